import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { hostFiles, immutable, revalidate, securityHeaders } from './finish/headers';
import { lowerCaseRedirects } from './finish/redirects';
import { BuildError } from './support/build-error';
import { listFiles } from './support/files';
import { inRepository, outDir, stagingDir } from './support/paths';
import { findFreePort, isPortTaken } from './support/ports';

/**
 * A server: whether it reads what this repository has for it, so that 404 page, headers and redirects are as they should be,
 * what runs it in the foreground, and its configuration, which lies in the work folder.
 */
type Host = [name: string, isConfigured: boolean, command: string, configuration: string];

/** Every server, for the site in `site`; they may write into `work`. */
function listHosts(site: string, work: string, port: number): Host[] {
  const user = process.getuid?.() === 0 ? { nginx: 'user nobody nogroup;', apache: 'User nobody\nGroup nogroup' } : {};
  const guide = readFileSync(inRepository('docs', 'hosting', 'README.md'), 'utf8');
  /** A block of the hosting page with the places of this machine in it. */
  const documented = (language: string) =>
    (guide.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? '')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('www.exemple.ch {', `http://127.0.0.1:${port} {`)
      .replace('/var/www/atelier-epicea', site)
      .replace('/etc/nginx/snippets/atelier-epicea.conf', path.join(stagingDir, '..', 'nginx.conf'))
      .replace('/etc/caddy/headers-and-redirects', path.join(stagingDir, '..', 'Caddyfile'));

  const file = `${work}/configuration`;
  const nginx = (server: string) => `${user.nginx ?? ''} daemon off; pid ${work}/pid; events {} http { access_log off;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${work};`).join(' ')}
    include /etc/nginx/mime.types; ${server} }`;
  const caddy = (server: string) => `{\nadmin off\nauto_https off\nstorage file_system ${work}\n}\n${server}`;
  const apache = (allowed: string, rewrite: string) => `ServerRoot ${work}\nServerName localhost
Listen 127.0.0.1:${port}\nPidFile pid\nErrorLog error.log
${`mpm_event authz_core dir mime autoindex negotiation alias headers filter deflate brotli${rewrite}`.replace(
  /\w+/g,
  'LoadModule $&_module /usr/lib/apache2/modules/mod_$&.so\n',
)}
${user.apache ?? ''}\nTypesConfig /etc/mime.types\nDocumentRoot ${site}\n<Directory ${site}>\nRequire all granted
Options Indexes FollowSymLinks MultiViews\nAllowOverride ${allowed}\n</Directory>\n`;

  const [runNginx, runCaddy] = [
    `nginx -p ${work} -e error.log -c ${file}`,
    `caddy run --adapter caddyfile --config ${file}`,
  ];
  const plainCaddy = `http://127.0.0.1:${port} {\nroot * ${site}\nfile_server\n}\n`;
  return [
    ['nginx', false, runNginx, nginx(`server { listen 127.0.0.1:${port}; root ${site}; }`)],
    ['nginx, docs/hosting', true, runNginx, nginx(documented('nginx'))],
    ['Caddy', false, runCaddy, caddy(plainCaddy)],
    ['Caddy, docs/hosting', true, runCaddy, caddy(documented('caddy'))],
    ...['All', 'FileInfo Indexes Limit AuthConfig', 'None'].flatMap((allowed) =>
      ['', ' rewrite'].map((rewrite): Host => {
        const name = `Apache, AllowOverride ${allowed}, ${rewrite ? 'with' : 'without'} mod_rewrite`;
        return [name, allowed !== 'None', `apache2 -DFOREGROUND -f ${file}`, apache(allowed, rewrite)];
      }),
    ),
    ['python3', false, `python3 -m http.server ${port} --bind 127.0.0.1 --directory ${site}`, ''],
  ];
}

/** Everything that is wrong with the site on a server. */
async function findFaults(isConfigured: boolean, origin: string, site: string): Promise<string[]> {
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string) => isRight || faults.push(fault);
  // The next server listens on the same port.
  const ask = (address: string, headers = {}) =>
    fetch(origin + address, { headers: { connection: 'close', ...headers } });
  const files = await listFiles(site);
  const find = (name: RegExp) => `/${files.find((file) => name.test(file))}`;

  for (const file of files.filter((name) => name.endsWith('/index.html'))) {
    const html = await readFile(path.join(site, file), 'utf8');
    const page = `/${file.replace('/index.html', '')}`;
    for (const address of [page, `${page}/`]) {
      const response = await ask(address);
      const isSame = response.status === 200 && (await response.text()) === html;
      check(isSame, `${address} is not its page (${response.status})`);
      check(response.headers.get('content-type')?.startsWith('text/html') ?? false, `${address} is not sent as HTML`);
      check(response.url.replace(/\/$/, '') === origin + page, `${address} leads to ${response.url}`);
    }
  }
  const notFound = await readFile(path.join(site, '404.html'), 'utf8');
  for (const address of ['/rien', '/services/rien', '/coupe/rien']) {
    const response = await ask(address);
    check(response.status === 404, `${address} answers ${response.status}, not 404`);
    check(!isConfigured || (await response.text()) === notFound, `${address} does not show 404.html`);
  }
  if (!isConfigured) return faults;

  const [sheet, film, avif] = [find(/^_next\/static\/.*\.css$/), find(/^film\/.*\.mp4$/), find(/^pictures\/.*\.avif$/)];
  const wanted: [addresses: string[], name: string, value: string][] = [
    ...securityHeaders({ isHttps: true }).map(([name, value]): [string[], string, string] => {
      // The rest of the policy is not the same everywhere.
      const sure = name === 'Content-Security-Policy' ? "frame-ancestors 'none'" : value;
      return [['/', '/tarifs/', '/rien', sheet], name, sure];
    }),
    [[sheet, film], 'cache-control', immutable],
    [['/', '/tarifs', '/tarifs/'], 'cache-control', revalidate],
    [['/', sheet], 'content-encoding', ''],
    [['/manifest.webmanifest'], 'content-type', 'application/manifest+json'],
    [[avif], 'content-type', 'image/avif'],
  ];
  for (const [addresses, name, value] of wanted) {
    for (const address of addresses) {
      const sent = (await ask(address)).headers.get(name);
      check(sent?.includes(value) ?? false, `${address} has ${sent} as ${name}`);
    }
  }
  const absent = await ask('/_next/static/absent.js');
  check(!absent.headers.get('cache-control')?.includes('immutable'), 'a missing file is remembered');
  const part = await ask(film, { range: 'bytes=10-19' });
  check(part.status === 206 && (await part.arrayBuffer()).byteLength === 10, `${film} cannot be had in parts`);
  for (const [from, to] of lowerCaseRedirects().flatMap((each) => [
    [each.from, each.to],
    [`${each.from}/`, each.to],
  ])) {
    const { ok, url } = await ask(`${from}`);
    check(ok && url.replace(/\/$/, '') === origin + to, `${from} leads to ${url}`);
  }
  for (const file of hostFiles) check(!(await ask(`/${file}`)).ok, `/${file} can be read`);
  check(!(await (await ask('/pictures/')).text()).includes('.avif'), 'the files of /pictures/ are listed');
  return faults;
}

/** Runs a server; `visit` finds its faults. Undefined when it is not installed. */
async function run(command: string, port: number, visit: () => Promise<string[]>): Promise<string[] | undefined> {
  const [program = '', ...args] = command.split(' ');
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const ended = new Promise<void>((resolve) => child.once('error', () => resolve()).once('close', () => resolve()));
  if (!child.pid) return undefined;
  const deadline = Date.now() + 20_000;
  let isStarted = false;
  while (!isStarted && child.exitCode === null && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    isStarted = await isPortTaken(port);
  }
  try {
    return isStarted ? await visit() : [`It does not start: ${output}`];
  } finally {
    child.kill();
    await ended;
  }
}

/** `npm run test:hosts`: serves `out/` with every server that is installed, and looks whether all of the site works on it. */
export default async function testHosts(): Promise<void> {
  if (!existsSync(outDir)) throw new BuildError('There is no out/: run "npm run build" first.');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hosts-'));
  // Servers may run as somebody who cannot look into a home folder.
  await chmod(folder, 0o755);
  const [site, work] = [path.join(folder, 'site'), path.join(folder, 'work')];
  await cp(outDir, site, { recursive: true });
  const port = await findFreePort(4401);
  let failed = 0;
  for (const [name, isConfigured, command, configuration] of listHosts(site, work, port)) {
    await rm(work, { recursive: true, force: true });
    await mkdir(work);
    await chmod(work, 0o777);
    await writeFile(path.join(work, 'configuration'), configuration);
    const faults = await run(command, port, () => findFaults(isConfigured, `http://127.0.0.1:${port}`, site));
    if (faults?.length) failed += 1;
    console.log(`${name}: ${faults ? (faults.length > 0 ? 'failed' : 'passed') : 'skipped, it is not installed'}`);
    for (const fault of faults ?? []) console.log(`  ${fault}`);
  }
  await rm(folder, { recursive: true });
  if (failed > 0) throw new BuildError(`The site does not work in full on ${failed} of the hosts; see above.`);
}

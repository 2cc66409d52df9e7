import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { editorPath } from '../lib/links/site';
import { editorHeader, hostFiles, immutable, revalidate, securityHeaders } from './finish/headers';
import { lowerCaseRedirects } from './finish/redirects';
import { BuildError } from './support/build-error';
import { listFiles } from './support/files';
import { inRepository, outDir, stagingDir } from './support/paths';
import { findFreePort } from './support/ports';
import { runCommand } from './support/run-command';

/** A server: whether it reads what this repository has for it, what runs it in the foreground, its configuration file. */
type Host = [name: string, isConfigured: boolean, command: string, configuration: string];

/** Every server, for the site in `site`; they may write into `work`. */
function listHosts(site: string, work: string, port: number): Host[] {
  const user = process.getuid?.() === 0 ? { nginx: 'user nobody nogroup;', apache: 'User nobody\nGroup nogroup' } : {};
  const guide = readFileSync(inRepository('docs', 'hosting', 'README.md'), 'utf8');
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

async function ask(address: string, more = {}) {
  // The next server listens on the same port.
  const answer = await fetch(address, { headers: { connection: 'close', ...more } });
  return { status: answer.status, url: answer.url, headers: answer.headers, text: await answer.text() };
}

/** Everything that is wrong with the site on a server. */
async function findFaults(isConfigured: boolean, origin: string, site: string): Promise<string[]> {
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string) => isRight || faults.push(fault);
  const files = await listFiles(site);
  const find = (name: RegExp) => `/${files.find((file) => name.test(file))}`;

  for (const file of files.filter((name) => name.endsWith('/index.html'))) {
    const html = await readFile(path.join(site, file), 'utf8');
    const page = `/${file.replace('/index.html', '')}`;
    for (const address of [page, `${page}/`]) {
      const { status, text, headers, url } = await ask(origin + address);
      check(status === 200 && text === html, `${address} is not its page (${status})`);
      check(headers.get('content-type')?.startsWith('text/html') ?? false, `${address} is not sent as HTML`);
      check(url.replace(/\/$/, '') === origin + page, `${address} leads to ${url}`);
    }
  }
  // A release without a repository has none.
  const hasEditor = existsSync(path.join(site, editorPath));
  const inEditor = hasEditor ? [editorPath, `${editorPath}/`, `${editorPath}/index.html`] : [];
  const editor = hasEditor ? await readFile(path.join(site, editorPath, 'index.html'), 'utf8') : '';
  for (const page of inEditor) {
    for (const [, address = ''] of editor.matchAll(/ (?:href|src)="([^"]+)"/g)) {
      const { status, url } = await ask(new URL(address, origin + page).href);
      check(status === 200 && url.startsWith(`${origin}${editorPath}/`), `${page} asks for ${url} (${status})`);
    }
  }
  const notFound = await readFile(path.join(site, '404.html'), 'utf8');
  for (const address of ['/rien', '/services/rien', '/coupe/rien']) {
    const { status, text } = await ask(origin + address);
    check(status === 404, `${address} answers ${status}, not 404`);
    check(!isConfigured || text === notFound, `${address} does not show 404.html`);
  }
  if (!isConfigured) return faults;

  const [sheet, film, avif] = [find(/^_next\/static\/.*\.css$/), find(/^film\/.*\.mp4$/), find(/^pictures\/.*\.avif$/)];
  const expectHeader = async (name: string, value: string, ...addresses: string[]) => {
    for (const address of addresses) {
      const sent = (await ask(origin + address)).headers.get(name);
      check(sent?.includes(value) ?? false, `${address} has ${sent} as ${name}`);
    }
  };
  for (const [name, value] of securityHeaders(true)) {
    // Word for word: a second policy would come after a comma.
    for (const address of ['/', '/tarifs/', '/rien', sheet, ...inEditor]) {
      const sent = (await ask(origin + address)).headers.get(name);
      check(sent === value, `${address} has ${sent} as ${name}`);
    }
  }
  await expectHeader(...editorHeader, ...inEditor);
  check(!(await ask(`${origin}/tarifs`)).headers.has('x-robots-tag'), 'pages are kept from search engines');
  await expectHeader('cache-control', immutable, sheet, film);
  await expectHeader('cache-control', revalidate, '/', '/tarifs', '/tarifs/', ...inEditor);
  await expectHeader('content-encoding', '', '/', sheet);
  await expectHeader('content-type', 'application/manifest+json', '/manifest.webmanifest');
  await expectHeader('content-type', 'image/avif', avif);
  const absent = await ask(`${origin}/_next/static/absent.js`);
  check(!absent.headers.get('cache-control')?.includes('immutable'), 'a missing file is remembered');
  const part = await ask(origin + film, { range: 'bytes=10-19' });
  check(part.status === 206 && part.headers.get('content-length') === '10', `${film} cannot be had in parts`);
  for (const { from, to } of lowerCaseRedirects()) {
    for (const address of [from, `${from}/`]) {
      const { status, url } = await ask(origin + address);
      check(status === 200 && url.replace(/\/$/, '') === origin + to, `${address} leads to ${url}`);
    }
  }
  for (const file of hostFiles) check((await ask(`${origin}/${file}`)).status === 404, `/${file} can be read`);
  check(!(await ask(`${origin}/pictures/`)).text.includes('.avif'), 'the files of /pictures/ are listed');
  return faults;
}

/** Runs a server; `visit` finds its faults. Undefined when it is not installed. */
async function run(command: string, origin: string, visit: () => Promise<string[]>): Promise<string[] | undefined> {
  const [program = '', ...args] = command.split(' ');
  const child = spawn(program, args, { env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` } });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const ended = new Promise<void>((resolve) => child.once('error', () => resolve()).once('close', () => resolve()));
  if (!child.pid) return undefined;
  let isStarted = false;
  for (let tries = 0; !isStarted && child.exitCode === null && tries < 200; tries += 1) {
    await sleep(50);
    isStarted = (await ask(origin).catch(() => undefined)) !== undefined;
  }
  try {
    return isStarted ? await visit() : [`It does not start: ${output}`];
  } finally {
    child.kill();
    await ended;
  }
}

/** `npm run test:hosts`: serves `out/` with every server that is installed, and looks whether all of the site works on it. */
async function testHosts(): Promise<void> {
  if (!existsSync(outDir)) throw new BuildError('There is no out/: run "npm run build" first.');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hosts-'));
  // Servers may run as somebody who cannot look into a home folder.
  await chmod(folder, 0o755);
  const [site, work] = [path.join(folder, 'site'), path.join(folder, 'work')];
  await cp(outDir, site, { recursive: true });
  const port = await findFreePort(4401);
  const origin = `http://127.0.0.1:${port}`;
  let failed = 0;
  for (const [name, isConfigured, command, configuration] of listHosts(site, work, port)) {
    await rm(work, { recursive: true, force: true });
    await mkdir(work);
    await chmod(work, 0o777);
    await writeFile(path.join(work, 'configuration'), configuration);
    const faults = await run(command, origin, () => findFaults(isConfigured, origin, site));
    if (faults?.length) failed += 1;
    console.log(`${name}: ${faults ? (faults.length > 0 ? 'failed' : 'passed') : 'skipped, it is not installed'}`);
    for (const fault of faults ?? []) console.log(`  ${fault}`);
  }
  await rm(folder, { recursive: true });
  if (failed > 0) throw new BuildError(`The site does not work in full on ${failed} of the hosts; see above.`);
}

void runCommand('hosts.ts', testHosts);

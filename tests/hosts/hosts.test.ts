import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { mainLocale } from '@/lib/content/content';
import { folderPaths } from '@/lib/content/page-paths';
import { neededId } from '@/lib/content/pages';
import { pathOf } from '@/lib/links/href';
import { drawingPolicy } from '@/scripts/finish/content-policy';
import { lowerCaseRedirects } from '@/scripts/finish/exact-names';
import { type Header, hostFiles, immutable, policyName, readHeaders, revalidate } from '@/scripts/finish/headers';
import { listFiles } from '@/scripts/support/files';
import { editorPath, inRepository, outDir, stagingDir } from '@/scripts/support/paths';
import { answerOf } from '@/scripts/support/processes';

// `npm run test:more -- hosts`: serves `out/` with every installed server, and requests every page and some files.

const port = 4401;
const origin = `http://localhost:${port}`;
// Debian installs servers in /usr/sbin.
process.env.PATH += ':/usr/sbin';

/** Name of a server, headers that it has to send (if any), command to run it in the foreground, configuration. */
type Host = [name: string, headers: Header[] | undefined, command: string, configuration: string];

const isInstalled = (command: string) => answerOf('which', command.split(' ')[0] ?? '') !== undefined;

/** Modules of Apache that a host may lack. */
const optionalModules = 'dir mime autoindex negotiation alias headers filter deflate brotli rewrite'.split(' ');

/** Returns the servers to try on the site in the folder `site`; they may write into the folder `work`. */
function listHosts(site: string, work: string) {
  const user = process.getuid?.() === 0 ? { nginx: 'user nobody nogroup;', apache: 'User nobody\nGroup nogroup' } : {};
  const guide = readFileSync(inRepository('docs', 'hosting', 'README.md'), 'utf8');
  const documented = (language: string) =>
    (guide.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? '')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('www.exemple.ch {', `http://localhost:${port} {`)
      .replace('/var/www/atelier-epicea', site)
      .replace('/etc/nginx/snippets/atelier-epicea.conf', path.join(stagingDir, '..', 'nginx.conf'))
      .replace('/etc/caddy/headers-and-redirects', path.join(stagingDir, '..', 'Caddyfile'));

  const file = `${work}/configuration`;
  const nginx = (server: string) => `${user.nginx ?? ''} daemon off; pid ${work}/pid; events {} http { access_log off;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${work};`).join(' ')}
    include /etc/nginx/mime.types; ${server} }`;
  const caddy = (server: string) => `{\nadmin off\nauto_https off\nstorage file_system ${work}\n}\n${server}`;
  const apache = (allowed: string, lacking: readonly string[] = []) => `ServerRoot ${work}\nServerName localhost
Listen 127.0.0.1:${port}\nPidFile pid\nErrorLog error.log
${['mpm_event', 'authz_core', ...optionalModules.filter((name) => !lacking.includes(name))]
  .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
  .join('\n')}
${user.apache ?? ''}\n<IfModule mod_mime.c>\nTypesConfig /etc/mime.types\n</IfModule>\nDocumentRoot ${site}\n<Directory ${site}>\nRequire all granted
Options Indexes FollowSymLinks MultiViews\nAllowOverride ${allowed}\n</Directory>\n`;
  const headers = readHeaders(outDir);
  const [runNginx, runApache] = [`nginx -p ${work} -e error.log -c ${file}`, `apache2 -DFOREGROUND -f ${file}`];
  const hosts: Host[] = [
    ['nginx', undefined, runNginx, nginx(`server { listen 127.0.0.1:${port}; root ${site}; }`)],
    ['nginx, docs/hosting', headers, runNginx, nginx(documented('nginx'))],
    ['Caddy, docs/hosting', headers, `caddy run --adapter caddyfile --config ${file}`, caddy(documented('caddy'))],
    ...['All', 'FileInfo Indexes Limit AuthConfig', 'None'].flatMap((allowed) =>
      [[], ['rewrite']].map((lacking): Host => {
        const name = `Apache, AllowOverride ${allowed}, ${lacking.length > 0 ? 'without' : 'with'} mod_rewrite`;
        return [name, allowed === 'None' ? undefined : headers, runApache, apache(allowed, lacking)];
      }),
    ),
    ['python3', undefined, `python3 -m http.server ${port} --bind 127.0.0.1 --directory ${site}`, ''],
  ];
  return hosts;
}

async function ask(address: string, headers: Record<string, string> = {}) {
  // Closes the connection, because the next server listens on the same port.
  const signal = AbortSignal.timeout(10_000);
  const answer = await fetch(address, { headers: { ...headers, connection: 'close' }, signal });
  return { status: answer.status, url: answer.url, headers: answer.headers, text: await answer.text() };
}

/** Returns the site's errors on a server; `sentHeaders` is undefined for a server that does not read our settings. */
async function findFaults(sentHeaders: Header[] | undefined, site: string): Promise<string[]> {
  const isConfigured = sentHeaders !== undefined;
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string) => isRight || faults.push(fault);
  const files = await listFiles(site);

  const pages = files.filter((name) => name.endsWith('/index.html')).map((name) => `/${path.dirname(name)}`);
  for (const page of pages.filter((name) => !isConfigured || !folderPaths().includes(name))) {
    const html = await readFile(path.join(site, page, 'index.html'), 'utf8');
    for (const address of [page, `${page}/`]) {
      const { status, text, headers, url } = await ask(origin + address);
      check(status === 200 && text === html, `${address} is not its page (${status})`);
      check(headers.get('content-type')?.startsWith('text/html') ?? false, `${address} is not sent as HTML`);
      check(url.replace(/\/$/, '') === origin + page, `${address} leads to ${url}`);
    }
  }
  // A release without a repository has no editor.
  const hasEditor = existsSync(path.join(site, editorPath));
  const inEditor = hasEditor ? [editorPath, `${editorPath}/`, `${editorPath}/index.html`] : [];
  const editor = hasEditor ? await readFile(path.join(site, editorPath, 'index.html'), 'utf8') : '';
  for (const page of inEditor) {
    for (const [, address = ''] of editor.matchAll(/ (?:href|src)="([^"]+)"/g)) {
      const { status, url } = await ask(new URL(address, origin + page).href);
      check(status === 200 && url.startsWith(`${origin}${editorPath}/`), `${page} asks for ${url} (${status})`);
    }
  }
  const list = pathOf(neededId('price-list'), mainLocale);
  const notFound = await readFile(path.join(site, '404.html'), 'utf8');
  for (const address of ['/rien', '/rien/rien', `${list}/rien`]) {
    const { status, text } = await ask(origin + address);
    check(status === 404, `${address} answers ${status}, not 404`);
    check(!isConfigured || text === notFound, `${address} does not show 404.html`);
  }
  if (!sentHeaders) return faults;

  const [sheet = '', font = '', avif = ''] = [/^_next\/static\/.*\.css$/, /\.woff2$/, /^pictures\/.*\.avif$/].map(
    (name) => `/${files.find((file) => name.test(file))}`,
  );
  const expectHeader = async (name: string, value: string, ...addresses: string[]) => {
    for (const address of addresses) {
      const sent = (await ask(origin + address)).headers.get(name);
      check(sent?.includes(value) ?? false, `${address} has ${sent} as ${name}`);
    }
  };
  for (const [name, value] of sentHeaders) {
    // Compared exactly, because a second policy would follow after a comma.
    for (const address of ['/', `${list}/`, '/rien', sheet, ...inEditor]) {
      const sent = (await ask(origin + address)).headers.get(name);
      check(sent === value, `${address} has ${sent} as ${name}`);
    }
  }
  for (const drawing of files.filter((name) => name.endsWith('.svg'))) {
    const sent = (await ask(`${origin}/${drawing}`)).headers.get(policyName);
    check(sent === drawingPolicy, `/${drawing} has ${sent} as its policy`);
  }
  await expectHeader('cache-control', immutable, sheet, font);
  await expectHeader('cache-control', revalidate, '/', list, `${list}/`, ...inEditor);
  await expectHeader('content-encoding', '', '/', sheet);
  await expectHeader('content-type', 'application/manifest+json', '/manifest.webmanifest');
  await expectHeader('content-type', 'image/avif', avif);
  const absent = await ask(`${origin}/_next/static/absent.js`);
  check(!absent.headers.get('cache-control')?.includes('immutable'), 'a missing file is remembered');
  for (const { from, to } of lowerCaseRedirects()) {
    for (const [address, target] of [
      [from, to],
      [`${from}/`, to],
      [`${from}?from=mail`, `${to}?from=mail`],
    ]) {
      const { status, url } = await ask(origin + address);
      check(status === 200 && url.replace(/\/(?=\?|$)/, '') === origin + target, `${address} leads to ${url}`);
    }
  }
  for (const folder of folderPaths()) {
    const page = await readFile(path.join(site, `${folder}.html`), 'utf8');
    for (const address of [folder, `${folder}/`]) {
      const { status, text, headers } = await ask(origin + address);
      check(status === 404 && text === page, `${address} is not sent as not found (${status})`);
      check(headers.has('content-security-policy'), `${address} has no policy`);
    }
  }
  // Browsers ask with these headers whether a file in their cache has changed.
  for (const address of ['/', list, sheet, font]) {
    const { headers } = await ask(origin + address);
    const [tag, date] = [headers.get('etag'), headers.get('last-modified')];
    const again = { ...(tag && { 'If-None-Match': tag }), ...(date && { 'If-Modified-Since': date }) };
    const { status } = await ask(origin + address, again);
    check(status === 304, `${address} is sent again unchanged (${status})`);
  }
  for (const file of hostFiles) {
    const encoded = `%${file.charCodeAt(0).toString(16)}${file.slice(1)}`;
    for (const address of [file, `/${file}`, encoded, `${file}/`, `pictures/..%2f${file}`]) {
      const { status } = await ask(`${origin}/${address}`);
      check(status === 404, `/${address} answers ${status}, not 404`);
    }
  }
  check(!(await ask(`${origin}/pictures/`)).text.includes('.avif'), 'the files of /pictures/ are listed');
  return faults;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'hosts-'));
const [site, work] = [path.join(folder, 'site'), path.join(folder, 'work')];

beforeAll(async () => {
  // Servers may run as a user without access to a home folder.
  await chmod(folder, 0o755);
  await cp(outDir, site, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a server while `look` asks it for files. */
async function whileServing([, , command, configuration]: Host, look: () => Promise<void>): Promise<void> {
  await rm(work, { recursive: true, force: true });
  await mkdir(work);
  await chmod(work, 0o777);
  await writeFile(path.join(work, 'configuration'), configuration);
  const [program = '', ...options] = command.split(' ');
  const server = execa(program, options, { reject: false });
  const deadline = Date.now() + 20_000;
  try {
    while (!(await ask(`${origin}/robots.txt`).catch(() => undefined))) {
      if (server.exitCode !== null || Date.now() > deadline) throw new Error(`${program} does not start.`);
      await sleep(50);
    }
    await look();
  } finally {
    server.kill();
    const { stderr } = await server;
    expect(stderr).not.toContain('[warn]');
  }
}

/** Returns `it`, or `it.skip` for a server that is not installed; in CI none is skipped. */
const testOf = ([, , command]: Host) => (process.env.CI || isInstalled(command) ? it : it.skip);

for (const host of listHosts(site, work))
  testOf(host)(`every page is served on ${host[0]}, with our headers if it reads our settings`, () =>
    whileServing(host, async () => expect(await findFaults(host[1], site)).toEqual([])),
  );

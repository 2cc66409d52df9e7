import { accessSync, chmodSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from '../support/paths';

/** Where a server finds what it serves, and where it may write. */
export interface Place {
  /** The site, readable for everyone. */
  site: string;
  /** Folder for the server's own files. */
  work: string;
  port: number;
}

/** A program and its arguments. */
export type Command = [program: string, ...args: string[]];

/** A server that the site must work on. */
export interface Host {
  name: string;
  /** Why it cannot be tried here; undefined when it can. */
  absent: () => string | undefined;
  /** Writes what the server needs; returns the command that runs it in the foreground. */
  prepare: (place: Place) => Command;
  /** A command that shows whether the program can be had; npm's servers are fetched by it. */
  probe?: Command;
  /** Whether it answers unknown addresses with 404.html. */
  has404Page: boolean;
  /** Whether it runs a configuration of this repository, with headers and redirects. */
  isConfigured: boolean;
}

const systemFolders = ['/usr/local/sbin', '/usr/sbin', '/sbin', '/opt/homebrew/bin'];

/** The program file, looked for on the path and where systems keep their servers. */
function find(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean), ...systemFolders];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const lacking = (...names: string[]) => (find(...names) ? undefined : `${names.join(' or ')} is not installed`);

function write(place: Place, name: string, text: string): string {
  const file = path.join(place.work, name);
  writeFileSync(file, text);
  return file;
}

/** A configuration of docs/hosting/ with the places of this machine in it; all else is what a real server reads. */
function readyConfiguration(name: string, changes: [from: RegExp, to: string][]): string {
  let text = readFileSync(inRepository('docs', 'hosting', name), 'utf8');
  for (const [from, to] of changes) {
    if (!from.test(text)) throw new Error(`docs/hosting/${name} has nothing like ${from}.`);
    text = text.replace(from, () => to);
  }
  return text;
}

function nginx(name: string, server: (place: Place) => string, isConfigured: boolean): Host {
  return {
    name,
    absent: () => lacking('nginx'),
    has404Page: isConfigured,
    isConfigured,
    prepare: (place) => {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((kind) => `${kind}_temp_path ${place.work};`)
        .join(' ');
      const configuration = write(
        place,
        'nginx.conf',
        `${process.getuid?.() === 0 ? 'user nobody nogroup;' : ''}
daemon off; pid ${place.work}/pid; error_log ${place.work}/error.log;
events {}
http { access_log off; ${temporary}
${server(place)}
}`,
      );
      return [find('nginx') ?? 'nginx', '-p', place.work, '-e', `${place.work}/error.log`, '-c', configuration];
    },
  };
}

const nginxTypes = () =>
  ['/etc/nginx', '/usr/local/etc/nginx', '/opt/homebrew/etc/nginx'].find((folder) =>
    existsSync(`${folder}/mime.types`),
  ) ?? '/etc/nginx';

function caddy(name: string, site: (place: Place) => string, isConfigured: boolean): Host {
  return {
    name,
    absent: () => lacking('caddy'),
    has404Page: isConfigured,
    isConfigured,
    prepare: (place) => {
      const options = `{\n\tadmin off\n\tauto_https off\n\tstorage file_system ${place.work}\n}\n\n`;
      const configuration = write(place, 'Caddyfile', options + site(place));
      return [find('caddy') ?? 'caddy', 'run', '--adapter', 'caddyfile', '--config', configuration];
    },
  };
}

const apacheModules = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/usr/libexec/apache2'];

function apache(name: string, isConfigured: boolean): Host {
  return {
    name,
    absent: () =>
      lacking('apache2', 'httpd') ??
      (apacheModules.some((folder) => existsSync(folder)) ? undefined : 'its modules are not where they usually are'),
    has404Page: isConfigured,
    isConfigured,
    prepare: (place) => {
      const folder = apacheModules.find((candidate) => existsSync(candidate)) ?? '';
      const plain = ['mpm_event', 'authz_core', 'unixd', 'dir', 'mime', 'autoindex'];
      const wanted = isConfigured ? [...plain, 'rewrite', 'headers', 'filter', 'deflate', 'brotli'] : plain;
      const modules = wanted
        .filter((module) => existsSync(`${folder}/mod_${module}.so`))
        .map((module) => `LoadModule ${module}_module ${folder}/mod_${module}.so`);
      const types = ['/etc/mime.types', '/etc/apache2/mime.types'].find((file) => existsSync(file));
      const configuration = write(
        place,
        'httpd.conf',
        `ServerRoot "${place.work}"
ServerName localhost
Listen 127.0.0.1:${place.port}
PidFile ${place.work}/pid
ErrorLog ${place.work}/error.log
${modules.join('\n')}
${process.getuid?.() === 0 ? 'User nobody\nGroup nogroup' : ''}
${types ? `TypesConfig ${types}` : ''}
DocumentRoot "${place.site}"
DirectoryIndex index.html
<Directory "${place.site}">
  Require all granted
  Options Indexes FollowSymLinks
  AllowOverride ${isConfigured ? 'All' : 'None'}
</Directory>
`,
      );
      return [find('apache2', 'httpd') ?? 'apache2', '-DFOREGROUND', '-f', configuration];
    },
  };
}

/** A server of the npm registry, in the version given; npm fetches it into its own cache. */
function npm(name: string, version: string, has404Page: boolean, args: (place: Place) => string[]): Host {
  const npx = (...rest: string[]): Command => ['npx', '--yes', `${name}@${version}`, ...rest];
  return {
    name,
    absent: () => lacking('npx'),
    probe: npx('--version'),
    has404Page,
    isConfigured: false,
    prepare: (place) => npx(...args(place)),
  };
}

/** Every server, in its plainest configuration and, where this repository has one, in that. */
export const hosts: readonly Host[] = [
  nginx(
    'nginx, plain',
    ({ port, site }) => `include ${nginxTypes()}/mime.types; server { listen 127.0.0.1:${port}; root ${site}; }`,
    false,
  ),
  nginx(
    'nginx, docs/hosting/nginx.conf',
    ({ port, site }) =>
      readyConfiguration('nginx.conf', [
        [/listen 80;/, `listen 127.0.0.1:${port};`],
        [/root [^;]+;/, `root ${site};`],
        [/\/etc\/nginx\/mime\.types/, `${nginxTypes()}/mime.types`],
        [/\/etc\/nginx\/snippets\/headers/, inRepository('.generated', 'headers')],
        [/\/etc\/nginx\/snippets\/redirects/, inRepository('.generated', 'redirects')],
      ]),
    true,
  ),
  caddy('Caddy, plain', ({ port, site }) => `http://127.0.0.1:${port} {\n\troot * ${site}\n\tfile_server\n}\n`, false),
  caddy(
    'Caddy, docs/hosting/Caddyfile',
    ({ port, site }) =>
      readyConfiguration('Caddyfile', [
        [/^www\.exemple\.ch/m, `http://127.0.0.1:${port}`],
        [/root \* \S+/, `root * ${site}`],
        [/\/etc\/caddy\/headers/, inRepository('.generated', 'headers')],
        [/\/etc\/caddy\/redirects/, inRepository('.generated', 'redirects')],
      ]),
    true,
  ),
  apache('Apache, plain', false),
  apache('Apache, .htaccess', true),
  {
    name: 'python3 -m http.server',
    absent: () => lacking('python3'),
    has404Page: false,
    isConfigured: false,
    prepare: ({ port, site }) => [
      find('python3') ?? 'python3',
      ...['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', site],
    ],
  },
  npm('serve', '14.2.5', true, ({ port, site }) => ['--no-clipboard', '--listen', `tcp://127.0.0.1:${port}`, site]),
  npm('sirv-cli', '3.0.1', false, ({ port, site }) => [site, '--host', '127.0.0.1', '--port', String(port), '--quiet']),
  npm('http-server', '14.1.1', true, ({ port, site }) => [site, '-a', '127.0.0.1', '-p', String(port), '-s']),
];

/** Makes the folder of a server; it may run as somebody who owns nothing. */
export function makeWorkFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o777);
}

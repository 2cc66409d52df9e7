import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { editorPath, readBasePath, readSiteUrl } from '../../lib/links/site';
import { writeFileAtomically } from '../support/files';
import { inRepository } from '../support/paths';
import { editorHeader, type Header, hashedFolders, hostFiles, immutable, revalidate, securityHeaders } from './headers';
import { lowerCaseRedirects } from './redirects';

/** What a host has to be told. */
export interface Hosting {
  basePath: string;
  headers: readonly Header[];
  hasEditor: boolean;
  redirects: ReturnType<typeof lowerCaseRedirects>;
}

/** Text of `_headers` (Netlify, Cloudflare Pages). Both have the browser ask for all other files each time by themselves. */
export function headersFile({ basePath, headers, hasEditor }: Hosting): string {
  const rule = (address: string, ...list: Header[]) =>
    `${basePath}${address}\n${list.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
  return [
    rule('/*', ...headers),
    // With and without final slash to Netlify; Cloudflare redirects to the final slash.
    hasEditor ? rule(`${editorPath}/*`, editorHeader) : '',
    ...hashedFolders.map((folder) => rule(`/${folder}/*`, ['Cache-Control', immutable])),
  ].join('');
}

/** Text of `_redirects` (Netlify, Cloudflare Pages). Cloudflare wants the address with a final slash as a rule of its own. */
export function redirectsFile({ basePath, redirects }: Hosting): string {
  return redirects
    .flatMap(({ from, to }) => ['', '/'].map((end) => `${basePath}${from}${end} ${basePath}${to} 301\n`))
    .join('');
}

const [robotsName, robots] = editorHeader;

/** How a host is told of a header, a redirect and the header of the editor, a line each. */
interface Lines {
  header: (name: string, value: string) => string;
  redirect: (from: string, to: string, index: number) => string;
  editor: (path: string) => string;
}

/** Those that have a template in `hosts/`; of the blocks of nginx and Caddy docs/hosting has the rest. */
const linesOf: Record<'htaccess' | 'nginx.conf' | 'Caddyfile', Lines> = {
  htaccess: {
    header: (name, value) => `  Header always set ${name} "${value}"`,
    redirect: (from, to) => `  RedirectMatch 301 "^${from}/?$" "${to}"`,
    editor: (folder) => `  Header always set ${robotsName} ${robots} "expr=%{REQUEST_URI} =~ m#^${folder}(/|$)#"`,
  },
  'nginx.conf': {
    header: (name, value) => `add_header ${name} "${value}" always;`,
    redirect: (from, to) => `location ~ ^${from}/?$ { return 301 ${to}$is_args$args; }`,
    editor: (folder) => `if ($uri ~ "^${folder}(/|$)") { set $robots "${robots}"; }`,
  },
  Caddyfile: {
    header: (name, value) => `header ${name} "${value}"`,
    redirect: (from, to, index) => `@case${index} path_regexp ^${from}/?$\nredir @case${index} ${to} 301`,
    editor: (folder) => `@editor path ${folder} ${folder}/*\nheader @editor ${robotsName} "${robots}"`,
  },
};

/** Text for a host that has a template. */
export function fillTemplate(template: keyof typeof linesOf, hosting: Hosting): string {
  const { basePath, headers, hasEditor, redirects } = hosting;
  const lines = linesOf[template];
  const values: Record<string, string> = {
    basePath,
    immutable,
    revalidate,
    hashed: hashedFolders.join('|'),
    hashedPaths: hashedFolders.map((folder) => `${basePath}/${folder}/*`).join(' '),
    hidden: hostFiles.join('|').replace('.', '\\.'),
    headers: headers.map((header) => lines.header(...header)).join('\n'),
    redirects: redirects.map(({ from, to }, index) => lines.redirect(basePath + from, basePath + to, index)).join('\n'),
    editor: hasEditor ? lines.editor(basePath + editorPath) : '',
  };
  const text = readFileSync(inRepository('scripts', 'finish', 'hosts', template), 'utf8');
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '').replace(/\n{2,}/g, '\n');
}

/** Writes what hosts read into the folder, and what nginx and Caddy include beside it. */
export async function writeHostFiles(dir: string): Promise<void> {
  const hosting: Hosting = {
    basePath: readBasePath(),
    headers: securityHeaders(readSiteUrl().startsWith('https:')),
    hasEditor: existsSync(path.join(dir, editorPath)),
    redirects: lowerCaseRedirects(),
  };
  const files = {
    _headers: headersFile(hosting),
    _redirects: redirectsFile(hosting),
    '.htaccess': fillTemplate('htaccess', hosting),
    '../nginx.conf': fillTemplate('nginx.conf', hosting),
    '../Caddyfile': fillTemplate('Caddyfile', hosting),
  };
  await Promise.all(Object.entries(files).map(([file, text]) => writeFileAtomically(path.join(dir, file), text)));
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { editorPath, readBasePath, readSiteUrl } from '../../lib/links/site';
import { writeFileAtomically } from '../support/files';
import {
  editorHeader,
  type Header,
  type Hosting,
  hashedFolders,
  immutable,
  revalidate,
  securityHeaders,
} from './headers';
import { htaccessFile } from './htaccess';
import { lowerCaseRedirects } from './redirects';

const [robotsName, robotsValue] = editorHeader;

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

/** Headers and redirects for the server block of nginx, which sends no empty header; docs/hosting has the rest of it. */
const nginxFile = ({ basePath, headers, hasEditor, redirects }: Hosting) => `set $cache_control "${revalidate}";
if ($uri ~ "^${basePath}/(${hashedFolders.join('|')})/") { set $cache_control "${immutable}"; }
# Not on errors: a file that is missing today may be there tomorrow.
add_header Cache-Control $cache_control;
set $robots "";
${hasEditor ? `if ($uri ~ "^${basePath}${editorPath}(/|$)") { set $robots "${robotsValue}"; }\n` : ''}\
add_header ${robotsName} $robots always;
${headers.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join('')}\
${redirects.map(({ from, to }) => `location ~ ^${basePath}${from}/?$ { return 301 ${basePath}${to}$is_args$args; }\n`).join('')}`;

/** Headers and redirects for the site block of Caddy; docs/hosting has the rest of it. */
function caddyFile({ basePath, headers, hasEditor, redirects }: Hosting): string {
  const hashed = hashedFolders.map((folder) => `${basePath}/${folder}/*`).join(' ');
  const editor = `${basePath}${editorPath}`;
  return `@hashed path ${hashed}
header @hashed Cache-Control "${immutable}"
@named not path ${hashed}
header @named Cache-Control "${revalidate}"
${headers.map(([name, value]) => `header ${name} "${value}"\n`).join('')}\
${hasEditor ? `@editor path ${editor} ${editor}/*\nheader @editor ${robotsName} "${robotsValue}"\n` : ''}\
# By regular expressions, because plain paths ignore case here and a page would lead to itself.
${redirects.map(({ from, to }, index) => `@case${index} path_regexp ^${basePath}${from}/?$\nredir @case${index} ${basePath}${to} 301\n`).join('')}`;
}

/**
 * Writes headers and redirects for the site as `SITE_URL` and `BASE_PATH` place it: `_headers`, `_redirects` and `.htaccess`
 * into the folder, and what nginx and Caddy include beside it. Returns the names of the files.
 */
export async function writeHostFiles(dir: string): Promise<string[]> {
  const hosting: Hosting = {
    basePath: readBasePath(),
    headers: securityHeaders(readSiteUrl().startsWith('https:')),
    hasEditor: existsSync(path.join(dir, editorPath)),
    redirects: lowerCaseRedirects(),
  };
  const files = {
    [path.join(dir, '_headers')]: headersFile(hosting),
    [path.join(dir, '_redirects')]: redirectsFile(hosting),
    [path.join(dir, '.htaccess')]: htaccessFile(hosting),
    [path.join(dir, '..', 'nginx.conf')]: nginxFile(hosting),
    [path.join(dir, '..', 'Caddyfile')]: caddyFile(hosting),
  };
  await Promise.all(Object.entries(files).map(([file, text]) => writeFileAtomically(file, text)));
  return Object.keys(files).map((file) => path.basename(file));
}

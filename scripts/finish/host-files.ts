import path from 'node:path';
import { readBasePath, readSiteUrl } from '../../lib/links/site';
import { writeFileAtomically } from '../support/files';
import { type Header, hashedFolders, immutable, revalidate, securityHeaders } from './headers';
import { htaccessFile } from './htaccess';
import { lowerCaseRedirects, type Redirect } from './redirects';

/** Text of `_headers` (Netlify, Cloudflare Pages). Both have the browser ask for all other files each time by themselves. */
export function headersFile(basePath: string, headers: readonly Header[]): string {
  return [
    `${basePath}/*\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`,
    ...hashedFolders.map((folder) => `${basePath}/${folder}/*\n  Cache-Control: ${immutable}\n`),
  ].join('');
}

/** Text of `_redirects` (Netlify, Cloudflare Pages). Cloudflare wants the address with a final slash as a rule of its own. */
export function redirectsFile(basePath: string, redirects: readonly Redirect[]): string {
  const rules = redirects.flatMap(({ from, to }) => [`${from} ${basePath}${to} 301`, `${from}/ ${basePath}${to} 301`]);
  return rules.map((rule) => `${basePath}${rule}\n`).join('');
}

/** Headers and redirects for the server block of nginx; docs/hosting has the rest of it. */
function nginxFile(basePath: string, headers: readonly Header[], redirects: readonly Redirect[]): string {
  return `set $cache_control "${revalidate}";
if ($uri ~ "^${basePath}/(${hashedFolders.join('|')})/") { set $cache_control "${immutable}"; }
# Not on errors: a file that is missing today may be there tomorrow.
add_header Cache-Control $cache_control;
${headers.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join('')}\
${redirects.map(({ from, to }) => `location ~ ^${basePath}${from}/?$ { return 301 ${basePath}${to}$is_args$args; }\n`).join('')}`;
}

/** Headers and redirects for the site block of Caddy; docs/hosting has the rest of it. */
function caddyFile(basePath: string, headers: readonly Header[], redirects: readonly Redirect[]): string {
  const hashed = hashedFolders.map((folder) => `${basePath}/${folder}/*`).join(' ');
  return `@hashed path ${hashed}
header @hashed Cache-Control "${immutable}"
@named not path ${hashed}
header @named Cache-Control "${revalidate}"
${headers.map(([name, value]) => `header ${name} "${value}"\n`).join('')}\
# By regular expressions, because plain paths ignore case here and a page would lead to itself.
${redirects.map(({ from, to }, index) => `@case${index} path_regexp ^${basePath}${from}/?$\nredir @case${index} ${basePath}${to} 301\n`).join('')}`;
}

/**
 * Writes headers and redirects for the site as `SITE_URL` and `BASE_PATH` place it: `_headers`, `_redirects` and `.htaccess`
 * into the folder, and what nginx and Caddy include beside it. `scripts` are the sources of scripts of all pages together.
 * Returns the names of the files.
 */
export async function writeHostFiles(dir: string, scripts: ReadonlySet<string>): Promise<string[]> {
  const generated = path.dirname(dir);
  const basePath = readBasePath();
  const isHttps = readSiteUrl().startsWith('https:');
  // Too many would not fit a line of `_headers`.
  const headers = securityHeaders(isHttps, scripts.size <= 10 ? [...scripts] : undefined);
  const redirects = lowerCaseRedirects();
  const files = {
    [path.join(dir, '_headers')]: headersFile(basePath, headers),
    [path.join(dir, '_redirects')]: redirectsFile(basePath, redirects),
    [path.join(dir, '.htaccess')]: htaccessFile(basePath, headers, redirects),
    [path.join(generated, 'nginx.conf')]: nginxFile(basePath, securityHeaders(isHttps), redirects),
    [path.join(generated, 'Caddyfile')]: caddyFile(basePath, securityHeaders(isHttps), redirects),
  };
  await Promise.all(Object.entries(files).map(([file, text]) => writeFileAtomically(file, text)));
  return Object.keys(files).map((file) => path.basename(file));
}

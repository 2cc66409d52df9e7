import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readBasePath, readSiteUrl } from '../../lib/links/site';
import { listFiles, writeFileAtomically } from '../support/files';
import { commonScripts, type HeaderOptions, hashedFolders, immutable, revalidate, securityHeaders } from './headers';
import { htaccessFile } from './htaccess';
import { lowerCaseRedirects, type Redirect } from './redirects';

const indented = (lines: string[]) => lines.map((line) => `  ${line}\n`).join('');

/** Text of `_headers` (Netlify, Cloudflare Pages). Both have the browser ask for all other files each time by themselves. */
export function headersFile(options: HeaderOptions): string {
  return [
    `${options.basePath}/*\n${indented(securityHeaders(options).map(([name, value]) => `${name}: ${value}`))}`,
    ...hashedFolders.map((folder) => `${options.basePath}/${folder}/*\n  Cache-Control: ${immutable}\n`),
  ].join('');
}

/** Text of `_redirects` (Netlify, Cloudflare Pages). Cloudflare wants the address with a final slash as a rule of its own. */
export function redirectsFile(redirects: readonly Redirect[], basePath: string): string {
  return redirects
    .flatMap(({ from, to }) => [from, `${from}/`].map((wrong) => `${basePath}${wrong} ${basePath}${to} 301\n`))
    .join('');
}

/** Headers and redirects for the server block of nginx; docs/hosting has the rest of it. */
function nginxFile(options: HeaderOptions, redirects: readonly Redirect[]): string {
  const { basePath } = options;
  return `set $cache_control "${revalidate}";
if ($uri ~ "^${basePath}/(${hashedFolders.join('|')})/") { set $cache_control "${immutable}"; }
# Not on errors: a file that is missing today may be there tomorrow.
add_header Cache-Control $cache_control;
${securityHeaders(options)
  .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
  .join('')}\
${redirects
  .flatMap(({ from, to }) => [from, `${from}/`].map((wrong) => [basePath + wrong, basePath + to]))
  .map(([from, to]) => `location = ${from} { return 301 ${to}$is_args$args; }\n`)
  .join('')}`;
}

/** Headers and redirects for the site block of Caddy; docs/hosting has the rest of it. */
function caddyFile(options: HeaderOptions, redirects: readonly Redirect[]): string {
  const { basePath } = options;
  const hashed = hashedFolders.map((folder) => `${basePath}/${folder}/*`).join(' ');
  return `@hashed path ${hashed}
header @hashed Cache-Control "${immutable}"
@named not path ${hashed}
header @named Cache-Control "${revalidate}"
header {
${indented(securityHeaders(options).map(([name, value]) => `${name} "${value}"`))}\
}
# By regular expressions, because plain paths ignore case here and a page would lead to itself.
${redirects
  .map(
    ({ from, to }, index) =>
      `@case${index} path_regexp ^${basePath}${from}/?$\nredir @case${index} ${basePath}${to} 301\n`,
  )
  .join('')}`;
}

/**
 * Writes headers and redirects for the site as `SITE_URL` and `BASE_PATH` place it: `_headers`, `_redirects` and `.htaccess`
 * into the folder, and what nginx and Caddy include beside it. Returns the names of the files.
 */
export async function writeHostFiles(dir: string, generated: string = path.dirname(dir)): Promise<string[]> {
  const pages = (await listFiles(dir)).filter((file) => file.endsWith('.html'));
  const place = { basePath: readBasePath(), isHttps: readSiteUrl().startsWith('https:') };
  const texts = await Promise.all(pages.map((page) => readFile(path.join(dir, page), 'utf8')));
  const here = { ...place, scripts: commonScripts(texts) };
  const redirects = lowerCaseRedirects();
  const files = {
    [path.join(dir, '_headers')]: headersFile(here),
    [path.join(dir, '_redirects')]: redirectsFile(redirects, place.basePath),
    [path.join(dir, '.htaccess')]: htaccessFile(here, redirects),
    [path.join(generated, 'nginx.conf')]: nginxFile(place, redirects),
    [path.join(generated, 'Caddyfile')]: caddyFile(place, redirects),
  };
  await Promise.all(Object.entries(files).map(([file, text]) => writeFileAtomically(file, text)));
  return Object.keys(files).map((file) => path.basename(file));
}

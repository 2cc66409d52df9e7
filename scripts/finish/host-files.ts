import { existsSync } from 'node:fs';
import path from 'node:path';
import { editorPath, readBasePath, readSiteUrl } from '../../lib/links/site';
import { writeFileAtomically } from '../support/files';
import {
  editorHeaders,
  type Header,
  hashedFolders,
  immutable,
  revalidate,
  securityHeaders,
  sharedHeaders,
} from './headers';
import { htaccessFile } from './htaccess';
import { lowerCaseRedirects, type Redirect } from './redirects';

/** Text of `_headers` (Netlify, Cloudflare Pages). Both have the browser ask for all other files each time by themselves. */
export function headersFile(basePath: string, isHttps: boolean, ofEditor = editorHeaders(isHttps)): string {
  const rule = (address: string, headers: readonly Header[]) =>
    `${basePath}${address}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
  return [
    rule('/*', sharedHeaders(isHttps)),
    // With and without final slash to Netlify; Cloudflare redirects to the final slash.
    ofEditor.length > 0 ? rule(`${editorPath}/*`, ofEditor) : '',
    ...hashedFolders.map((folder) => rule(`/${folder}/*`, [['Cache-Control', immutable]])),
  ].join('');
}

/** Text of `_redirects` (Netlify, Cloudflare Pages). Cloudflare wants the address with a final slash as a rule of its own. */
export function redirectsFile(basePath: string, redirects: readonly Redirect[]): string {
  const rules = redirects.flatMap(({ from, to }) => [`${from} ${basePath}${to} 301`, `${from}/ ${basePath}${to} 301`]);
  return rules.map((rule) => `${basePath}${rule}\n`).join('');
}

/** The headers that the editor has as well, and those in whose place it has its own. */
function divideHeaders(isHttps: boolean, ofEditor: readonly Header[]) {
  const isReplaced = ([name]: Header) => ofEditor.some(([own]) => own === name);
  const headers = securityHeaders(isHttps);
  return { replaced: headers.filter(isReplaced), shared: headers.filter((header) => !isReplaced(header)) };
}

/** Headers and redirects for the server block of nginx; docs/hosting has the rest of it. */
function nginxFile(
  basePath: string,
  isHttps: boolean,
  ofEditor: readonly Header[],
  redirects: readonly Redirect[],
): string {
  const { replaced, shared } = divideHeaders(isHttps, ofEditor);
  const variable = (name: string) => `$${name.toLowerCase().replaceAll('-', '_')}`;
  const set = ([name, value]: Header) => `set ${variable(name)} "${value}";`;
  // An empty header is not sent.
  const before = new Map([...ofEditor.map(([name]): Header => [name, '']), ...replaced]);
  return `${set(['Cache-Control', revalidate])}
if ($uri ~ "^${basePath}/(${hashedFolders.join('|')})/") { ${set(['Cache-Control', immutable])} }
# Not on errors: a file that is missing today may be there tomorrow.
add_header Cache-Control ${variable('Cache-Control')};
${shared.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join('')}\
${[...before].map((header) => `${set(header)}\n`).join('')}\
${ofEditor.length > 0 ? `if ($uri ~ "^${basePath}${editorPath}(/|$)") { ${ofEditor.map(set).join(' ')} }\n` : ''}\
${ofEditor.map(([name]) => `add_header ${name} ${variable(name)} always;\n`).join('')}\
${redirects.map(({ from, to }) => `location ~ ^${basePath}${from}/?$ { return 301 ${basePath}${to}$is_args$args; }\n`).join('')}`;
}

/** Headers and redirects for the site block of Caddy; docs/hosting has the rest of it. */
function caddyFile(
  basePath: string,
  isHttps: boolean,
  ofEditor: readonly Header[],
  redirects: readonly Redirect[],
): string {
  const { replaced, shared } = divideHeaders(isHttps, ofEditor);
  const hashed = hashedFolders.map((folder) => `${basePath}/${folder}/*`).join(' ');
  const editor = `${basePath}${editorPath} ${basePath}${editorPath}/*`;
  const list = (matcher: string, headers: readonly Header[]) =>
    headers.map(([name, value]) => `header ${matcher}${name} "${value}"\n`).join('');
  return `@hashed path ${hashed}
header @hashed Cache-Control "${immutable}"
@named not path ${hashed}
header @named Cache-Control "${revalidate}"
${list('', shared)}\
${ofEditor.length > 0 ? `@editor path ${editor}\n${list('@editor ', ofEditor)}@pages not path ${editor}\n${list('@pages ', replaced)}` : ''}\
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
  // Pages carry their own too.
  const common = scripts.size <= 10 ? [...scripts] : undefined;
  const redirects = lowerCaseRedirects();
  const ofEditor = existsSync(path.join(dir, editorPath)) ? editorHeaders(isHttps) : [];
  const files = {
    [path.join(dir, '_headers')]: headersFile(basePath, isHttps, ofEditor),
    [path.join(dir, '_redirects')]: redirectsFile(basePath, redirects),
    [path.join(dir, '.htaccess')]: htaccessFile(basePath, securityHeaders(isHttps, common), ofEditor, redirects),
    [path.join(generated, 'nginx.conf')]: nginxFile(basePath, isHttps, ofEditor, redirects),
    [path.join(generated, 'Caddyfile')]: caddyFile(basePath, isHttps, ofEditor, redirects),
  };
  await Promise.all(Object.entries(files).map(([file, text]) => writeFileAtomically(file, text)));
  return Object.keys(files).map((file) => path.basename(file));
}

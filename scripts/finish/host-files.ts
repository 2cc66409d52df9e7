import { existsSync } from 'node:fs';
import path from 'node:path';
import { folderPaths } from '../../lib/content/pages';
import { editorPath, readBasePath, readSiteUrl } from '../../lib/links/site';
import { writeFileAtomically } from '../support/files';
import { lowerCaseRedirects } from './exact-names';
import {
  editorHeader,
  type Hosting,
  hashedFolders,
  hiddenFiles,
  immutable,
  revalidate,
  securityHeaders,
} from './headers';
import { htaccess } from './htaccess';

/** For Netlify and Cloudflare Pages, which have all other files asked for each time by themselves. */
const headersFile = ({ basePath, headers, hasEditor }: Hosting): Lines => [
  `${basePath}/*`,
  headers.map(([name, value]) => `  ${name}: ${value}`),
  hasEditor && [`${basePath}${editorPath}/*`, `  ${editorHeader.join(': ')}`],
  hashedFolders.flatMap((folder) => [`${basePath}/${folder}/*`, `  Cache-Control: ${immutable}`]),
];

/** For the same hosts, which want the address with a final slash as a rule of its own. Cloudflare Pages passes over the last rules. */
const redirectsFile = ({ basePath, redirects, folders }: Hosting): Lines => [
  redirects.flatMap(({ from, to }) => ['', '/'].map((end) => `${basePath}${from}${end} ${basePath}${to} 301`)),
  folders.map((folder) => `${basePath}${folder} ${basePath}/404.html 404!`),
];

/** What nginx includes in its block of docs/hosting. */
const nginx = ({ basePath, headers, hasEditor, redirects, folders }: Hosting): Lines => [
  `set $cache_control "${revalidate}";`,
  `if ($uri ~ "^${basePath}/(${hashedFolders.join('|')})/") { set $cache_control "${immutable}"; }`,
  '# Not on errors: a file that is missing today may be there tomorrow.',
  'add_header Cache-Control $cache_control;',
  'set $robots "";',
  hasEditor && `if ($uri ~ "^${basePath}${editorPath}(/|$)") { set $robots "${editorHeader[1]}"; }`,
  `add_header ${editorHeader[0]} $robots always;`,
  headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
  redirects.map(({ from, to }) => `location ~ ^${basePath}${from}/?$ { return 301 ${basePath}${to}$is_args$args; }`),
  folders.map((folder) => {
    const address = basePath + folder;
    return `location ~ ^${address}(/|/index\\.html)?$ { error_page 404 ${address}.html; return 404; }`;
  }),
  `location ~ ^${basePath}/(${hiddenFiles})$ { return 404; }`,
];

/** What Caddy imports in its block of docs/hosting: regular expressions, because plain paths ignore case there and a page would lead to itself. */
const caddy = ({ basePath, headers, hasEditor, redirects, folders }: Hosting): Lines => {
  const hashed = hashedFolders.map((folder) => `${basePath}/${folder}/*`).join(' ');
  const editor = basePath + editorPath;
  return [
    [`@hashed path ${hashed}`, `header @hashed Cache-Control "${immutable}"`],
    [`@named not path ${hashed}`, `header @named Cache-Control "${revalidate}"`],
    headers.map(([name, value]) => `header ${name} "${value}"`),
    hasEditor && [`@editor path ${editor} ${editor}/*`, `header @editor ${editorHeader.join(' ')}`],
    // A new path keeps the query of the address.
    redirects.flatMap(({ from, to }, id) => [
      `@case${id} path_regexp ^${basePath}${from}/?$`,
      `route @case${id} {\n\trewrite * ${basePath}${to}\n\tredir {uri} 301\n}`,
    ]),
    folders.flatMap((folder, id) => [
      `@folder${id} path_regexp ^${basePath}${folder}(\\.html|/|/index\\.html)?$`,
      `handle @folder${id} {\n\trewrite * ${basePath}${folder}.html\n\tfile_server {\n\t\tstatus 404\n\t}\n}`,
    ]),
    [`@hidden path_regexp ^${basePath}/(${hiddenFiles})$`, 'error @hidden 404'],
  ];
};

type Lines = (string | false | readonly string[])[];

const texts: Record<string, (hosting: Hosting) => Lines> = {
  _headers: headersFile,
  _redirects: redirectsFile,
  '.htaccess': htaccess,
  '../nginx.conf': nginx,
  '../Caddyfile': caddy,
};

/** What hosts read, by its place beside the site. */
export const hostTexts = (hosting: Hosting): [place: string, text: string][] =>
  Object.entries(texts).map(([place, write]) => [place, `${write(hosting).flat().filter(Boolean).join('\n')}\n`]);

/** Writes what hosts read into the folder, and what nginx and Caddy include beside it. */
export async function writeHostFiles(dir: string): Promise<void> {
  const files = hostTexts({
    basePath: readBasePath(),
    headers: securityHeaders(readSiteUrl().startsWith('https:')),
    hasEditor: existsSync(path.join(dir, editorPath)),
    redirects: lowerCaseRedirects(),
    folders: folderPaths(),
  });
  await Promise.all(files.map(([place, text]) => writeFileAtomically(path.join(dir, place), text)));
}

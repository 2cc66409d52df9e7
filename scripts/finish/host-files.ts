import path from 'node:path';
import { folderPaths } from '../../lib/content/page-paths';
import { readBasePath, readSiteUrl } from '../../lib/links/site';
import { writeFileAtomically } from '../support/files';
import { drawingPolicy } from './content-policy';
import { redirects } from './exact-names';
import {
  drawingPlaces,
  type Hosting,
  hashedFolders,
  hiddenFiles,
  immutable,
  policyName,
  revalidate,
  securityHeaders,
} from './headers';

const hashedPlaces = hashedFolders.map((folder) => `/${folder}/*`);

type Lines = (string | readonly string[])[];

/** `_headers` for Netlify and Cloudflare Pages, where browsers revalidate files that have no rule for caching. */
const headersFile = ({ basePath, headers }: Hosting): Lines => [
  `${basePath}/*`,
  headers.map(([name, value]) => `  ${name}: ${value}`),
  // One rule for a place, because only the last of two would count. Browsers apply both its policy and that of `/*`.
  [...new Set([...hashedPlaces, ...drawingPlaces])].flatMap((place) => [
    basePath + place,
    ...(hashedPlaces.includes(place) ? [`  Cache-Control: ${immutable}`] : []),
    ...(drawingPlaces.includes(place) ? [`  ${policyName}: ${drawingPolicy}`] : []),
  ]),
];

/** `_redirects` for Netlify and Cloudflare Pages (which ignores 404 rules); final slashes need rules of their own. */
const redirectsFile = ({ basePath, redirects, folders }: Hosting): Lines => [
  redirects.flatMap(({ from, to }) => ['', '/'].map((end) => `${basePath}${from}${end} ${basePath}${to} 301`)),
  folders.map((folder) => `${basePath}${folder} ${basePath}/404.html 404!`),
];

const compressed =
  'text/html text/css text/javascript text/plain text/calendar text/vcard text/xml application/xml application/json application/manifest+json image/svg+xml';

/**
 * `.htaccess` for Apache 2.4. Uses only what `AllowOverride FileInfo Indexes` allows, because a forbidden directive
 * (often `Options`) or an unknown one makes every page fail with 500.
 */
const htaccess = ({ basePath, headers, redirects, folders }: Hosting): Lines => [
  `ErrorDocument 404 ${basePath}/404.html
AddDefaultCharset utf-8
# Compression changes the ETag of a file, so that none would match: browsers compare dates instead.
FileETag None
<IfModule mod_mime.c>
  AddType application/manifest+json .webmanifest
  AddType font/woff2 .woff2
  AddType image/avif .avif
  AddType image/webp .webp
  AddType text/javascript .js
  AddType text/vcard .vcf
  AddType video/webm .webm
</IfModule>
<IfModule mod_autoindex.c>
  IndexIgnore *
</IfModule>
<IfModule mod_alias.c>`,
  redirects.map(({ from, to }) => `  RedirectMatch 301 "^${basePath}${from}/?$" "${basePath}${to}"`),
  `  RedirectMatch 404 "^${basePath}/(${hiddenFiles})$"`,
  folders.map(
    (folder) => `  <If "%{REQUEST_URI} =~ m#^${basePath}${folder}(/|/index\\.html)?$#">
    Redirect 404
    ErrorDocument 404 ${basePath}${folder}.html
  </If>`,
  ),
  `</IfModule>
<IfModule mod_dir.c>
  DirectoryIndex index.html
  <IfModule mod_rewrite.c>
    # The page /tarifs stands beside a folder of that name. Only the rules below can send it without a final slash.
    DirectorySlash Off
  </IfModule>
</IfModule>
<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteBase ${basePath}/
  # Without AllowNoSlash no rule is tried on /tarifs, which is a folder too.
  RewriteOptions AllowNoSlash
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule ^(.+[^/])$ $1.html [L]
  # A folder without a page of its name, such as the editor's.
  RewriteCond %{REQUEST_FILENAME}/index.html -f
  RewriteRule ^(.+[^/])$ $1/index.html [L]
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{REQUEST_FILENAME}/index.html !-f
  RewriteRule ^ - [R=404,L]
</IfModule>
<IfModule mod_filter.c>
  <IfModule mod_brotli.c>
    AddOutputFilterByType BROTLI_COMPRESS ${compressed}
  </IfModule>
  <IfModule mod_deflate.c>
    AddOutputFilterByType DEFLATE ${compressed}
  </IfModule>
</IfModule>
<IfModule mod_headers.c>`,
  headers.map(([name, value]) => `  Header always set ${name} "${value}"`),
  `  Header always set ${policyName} "${drawingPolicy}" "expr=%{REQUEST_URI} =~ m#\\.svg$#"`,
  `  Header set Cache-Control "${revalidate}"
  Header set Cache-Control "${immutable}" "expr=%{REQUEST_URI} =~ m#^${basePath}/(${hashedFolders.join('|')})/# && %{REQUEST_STATUS} in { '200', '206', '304' }"
</IfModule>`,
];

/** `nginx.conf`, which the configuration in docs/hosting includes. */
const nginx = ({ basePath, headers, redirects, folders }: Hosting): Lines => [
  `set $cache_control "${revalidate}";`,
  `if ($uri ~ "^${basePath}/(${hashedFolders.join('|')})/") { set $cache_control "${immutable}"; }`,
  '# Without "always" it is not on errors: a file that is missing today may be there tomorrow.',
  'add_header Cache-Control $cache_control;',
  headers.map(([name, value]) => {
    if (name !== policyName) return `add_header ${name} "${value}" always;`;
    const chosen = `if ($uri ~ "\\.svg$") { set $policy "${drawingPolicy}"; }`;
    return `set $policy "${value}";\n${chosen}\nadd_header ${name} $policy always;`;
  }),
  redirects.map(({ from, to }) => `location ~ ^${basePath}${from}/?$ { return 301 ${basePath}${to}$is_args$args; }`),
  folders.map((folder) => {
    const address = basePath + folder;
    return `location ~ ^${address}(/|/index\\.html)?$ { error_page 404 ${address}.html; return 404; }`;
  }),
  `location ~ ^${basePath}/(${hiddenFiles})$ { return 404; }`,
];

/** `Caddyfile`, which that in docs/hosting imports. Caddy's paths ignore case, so redirects use regular expressions. */
const caddy = ({ basePath, headers, redirects, folders }: Hosting): Lines => {
  const hashed = hashedFolders.map((folder) => `${basePath}/${folder}/*`).join(' ');
  return [
    [`@hashed path ${hashed}`, `header @hashed Cache-Control "${immutable}"`],
    [`@named not path ${hashed}`, `header @named Cache-Control "${revalidate}"`],
    ['@drawn path *.svg', `header @drawn ${policyName} "${drawingPolicy}"`, '@other not path *.svg'],
    headers.map(([name, value]) => `header ${name === policyName ? '@other ' : ''}${name} "${value}"`),
    // `{uri}` has the query of the request too.
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

const texts: Record<string, (hosting: Hosting) => Lines> = {
  _headers: headersFile,
  _redirects: redirectsFile,
  '.htaccess': htaccess,
  '../nginx.conf': nginx,
  '../Caddyfile': caddy,
};

export const hostTexts = (hosting: Hosting): [path: string, text: string][] =>
  Object.entries(texts).map(([file, write]) => [file, `${write(hosting).flat().join('\n')}\n`]);

/** Writes files for hosts into `dir`, those for nginx and Caddy beside it; `scripts` are sources for the policy. */
export async function writeHostFiles(dir: string, scripts: Iterable<string>): Promise<void> {
  const files = hostTexts({
    basePath: readBasePath(),
    headers: securityHeaders(readSiteUrl().startsWith('https:'), scripts),
    redirects: redirects(),
    folders: folderPaths(),
  });
  await Promise.all(files.map(([file, text]) => writeFileAtomically(path.join(dir, file), text)));
}

import { editorPath } from '../../lib/links/site';
import { editorHeader, type Hosting, hashedFolders, hiddenFiles, immutable, revalidate } from './headers';

const compressed =
  'text/html text/css text/javascript text/plain text/calendar text/vcard text/xml application/xml application/json application/manifest+json image/svg+xml';

/**
 * For Apache 2.4; other servers ignore it. Only what `AllowOverride FileInfo Indexes` allows: a directive that the host forbids, as
 * many do `Options`, or does not know makes every page answer 500.
 */
export const htaccess = ({ basePath, headers, hasEditor, redirects, folders }: Hosting) => [
  `ErrorDocument 404 ${basePath}/404.html
AddDefaultCharset utf-8
# What is compressed gets another tag than it is asked for again: the date tells what has not changed.
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
  `  RedirectMatch 404 "^${basePath}/(${hiddenFiles})$"
</IfModule>`,
  folders.map(
    (folder) => `<If "%{REQUEST_URI} =~ m#^${basePath}${folder}(/|/index\\.html)?$#">
  Redirect 404
  ErrorDocument 404 ${basePath}${folder}.html
</If>`,
  ),
  `<IfModule mod_dir.c>
  DirectoryIndex index.html
  <IfModule mod_rewrite.c>
    # The page /tarifs stands beside a folder of that name. Only the rules below can send it without a final slash.
    DirectorySlash Off
  </IfModule>
</IfModule>
<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteBase ${basePath}/
  # Without it no rule is tried on /tarifs, which is a folder too.
  RewriteOptions AllowNoSlash
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule ^(.+[^/])$ $1.html [L]
  # A folder without such a page, as the editor's.
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
  hasEditor &&
    `  Header always set ${editorHeader.join(' ')} "expr=%{REQUEST_URI} =~ m#^${basePath}${editorPath}(/|$)#"`,
  `  Header set Cache-Control "${revalidate}"
  Header set Cache-Control "${immutable}" "expr=%{REQUEST_URI} =~ m#^${basePath}/(${hashedFolders.join('|')})/# && %{REQUEST_STATUS} in { '200', '206', '304' }"
</IfModule>`,
];

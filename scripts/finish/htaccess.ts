import { type HeaderOptions, type Headers, hashedFolders, immutable, revalidate, securityHeaders } from './headers';
import { lowerCaseRedirects } from './redirects';

/** Text of an `.htaccess` for Apache: pages without `.html`, with and without final slash, 404 page, headers, caching. */
export function htaccessFile(options: HeaderOptions): string {
  const { basePath } = options;
  return `# Made by the build for Apache 2.4; other servers ignore it.
Options -Indexes -MultiViews
DirectoryIndex index.html
# The page /tarifs stands beside a folder of that name, and must not be sent on to /tarifs/.
DirectorySlash Off
ErrorDocument 404 ${basePath}/404.html

AddDefaultCharset utf-8
<IfModule mod_mime.c>
  AddType application/manifest+json .webmanifest
  AddType font/woff2 .woff2
  AddType image/avif .avif
  AddType image/webp .webp
  AddType text/javascript .js
  AddType text/vcard .vcf
  AddType video/webm .webm
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteBase ${basePath}/
  # Without it no rule is tried on /tarifs, which is a folder too.
  RewriteOptions AllowNoSlash
${lowerCaseRedirects()
  .map(({ from, to }) => `  RewriteRule ^${from.slice(1)}/?$ ${basePath}${to} [R=301,L]`)
  .join('\n')}
  RewriteRule ^(_headers|_redirects|\\.htaccess)$ - [R=404,L]
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule ^(.+[^/])$ $1.html [L]
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{REQUEST_FILENAME}/index.html !-f
  RewriteRule ^ - [R=404,L]
</IfModule>

<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/javascript text/plain text/calendar text/vcard text/xml application/xml application/json application/manifest+json image/svg+xml
</IfModule>
<IfModule mod_brotli.c>
  AddOutputFilterByType BROTLI_COMPRESS text/html text/css text/javascript text/plain text/calendar text/vcard text/xml application/xml application/json application/manifest+json image/svg+xml
</IfModule>

<IfModule mod_headers.c>
${headerLines(securityHeaders(options))}
  Header set Cache-Control "${revalidate}"
  Header set Cache-Control "${immutable}" "expr=%{REQUEST_URI} =~ m#^${basePath}/(${hashedFolders.join('|')})/# && %{REQUEST_STATUS} in { '200', '206', '304' }"
</IfModule>
`;
}

function headerLines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `  Header always set ${name} "${value}"`)
    .join('\n');
}

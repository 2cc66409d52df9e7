import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { iconFiles } from '../../lib/seo/icon-files';
import { drawingPolicy, formatPolicy, sharedPolicy } from './content-policy';

/** Cache-Control of files whose name changes with their content. */
export const immutable = 'public, max-age=31536000, immutable';
/** Cache-Control of files that keep their name, such as pages: the browser checks each time for changes. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Folders of files whose names hold a hash of their content. */
export const hashedFolders = ['_next/static', 'pictures', 'film', 'drawings', 'share', 'islands'];

/** Paths with drawings, for hosts with headers by folder; the policy of drawings harms no other file there. */
export const drawingPlaces = ['/pictures/*', '/drawings/*', '/_next/static/media/*', iconFiles.svg];

/** Configuration files for hosts, which do not serve them. */
export const hostFiles = ['_headers', '_redirects', '.htaccess'];
export const hiddenFiles = hostFiles.join('|').replace('.', '\\.');

export const policyName = 'Content-Security-Policy';

export type Header = [name: string, value: string];

export interface Hosting {
  basePath: string;
  headers: readonly Header[];
  redirects: readonly { from: string; to: string }[];
  /** Folders that are no pages, such as /services, which answer with a list of their pages and the status 404. */
  folders: readonly string[];
}

const upgrade = 'upgrade-insecure-requests';

/** Returns the headers of every response. `scripts` are the hashes of all inline scripts. */
export function securityHeaders(isHttps: boolean, scripts: Iterable<string>): Header[] {
  const policy = { ...sharedPolicy(scripts), 'frame-ancestors': ["'none'"], ...(isHttps && { [upgrade]: [] }) };
  return [
    [policyName, formatPolicy(policy)],
    // Without includeSubDomains: other sites of the owner's domain may have no https.
    ...(isHttps ? [['Strict-Transport-Security', 'max-age=63072000'] satisfies Header] : []),
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
}

/** Reads the headers of every response from `_headers` of the built site. */
export function readHeaders(site: string): Header[] {
  const file = path.join(site, hostFiles[0] ?? '');
  const [everywhere = ''] = existsSync(file) ? readFileSync(file, 'utf8').split(/\n(?! )/) : [];
  return Array.from(everywhere.matchAll(/^ {2}(.+?): (.+)$/gm), ([, name = '', value = '']): Header => [name, value]);
}

/** Returns the headers of a file of the preview: those that the site has for all files, except those that need https. */
export function previewHeaders(site: string, file: string): Header[] {
  const policyOf = (value: string) => (file.endsWith('.svg') ? drawingPolicy : value.replace(`; ${upgrade}`, ''));
  return readHeaders(site).flatMap(([name, value]): Header[] => {
    if (name === 'Strict-Transport-Security') return [];
    return [[name, name === policyName ? policyOf(value) : value]];
  });
}

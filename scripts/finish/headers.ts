import { formatPolicy, sharedPolicy } from './content-policy';

/** For files whose name changes with their content. */
export const immutable = 'public, max-age=31536000, immutable';
/** For files that keep their name, such as pages: the browser asks each time whether they have changed. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Folders of files whose names hold a hash of their content. */
export const hashedFolders = ['_next/static', 'pictures', 'film', 'drawings', 'share', 'islands'];

/** Configuration files for hosts, which do not serve them. */
export const hostFiles = ['_headers', '_redirects', '.htaccess'];
/** Their names as part of a regular expression. */
export const hiddenFiles = hostFiles.join('|').replace('.', '\\.');

export type Header = [name: string, value: string];

export interface Hosting {
  basePath: string;
  headers: readonly Header[];
  hasEditor: boolean;
  redirects: readonly { from: string; to: string }[];
  /** Addresses without a page that others lie below, such as /services: their page, which lists those below, is sent with the status 404. */
  folders: readonly string[];
}

/** Headers of every response; those that require https only if the site has it. */
export function securityHeaders(isHttps: boolean): Header[] {
  const upgrade: Record<string, string[]> = isHttps ? { 'upgrade-insecure-requests': [] } : {};
  return [
    ['Content-Security-Policy', formatPolicy({ ...sharedPolicy, 'frame-ancestors': ["'none'"], ...upgrade })],
    // Without includeSubDomains: other sites of the owner's domain may have no https.
    ...(isHttps ? [['Strict-Transport-Security', 'max-age=63072000'] satisfies Header] : []),
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
}

/** An additional header of the editor's responses. */
export const editorHeader: Header = ['X-Robots-Tag', 'noindex'];

import { formatPolicy, sharedPolicy } from './content-policy';

/** For files whose name changes with their content. */
export const immutable = 'public, max-age=31536000, immutable';
/** For pages and everything else that keeps its name: the browser asks each time, and is told "unchanged" mostly. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Folders of files whose names hold a hash of their content. */
export const hashedFolders = ['_next/static', 'pictures', 'film', 'drawings', 'share', 'islands'];

/** Files that tell the host something, and are nothing for visitors. */
export const hostFiles = ['_headers', '_redirects', '.htaccess'];
/** As part of a regular expression. */
export const hiddenFiles = hostFiles.join('|').replace('.', '\\.');

export type Header = [name: string, value: string];

/** What a host has to be told. */
export interface Hosting {
  basePath: string;
  headers: readonly Header[];
  hasEditor: boolean;
  redirects: readonly { from: string; to: string }[];
  /** Addresses that only begin others; their pages say so, and are to be sent as not found. */
  folders: readonly string[];
}

/** Headers of every answer. What insists on https has no place where the public address has none. */
export function securityHeaders(isHttps: boolean): Header[] {
  const insisting: Record<string, string[]> = isHttps ? { 'upgrade-insecure-requests': [] } : {};
  return [
    ['Content-Security-Policy', formatPolicy({ ...sharedPolicy, 'frame-ancestors': ["'none'"], ...insisting })],
    // Of this host alone: what else the owner has under her domain may do without https.
    ...(isHttps ? [['Strict-Transport-Security', 'max-age=63072000'] satisfies Header] : []),
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
}

/** What answers of the editor carry besides. */
export const editorHeader: Header = ['X-Robots-Tag', 'noindex'];

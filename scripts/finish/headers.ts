import { commonPolicy, formatPolicy } from './content-policy';

/** For files whose name changes with their content. */
export const immutable = 'public, max-age=31536000, immutable';
/** For pages and everything else that keeps its name: the browser asks each time, and is told "unchanged" mostly. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Folders of files whose names hold a hash of their content. */
export const hashedFolders = ['_next/static', 'pictures', 'film', 'share', 'islands'];

/** Files that tell the host something, and are nothing for visitors. */
export const hostFiles = ['_headers', '_redirects', '.htaccess'];

/** A name and its value. */
export type Header = [name: string, value: string];

/**
 * Headers of every answer; two that insist on https have no place where the public address has none. Without `scripts`, the
 * sources that all pages have in common, scripts are left to the policy in the page: right where pages have many of their
 * own, and where headers are copied to the host by hand and may be older than the pages.
 */
export function securityHeaders(isHttps: boolean, scripts?: readonly string[]): Header[] {
  const { 'default-src': _, ...withoutDefault } = commonPolicy;
  const policy = formatPolicy({
    ...(scripts ? { ...commonPolicy, 'script-src': scripts } : withoutDefault),
    'frame-ancestors': ["'none'"],
    ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
  });
  return [
    ['Content-Security-Policy', policy],
    // Of this host alone: what else the owner has under her domain may do without https.
    ...(isHttps ? [['Strict-Transport-Security', 'max-age=63072000'] satisfies Header] : []),
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
}

import { commonPolicy, editorPolicy, formatPolicy, type Policy, sharedPolicy } from './content-policy';

/** For files whose name changes with their content. */
export const immutable = 'public, max-age=31536000, immutable';
/** For pages and everything else that keeps its name: the browser asks each time, and is told "unchanged" mostly. */
export const revalidate = 'public, max-age=0, must-revalidate';

/** Folders of files whose names hold a hash of their content. */
export const hashedFolders = ['_next/static', 'pictures', 'film', 'drawings', 'share', 'islands'];

/** Files that tell the host something, and are nothing for visitors. */
export const hostFiles = ['_headers', '_redirects', '.htaccess'];

/** A name and its value. */
export type Header = [name: string, value: string];

function policyHeader(policy: Policy, isHttps: boolean): Header {
  const whole = { ...policy, 'frame-ancestors': ["'none'"], ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}) };
  return ['Content-Security-Policy', formatPolicy(whole)];
}

/** Headers of every answer, but for the policy; one that insists on https has no place where the public address has none. */
const plainHeaders = (isHttps: boolean): Header[] => [
  // Of this host alone: what else the owner has under her domain may do without https.
  ...(isHttps ? [['Strict-Transport-Security', 'max-age=63072000'] satisfies Header] : []),
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/**
 * Headers of every answer. Without `scripts`, the sources that all pages have in common, scripts are left to the policy in
 * the page: right where pages have many of their own, and where headers are copied to the host by hand and may be older than
 * the pages.
 */
export function securityHeaders(isHttps: boolean, scripts?: readonly string[]): Header[] {
  const { 'default-src': _, ...withoutDefault } = commonPolicy;
  const policy = scripts ? { ...commonPolicy, 'script-src': scripts } : withoutDefault;
  return [policyHeader(policy, isHttps), ...plainHeaders(isHttps)];
}

/** What answers of the editor carry in place of the same header of the others, or besides. */
export const editorHeaders = (isHttps: boolean): Header[] => [
  policyHeader(editorPolicy, isHttps),
  ['X-Robots-Tag', 'noindex'],
];

/** `securityHeaders` for hosts that add those of the editor to them, not replace: the policies would hold together. */
export const sharedHeaders = (isHttps: boolean): Header[] => [
  policyHeader(sharedPolicy, isHttps),
  ...plainHeaders(isHttps),
];

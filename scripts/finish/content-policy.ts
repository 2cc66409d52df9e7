import { createHash } from 'node:crypto';
import { pictures } from '../../lib/content/content';
import { mapEmbedHref } from '../../lib/links/contact-links';
import { BuildError } from '../support/command';

export type Policy = Record<string, readonly string[]>;

/** Hosts of the stock photographs that replace pictures that fail to load. */
const fallbackOrigins = Object.values(pictures).flatMap(({ fallback }) => (fallback ? new URL(fallback).origin : []));

/** The policy of every page but for its scripts. `upgrade-insecure-requests` is only in the headers: Safari would apply it to localhost too. */
export const commonPolicy: Policy = {
  'default-src': ["'self'"],
  // Radix places its select and locks the scroll with style attributes, React writes some into the page.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', ...new Set(fallbackOrigins)],
  'frame-src': [new URL(mapEmbedHref()).origin],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  // No form of the site is sent anywhere.
  'form-action': ["'none'"],
};

/** The policy of the editor at /admin, which converts the photographs of telephones by WebAssembly. */
export const editorPolicy: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  // Portraits of the users of GitHub.
  'img-src': ["'self'", 'data:', 'blob:', 'https://avatars.githubusercontent.com'],
  'font-src': ["'self'"],
  // The editor asks githubstatus.com whether GitHub has an incident.
  'connect-src': ["'self'", 'https://api.github.com', 'https://www.githubstatus.com', 'blob:', 'data:'],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/** What the headers of all answers may say, because the policies of pages and of the editor both allow it. */
export const sharedPolicy: Policy = Object.fromEntries(
  ['style-src', 'object-src', 'base-uri', 'form-action'].map((directive) => [directive, commonPolicy[directive] ?? []]),
);

export function formatPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** Scripts that the policy has to allow by a hash. */
const inlineScripts = 'script:not([src], [type="application/ld+json"])';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;

/** Adds the policy of a page directly after `<meta charset>`, which has to come first. @throws BuildError for a page without that. */
export function addContentPolicy(document: Document, file: string): void {
  const charset = document.querySelector('meta[charset]');
  if (!charset) throw new BuildError(`${file} has no <meta charset>, after which its policy would stand.`);
  const inline = [...document.querySelectorAll(inlineScripts)].map(({ innerHTML }) => hash(innerHTML));
  const content = formatPolicy({ ...commonPolicy, 'script-src': ["'self'", ...new Set(inline)] });
  charset.after(Object.assign(document.createElement('meta'), { httpEquiv: 'Content-Security-Policy', content }));
}

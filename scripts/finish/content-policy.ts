import { createHash } from 'node:crypto';
import { pictures } from '../../lib/content/content';
import { mapEmbedHref } from '../../lib/links/contact-links';
import { BuildError } from '../support/command';

export type Policy = Record<string, readonly string[]>;

/** Hosts of the photographs that replace broken pictures. */
const fallbackOrigins = Object.values(pictures).flatMap(({ fallback }) => (fallback ? new URL(fallback).origin : []));

/**
 * What every page may do, whatever its scripts. Fonts, film and data come from the site alone, as `default-src` says.
 *
 * `upgrade-insecure-requests` is not here but in the response headers: Safari applies it to localhost too, so that a
 * page that carries it loses styles and scripts wherever somebody looks at it without https.
 */
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

/** What the editor at /admin may do. The compiled code that reads photographs of telephones is WebAssembly. */
export const editorPolicy: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  // Portraits of those who save.
  'img-src': ["'self'", 'data:', 'blob:', 'https://avatars.githubusercontent.com'],
  'font-src': ["'self'"],
  // The second says that GitHub itself is down.
  'connect-src': ["'self'", 'https://api.github.com', 'https://www.githubstatus.com', 'blob:', 'data:'],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/** What pages and the editor may both be told, in the headers of all answers; each carries its own policy besides. */
export const sharedPolicy: Policy = Object.fromEntries(
  ['style-src', 'object-src', 'base-uri', 'form-action'].map((directive) => [directive, commonPolicy[directive] ?? []]),
);

export function formatPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** What the browser checks against the policy: scripts that stand in the page, and are no data. */
const inlineScripts = 'script:not([src], [type="application/ld+json"])';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;

/**
 * Nothing comes before the policy but the character set. Must come after every step that changes scripts.
 * @throws BuildError for a page without `<meta charset>`.
 */
export function addContentPolicy(document: Document, file: string): void {
  const charset = document.querySelector('meta[charset]');
  if (!charset) throw new BuildError(`${file} has no <meta charset>, after which its policy would stand.`);
  const inline = [...document.querySelectorAll(inlineScripts)].map(({ innerHTML }) => hash(innerHTML));
  const content = formatPolicy({ ...commonPolicy, 'script-src': ["'self'", ...new Set(inline)] });
  charset.after(Object.assign(document.createElement('meta'), { httpEquiv: 'Content-Security-Policy', content }));
}

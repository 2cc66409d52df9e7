import { createHash } from 'node:crypto';
import { pictures } from '../../lib/content/content';
import { mapEmbedHref } from '../../lib/links/contact-links';
import { BuildError } from '../support/command';

export type Policy = Record<string, readonly string[]>;

/** Other sites from which pages load a photograph if the salon's own file fails (`fallback`). */
const fallbackOrigins = Object.values(pictures).flatMap(({ fallback }) => (fallback ? new URL(fallback).origin : []));

/** Policy of pages without `script-src`, and without `upgrade-insecure-requests`, which Safari applies to localhost. */
const commonPolicy: Policy = {
  'default-src': ["'self'"],
  // Radix and React write style attributes.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', ...new Set(fallbackOrigins)],
  'frame-src': [new URL(mapEmbedHref()).origin],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  // No form of the site is submitted to a server.
  'form-action': ["'none'"],
};

/** Returns the policy of all responses; `scripts` are hashes of inline scripts, and sources that the editor needs. */
export const sharedPolicy = (scripts: Iterable<string>): Policy => ({
  ...Object.fromEntries(
    ['style-src', 'object-src', 'base-uri', 'form-action'].map((name) => [name, commonPolicy[name] ?? []]),
  ),
  'script-src': [...new Set(["'self'", ...scripts])],
});

/** Policy of drawings, which browsers also open as documents: nothing in them runs or loads. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export function formatPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** Selects inline scripts, which the policy has to allow by a hash. */
const inlineScripts = 'script:not([src], [type="application/ld+json"])';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;

/**
 * Adds the policy of a page after `<meta charset>`, which has to come first. Returns the hashes of its inline scripts.
 * @throws BuildError for a page without charset.
 */
export function addContentPolicy(document: Document, file: string): string[] {
  const charset = document.querySelector('meta[charset]');
  if (!charset) throw new BuildError(`${file} has no <meta charset>, after which its policy would stand.`);
  const inline = [...document.querySelectorAll(inlineScripts)].map(({ innerHTML }) => hash(innerHTML));
  const content = formatPolicy({ ...commonPolicy, 'script-src': ["'self'", ...new Set(inline)] });
  charset.after(Object.assign(document.createElement('meta'), { httpEquiv: 'Content-Security-Policy', content }));
  return inline;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetPath } from '../links/site';

/** The inline script of every page, bundled by scripts/assets/islands.ts from components/page-script. */
export function pageScript(): string {
  return readFileSync(join(process.cwd(), '.generated/page-script.js'), 'utf8');
}

/**
 * Speculation rules: with a mouse, the page behind a link is prerendered on hover; on touch screens only its document is
 * prefetched, when the link is touched, because Chrome would otherwise prerender every link in view.
 */
export function speculationRules(): string {
  const inSite = { href_matches: assetPath('/*') };
  const isFile = { selector_matches: '[download],[data-lightbox]' };
  const underMouse = { selector_matches: '.has-mouse a' };
  const pages = [inSite, { not: isFile }];
  return JSON.stringify({
    prefetch: [{ where: { and: pages }, eagerness: 'conservative' }],
    prerender: [{ where: { and: [...pages, underMouse] }, eagerness: 'moderate' }],
  });
}

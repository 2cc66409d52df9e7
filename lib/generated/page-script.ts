import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetPath } from '../links/site';

/** The script that stands in every page, as scripts/islands.ts has bundled it from components/page-script. */
export function pageScript(): string {
  return readFileSync(join(process.cwd(), '.generated/page-script.js'), 'utf8');
}

/**
 * Which pages the browser may prepare before they are asked for, and when. Under a mouse the whole page, as soon as it rests
 * on a link. On a phone only the document, 10 to 13 kB, and only once a finger is on its link: that finger may be about to
 * scroll, and Chrome would otherwise prepare whatever link is in view, at the cost of the visitor's data plan.
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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetPath } from './site';

/** The script that stands in every page, as scripts/islands.ts has bundled it from components/page-script. */
export function pageScript(): string {
  return readFileSync(join(process.cwd(), '.generated/page-script.js'), 'utf8');
}

/**
 * Which pages the browser may prepare before they are asked for, and when. Under a mouse, as soon as it rests on a link. On
 * a phone only once a finger is on it: Chrome would otherwise prepare whatever link is in view, at the cost of the
 * visitor's data plan.
 */
export function speculationRules(): string {
  const page = {
    and: [{ href_matches: assetPath('/*') }, { not: { selector_matches: '[download],[data-lightbox]' } }],
  };
  const withMouse = { and: [page, { selector_matches: '.has-mouse a' }] };
  return JSON.stringify({
    prerender: [
      { where: page, eagerness: 'conservative' },
      { where: withMouse, eagerness: 'moderate' },
    ],
  });
}

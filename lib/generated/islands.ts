import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetPath } from '../links/site';

/** Files of `components/` that end in `.island.ts` or, with React, in `.hydrated.ts`: they are bundled for the browser. */
export type IslandName =
  | 'booking'
  | 'carousel'
  | 'choice'
  | 'closings'
  | 'drawing'
  | 'film'
  | 'gallery'
  | 'map'
  | 'not-found'
  | 'season'
  | 'slider';

/** Address of an island's code, `/islands/…`, sub-path included. */
export function islandHref(name: IslandName): string {
  const files: Record<string, string> = JSON.parse(
    readFileSync(join(process.cwd(), '.generated/islands.json'), 'utf8'),
  );
  const file = files[name];
  if (!file) throw new Error(`.generated/islands.json has no island "${name}": run npm run build, which makes it.`);
  return assetPath(file);
}

/** An inline script, bundled by scripts/assets/islands.ts: the script of every page, or that of the form. */
export const inlineScript = (name: 'start-page' | 'first-rows'): string =>
  readFileSync(join(process.cwd(), `.generated/${name}.js`), 'utf8');

/**
 * Speculation rules: with a mouse, the page behind a link is prerendered on hover; on touch screens only its document is
 * prefetched, when the link is touched, because Chrome would otherwise prerender every link in view.
 */
export function speculationRules(): string {
  const pages = `[href^='${assetPath('/')}']:not([download],[data-lightbox])`;
  return JSON.stringify({
    prefetch: [{ where: { selector_matches: pages }, eagerness: 'conservative' }],
    prerender: [{ where: { selector_matches: `.has-mouse ${pages}` }, eagerness: 'moderate' }],
  });
}

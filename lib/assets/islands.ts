import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetPath } from '../links/site';

/** Files of `components/` that end in `.island.ts` or, with React, `.hydrated.ts`: bundled for the browser. */
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

/** Returns the addresses of an island's code, separated by spaces: its own file, then large files that it imports. */
export function islandHref(name: IslandName): string {
  const files: Record<string, string[]> = JSON.parse(
    readFileSync(join(process.cwd(), '.generated/islands.json'), 'utf8'),
  );
  const own = files[name];
  if (!own) throw new Error(`.generated/islands.json has no island "${name}": run npm run build, which makes it.`);
  return own.map(assetPath).join(' ');
}

/** Returns the script that every page carries, bundled by scripts/assets/islands.ts. */
export const pageScript = (): string => readFileSync(join(process.cwd(), '.generated/start-page.js'), 'utf8');

/**
 * Returns speculation rules: with a mouse, the page behind a link is prerendered on hover; on touch screens only its
 * document is prefetched, on touch, because Chrome would otherwise prerender every link in view.
 */
export function speculationRules(): string {
  const pages = `[href^='${assetPath('/')}']:not([download],[data-lightbox])`;
  return JSON.stringify({
    prefetch: [{ where: { selector_matches: pages }, eagerness: 'conservative' }],
    prerender: [{ where: { selector_matches: `.has-mouse ${pages}` }, eagerness: 'moderate' }],
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetPath } from '../links/site';

/** Files of components/islands that are bundled for the browser, each by itself. */
export type IslandName =
  | 'booking'
  | 'carousel'
  | 'closings'
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

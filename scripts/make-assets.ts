import { rm } from 'node:fs/promises';
import { stop } from 'esbuild';
import { problemsFile } from '../lib/problem-overlay';
import type { SiteContent } from '../lib/schema/site';
import { makeBrand } from './assets/brand';
import { makeIslands } from './assets/islands';
import { makeOverlays } from './assets/measure-overlays';
import { copyFilm, copyMap, makePictures } from './assets/pictures';
import { makeShadePages } from './assets/shade-pages';
import { makeShareImages } from './assets/share-images';
import { makeLeafAssets } from './leaves';
import { runStep } from './support/command';
import { inRepository } from './support/paths';

/** Makes all that Next and the tests need in `public/` and `.generated/`; `isWatched` is true under `npm run dev`. */
export async function makeAssets({ isWatched = false } = {}): Promise<void> {
  await rm(inRepository('public', problemsFile), { force: true });
  await runStep('brand', makeBrand);
  await runStep('pictures', async () => {
    const made = await makePictures();
    await Promise.all([copyFilm(), copyMap()]);
    return `${made} files made`;
  });
  await runStep('overlays', async () => `${await makeOverlays()} made stronger`);
  await runStep('islands', makeIslands);
  await runStep('share images', async () => `${await makeShareImages()} made`);
  await runStep('shade pages', async () => `${await makeShadePages()} made`);
  await makeLeafAssets({ isWatched });
  // esbuild's process would keep 200 MB while Next works.
  await stop();
}

/** Makes again, after a change of the content, the assets that pages need at once. */
export const makeChangedAssets = ({ pictures, brand }: SiteContent) =>
  Promise.all([makePictures(pictures), makeBrand(brand)]);

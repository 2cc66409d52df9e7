import { makeEditor } from '../editor/make-editor';
import { makeBrand } from './assets/brand';
import { makeIslands } from './assets/islands';
import { makeVeils } from './assets/measure-veils';
import { copyFilm, copyMap, makePictures } from './assets/pictures';
import { makeShadePages } from './assets/shade-pages';
import { makeShareImages } from './assets/share-images';
import { runStep } from './support/command';

/** Makes everything in `public/` and `.generated/` that Next and the tests need. */
export async function makeAssets(): Promise<void> {
  await runStep('brand', makeBrand);
  await runStep('pictures', async () => {
    const made = await makePictures();
    await Promise.all([copyFilm(), copyMap()]);
    return `${made} files made`;
  });
  await runStep('veils', async () => `${await makeVeils()} made stronger`);
  await runStep('islands', makeIslands);
  await runStep('share images', async () => `${await makeShareImages()} made`);
  await runStep('shade pages', async () => `${await makeShadePages()} made`);
  await runStep('editor', makeEditor);
}

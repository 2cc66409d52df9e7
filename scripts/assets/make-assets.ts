import { makeEditor } from '../editor/make-editor';
import { runStep } from '../support/run-command';
import { makeBrand } from './brand';
import { makeIslands } from './islands';
import { checkPictureSizes, copyFilm, copyMap, makePictures } from './pictures';
import { makeShareImages } from './share-images';

/** Everything made from `content/` in `public/` and `.generated/`, which Next and the tests need to find. */
export async function makeAssets(): Promise<void> {
  await runStep('brand', async () => listSizes(await makeBrand()));
  await runStep('pictures', async () => {
    await checkPictureSizes();
    const { pictures, made, removed } = await makePictures();
    await Promise.all([copyFilm(), copyMap()]);
    return `${pictures} pictures, ${made} files made, ${removed} removed`;
  });
  await runStep('islands', async () => listSizes(await makeIslands()));
  await runStep('share images', async () => {
    const { images, made } = await makeShareImages();
    return `${images} images, ${made} made`;
  });
  await runStep('editor', makeEditor);
}

function listSizes(sizes: Record<string, number>): string {
  return Object.entries(sizes)
    .map(([name, bytes]) => `${name} ${(bytes / 1000).toFixed(1)} kB`)
    .join(', ');
}

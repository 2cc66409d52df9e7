import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeEditor } from '../editor/make-editor';
import { runStep } from '../support/command';
import { writeFileAtomically } from '../support/files';
import { inRepository, salonFolder } from '../support/paths';
import { makeBrand } from './brand';
import { makeIslands } from './islands';
import { copyFilm, copyMap, makePictures } from './pictures';
import { makeShareImages } from './share-images';

/** Everything made from `content/` in `public/` and `.generated/`, which Next and the tests need to find. */
export async function makeAssets(): Promise<void> {
  await runStep('brand', makeBrand);
  await takeBackPictures();
  await runStep('pictures', async () => {
    const made = await makePictures();
    await Promise.all([copyFilm(), copyMap()]);
    return `${made} files made`;
  });
  await runStep('islands', makeIslands);
  await runStep('share images', async () => `${await makeShareImages()} made`);
  await runStep('editor', makeEditor);
}

/** What takes minutes to make of the pictures of one salon is put by while another is built. */
async function takeBackPictures(): Promise<void> {
  const stamp = inRepository('.cache', 'salon.txt');
  const before = await readFile(stamp, 'utf8').catch(() => salonFolder);
  for (const name of before === salonFolder ? [] : ['pictures', 'share']) {
    const published = inRepository('public', name);
    const keptOf = (salon: string) => inRepository('.cache', 'salons', salon.replace(/\W+/g, '-'), name);
    await rm(keptOf(before), { recursive: true, force: true });
    await mkdir(path.dirname(keptOf(before)), { recursive: true });
    if (existsSync(published)) await rename(published, keptOf(before));
    if (existsSync(keptOf(salonFolder))) await rename(keptOf(salonFolder), published);
  }
  await writeFileAtomically(stamp, salonFolder);
}

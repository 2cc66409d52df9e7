import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureManifest } from '@/lib/generated/manifests';
import { encoderSettings, pictureWidths } from '@/scripts/assets/picture-settings';
import { checkPictureSizes, copyFilm, makePictures } from '@/scripts/assets/pictures';

let root: string;
let folders: { sources: string; published: string; manifest: string };

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'pictures-'));
  folders = {
    sources: path.join(root, 'sources'),
    published: path.join(root, 'public'),
    manifest: path.join(root, 'manifest.json'),
  };
  await mkdir(folders.sources);
});

afterEach(() => rm(root, { recursive: true }));

/** A picture that is orange in its left half, blue in its right. */
async function writeSource(id: string, width = 200, height = 100, orientation = 1): Promise<void> {
  const blue = await sharp({ create: { width: width / 2, height, channels: 3, background: '#2040c0' } })
    .png()
    .toBuffer();
  await sharp({ create: { width, height, channels: 3, background: '#e08040' } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .withMetadata({ orientation })
    .webp({ lossless: true })
    .toFile(path.join(folders.sources, `${id}.webp`));
}

/** The pictures of these ids, as the content has them. */
const named = (...ids: string[]) =>
  Object.fromEntries(ids.map((id) => [id, { name: `Photo ${id}`, file: `${id}.webp` }]));

async function readManifest(): Promise<PictureManifest> {
  return JSON.parse(await readFile(folders.manifest, 'utf8'));
}

describe('makePictures', () => {
  it('makes four widths in two formats and describes them', async () => {
    await writeSource('salon');
    expect(await makePictures(named('salon'), folders)).toEqual({ pictures: 1, made: 8, removed: 0 });
    const { salon } = await readManifest();
    expect(salon).toMatchObject({ width: 200, height: 100, color: '#806080' });
    const variants = Object.values(salon?.variants ?? {}).flat();
    expect(variants).toHaveLength(8);
    for (const { width, path: address } of variants) {
      expect(address).toMatch(/^\/pictures\/salon-\d+\.[0-9a-f]{6}\.(avif|webp)$/);
      const metadata = await sharp(path.join(folders.published, path.basename(address))).metadata();
      expect([metadata.width, metadata.height]).toEqual([width, width / 2]);
    }
  });

  it('makes nothing twice', async () => {
    await writeSource('salon');
    await makePictures(named('salon'), folders);
    const manifest = await readManifest();
    expect((await makePictures(named('salon'), folders)).made).toBe(0);
    await rm(folders.manifest);
    expect((await makePictures(named('salon'), folders)).made).toBe(0);
    expect(await readManifest()).toEqual(manifest);
  });

  it('makes a single missing file again', async () => {
    await writeSource('salon');
    await makePictures(named('salon'), folders);
    const [first = ''] = await readdir(folders.published);
    await rm(path.join(folders.published, first));
    expect((await makePictures(named('salon'), folders)).made).toBe(1);
    expect((await stat(path.join(folders.published, first))).size).toBeGreaterThan(0);
  });

  it('gives a changed source new names and removes the old files', async () => {
    await writeSource('salon');
    await makePictures(named('salon'), folders);
    await writeSource('salon', 300, 100);
    expect(await makePictures(named('salon'), folders)).toEqual({ pictures: 1, made: 8, removed: 8 });
  });

  it('turns a photograph upright', async () => {
    const turnedRight = 6;
    await writeSource('salon', 200, 100, turnedRight);
    await makePictures(named('salon'), folders);
    const { salon } = await readManifest();
    expect([salon?.width, salon?.height]).toEqual([100, 200]);
    const widest = salon?.variants.webp.at(-1)?.path ?? '';
    expect((await sharp(path.join(folders.published, path.basename(widest))).metadata()).height).toBe(200);
  });

  it('names a source that is no picture', async () => {
    await writeFile(path.join(folders.sources, 'salon.webp'), 'texte');
    await expect(makePictures(named('salon'), folders)).rejects.toThrow(
      /\/pictures\/salon\.webp : cette photo est illisible : choisissez-la à nouveau \(.+\)\.$/,
    );
  });

  it('names a source that ends too early, as a broken upload does', async () => {
    const file = path.join(folders.sources, 'salon.webp');
    const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#e08040' } })
      .jpeg()
      .toBuffer();
    await writeFile(file, photo.subarray(0, photo.length - 200));
    await expect(makePictures(named('salon'), folders)).rejects.toThrow(
      /\/pictures\/salon\.webp : cette photo est illisible : choisissez-la à nouveau \(.+\)\.$/,
    );
  });
});

describe('checkPictureSizes', () => {
  it('names every source that is too narrow, and no other', async () => {
    await writeSource('petite', 798, 10);
    // Upright it is 900 pixels high and 100 wide.
    await writeSource('couchee', 900, 100, 6);
    await writeSource('large', 800, 10);
    await expect(checkPictureSizes(named('petite', 'couchee', 'large', 'absente'), folders.sources)).rejects.toThrow(
      /\/pictures\/petite\.webp : « Photo petite » : cette photo a 798 pixels .* 800 .*\n.*\/pictures\/couchee\.webp : .* a 100 pixels .*$/,
    );
    await expect(checkPictureSizes(named('large'), folders.sources)).resolves.toBeUndefined();
  });
});

describe('copyFilm', () => {
  it('gives the film a hashed name and removes the one before', async () => {
    await writeFile(path.join(folders.sources, 'hero.webm'), 'webm');
    await writeFile(path.join(folders.sources, 'hero.mp4'), 'mp4');
    const before = await copyFilm(folders);
    await writeFile(path.join(folders.sources, 'hero.mp4'), 'autre');
    const after = await copyFilm(folders);
    expect(after?.webm).toBe(before?.webm);
    expect(after?.mp4).not.toBe(before?.mp4);
    const names = Object.values(after ?? {}).map((address) => path.basename(address));
    expect((await readdir(folders.published)).sort()).toEqual(names.sort());
    expect(JSON.parse(await readFile(folders.manifest, 'utf8'))).toEqual(after);
  });

  it('makes no film of none, and names the one of two files that is missing', async () => {
    await expect(copyFilm(folders)).resolves.toBeNull();
    await writeFile(path.join(folders.sources, 'hero.mp4'), 'mp4');
    await expect(copyFilm(folders)).rejects.toThrow('film/hero.webm');
  });
});

describe('settings', () => {
  it.each([
    [4000, [400, 640, 960, 1600]],
    [1600, [400, 640, 960, 1600]],
    [1200, [480, 720, 960, 1200]],
    [900, [360, 540, 720, 900]],
  ])('divides a source of %i px into %p', (width, widths) => {
    expect(pictureWidths(width)).toEqual(widths);
  });

  it('gives the phone poster its own quality', () => {
    expect(encoderSettings('hero-portrait-poster', 720).avif.quality).toBeLessThan(
      encoderSettings('atelier', 720).avif.quality ?? 0,
    );
  });
});

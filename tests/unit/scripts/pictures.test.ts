import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureManifest } from '@/lib/generated/manifests';
import { copyFilm, makePictures, pictureWidths } from '@/scripts/assets/pictures';

let root: string;
let folders: { sources: string; published: string; manifest: string };

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'pictures-'));
  const [sources = '', published = '', manifest = ''] = ['sources', 'public', 'manifest.json'].map((name) =>
    path.join(root, name),
  );
  folders = { sources, published, manifest };
  await mkdir(sources);
});

afterEach(() => rm(root, { recursive: true }));

const writeSource = (id: string, width = 1000, height = 10, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: '#e08040' } })
    .withMetadata({ orientation })
    .webp({ lossless: true })
    .toFile(path.join(folders.sources, `${id}.webp`));

/** The pictures of these ids, as the content has them. */
const named = (...ids: string[]) =>
  Object.fromEntries(ids.map((id) => [id, { name: `Photo ${id}`, file: `${id}.webp` }]));

const make = () => makePictures(named('salon'), folders);
const readManifest = async (): Promise<PictureManifest> => JSON.parse(await readFile(folders.manifest, 'utf8'));

it('a picture is made in four widths and two formats, and described', async () => {
  await writeSource('salon');
  expect(await make()).toBe(8);
  const { salon } = await readManifest();
  expect(salon).toMatchObject({ width: 1000, height: 10, color: '#e08040' });
  const variants = Object.values(salon?.variants ?? {}).flat();
  expect(variants).toHaveLength(8);
  for (const { width, path: address } of variants) {
    expect(address).toMatch(/^\/pictures\/salon-\d+\.[0-9a-f]{6}\.(avif|webp)$/);
    const metadata = await sharp(await readFile(path.join(folders.published, path.basename(address)))).metadata();
    expect([metadata.width, metadata.height]).toEqual([width, width / 100]);
  }
});

it('nothing is made twice, what is missing is made again, and a changed source has new names', async () => {
  await writeSource('salon');
  await make();
  const manifest = await readManifest();
  await rm(folders.manifest);
  expect(await make()).toBe(0);
  expect(await readManifest()).toEqual(manifest);
  const [first = ''] = await readdir(folders.published);
  await rm(path.join(folders.published, first));
  expect(await make()).toBe(1);
  await writeSource('salon', 1200, 10);
  expect(await make()).toBe(8);
  expect(await readdir(folders.published)).toHaveLength(8);
});

it('a photograph stands upright', async () => {
  const turnedRight = 6;
  await writeSource('salon', 10, 1000, turnedRight);
  await make();
  const { salon } = await readManifest();
  expect([salon?.width, salon?.height]).toEqual([1000, 10]);
  const widest = salon?.variants.webp.at(-1)?.path ?? '';
  const file = await readFile(path.join(folders.published, path.basename(widest)));
  expect((await sharp(file).metadata()).width).toBe(1000);
});

it('a source that is no picture, or ends too early, is named', async () => {
  const photo = await sharp({ create: { width: 800, height: 300, channels: 3, background: '#e08040' } })
    .jpeg()
    .toBuffer();
  for (const broken of ['texte', photo.subarray(0, photo.length - 200)]) {
    await writeFile(path.join(folders.sources, 'salon.webp'), broken);
    await expect(make()).rejects.toThrow(/salon\.webp : cette photo est illisible : choisissez-la à nouveau \(.+\)\.$/);
  }
});

it('a source that is too narrow is named, and no other', async () => {
  await writeSource('petite', 798, 10);
  // Upright it is 900 pixels high and 100 wide.
  await writeSource('couchee', 900, 100, 6);
  await writeSource('large', 800, 10);
  await expect(makePictures(named('petite', 'couchee', 'large'), folders)).rejects.toThrow(
    /petite\.webp : « Photo petite » : cette photo a 798 pixels .* 800 .*\n.*couchee\.webp : .* a 100 pixels [^\n]*$/,
  );
});

it('a film has hashed names, and the one before goes; one without its other file is named', async () => {
  await expect(copyFilm(folders)).resolves.toBeNull();
  await writeFile(path.join(folders.sources, 'hero.mp4'), 'mp4');
  await expect(copyFilm(folders)).rejects.toThrow('film/hero.webm');
  await writeFile(path.join(folders.sources, 'hero.webm'), 'webm');
  const before = await copyFilm(folders);
  await writeFile(path.join(folders.sources, 'hero.mp4'), 'autre');
  const after = await copyFilm(folders);
  expect([after?.webm === before?.webm, after?.mp4 === before?.mp4]).toEqual([true, false]);
  const names = Object.values(after ?? {}).map((address) => path.basename(address));
  expect((await readdir(folders.published)).sort()).toEqual(names.sort());
  expect(JSON.parse(await readFile(folders.manifest, 'utf8'))).toEqual(after);
});

it.each([
  [4000, [400, 640, 960, 1600]],
  [1200, [480, 720, 960, 1200]],
])('a source of %i px is divided into %p', (width, widths) => expect(pictureWidths(width)).toEqual(widths));

import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { FilmSource, PictureManifest } from '@/lib/assets/manifests';
import { copyFilm, makePictures } from '@/scripts/assets/pictures';
import { newFolder, writeFiles } from '../support/folder';

let folders: { sources: string; published: string; manifest: string };

beforeEach(() => {
  const published = path.join(newFolder(), 'public');
  folders = { sources: newFolder(), published, manifest: path.join(newFolder(), 'manifest.json') };
});

const writeSource = (id: string, width = 1000, height = 10, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: '#e08040' } })
    .withMetadata({ orientation })
    .webp({ lossless: true })
    .toFile(path.join(folders.sources, `${id}.webp`));

const named = (...ids: string[]) =>
  Object.fromEntries(ids.map((id) => [id, { name: `Photo ${id}`, file: `${id}.webp` }]));

const make = () => makePictures(named('salon'), folders);
const readManifest = (): PictureManifest => JSON.parse(readFileSync(folders.manifest, 'utf8'));

/** Orientation of a photograph that was taken with the camera on its side. */
const turnedRight = 6;

it.each([
  ['as it is', 1, 1000, 10],
  ['upright', turnedRight, 10, 1000],
])('a picture is made in four widths as AVIF, the two widest as WebP, %s', async (_, orientation, across, down) => {
  await writeSource('salon', across, down, orientation);
  expect(await make()).toBe(6);
  const { salon } = readManifest();
  expect(salon).toMatchObject({ width: 1000, height: 10, color: '#e08040' });
  expect([salon?.variants.avif.length, salon?.variants.webp.length]).toEqual([4, 2]);
  for (const [format, variants] of Object.entries(salon?.variants ?? {})) {
    for (const { path: address, width } of variants) {
      expect(address).toMatch(new RegExp(`^/pictures/salon-${width}\\.[0-9a-f]{6}\\.${format}$`));
      const made = await sharp(path.join(folders.published, path.basename(address))).metadata();
      expect([made.width, made.height]).toEqual([width, Math.round(width / 100)]);
    }
  }
});

it('no file of a picture is made twice; missing ones are made again, and a new source gives new names', async () => {
  await writeSource('salon');
  await make();
  const manifest = readManifest();
  rmSync(folders.manifest);
  expect(await make()).toBe(0);
  expect(readManifest()).toEqual(manifest);
  rmSync(path.join(folders.published, readdirSync(folders.published)[0] ?? ''));
  expect(await make()).toBe(1);
  await writeSource('salon', 1200, 10);
  expect(await make()).toBe(6);
  expect(readdirSync(folders.published)).toHaveLength(6);
});

it('a picture that is an SVG drawing is one file for all widths', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path fill="#e08040" d="M0 0h40v20H0z"/></svg>';
  writeFiles(folders.sources, { 'plan.svg': drawing });
  const makePlan = () => makePictures({ plan: { name: 'Plan', file: 'plan.svg' } }, folders);
  expect([await makePlan(), await makePlan()]).toEqual([1, 0]);
  const { plan } = readManifest();
  expect(plan).toMatchObject({ width: 40, height: 20, color: '#e08040', variants: { avif: [] } });
  const [name = ''] = readdirSync(folders.published);
  expect(plan?.variants.webp).toEqual([{ width: 40, path: `/pictures/${name}` }]);
  expect(readFileSync(path.join(folders.published, name), 'utf8')).toBe(drawing);
});

it('each picture that is no image, truncated or too narrow is reported', async () => {
  const photo = sharp({ create: { width: 800, height: 300, channels: 3, background: '#e08040' } }).jpeg();
  for (const broken of ['', 'texte', (await photo.toBuffer()).subarray(0, -200)]) {
    writeFiles(folders.sources, { 'salon.webp': broken });
    await expect(make()).rejects.toThrow(/salon\.webp : cette photo est illisible : choisissez-la à nouveau \(.+\)\.$/);
  }
  await writeSource('petite', 798, 10);
  // Upright it is 900 pixels high and 100 wide.
  await writeSource('couchee', 900, 100, turnedRight);
  await writeSource('large', 800, 10);
  await expect(makePictures(named('petite', 'couchee', 'large'), folders)).rejects.toThrow(
    /petite\.webp : « Photo petite » : cette photo a 798 pixels .* 800 .*\n.*couchee\.webp : .* a 100 pixels [^\n]*$/,
  );
});

it('the film’s files get hashed names, and a missing or empty second format is reported', async () => {
  await expect(copyFilm(folders)).resolves.toEqual([]);
  writeFiles(folders.sources, { 'hero.mp4': 'mp4' });
  await expect(copyFilm(folders)).rejects.toThrow('film/hero.webm');
  writeFiles(folders.sources, { 'hero.webm': '' });
  await expect(copyFilm(folders)).rejects.toThrow('film/hero.webm : ce film est vide.');
  writeFiles(folders.sources, { 'hero.webm': 'webm' });
  const before = await copyFilm(folders);
  writeFiles(folders.sources, { 'hero.mp4': 'autre', 'hero-1920.mp4': 'mp4', 'hero-1920.webm': 'webm' });
  const [wide, , webm, mp4] = await copyFilm(folders);
  expect([wide?.media, wide?.src]).toEqual([expect.stringContaining('1400px'), expect.stringContaining('/hero-1920.')]);
  expect([webm?.src === before[0]?.src, mp4?.src === before[1]?.src]).toEqual([true, false]);
  const manifest: FilmSource[] = JSON.parse(readFileSync(folders.manifest, 'utf8'));
  expect(readdirSync(folders.published).sort()).toEqual(manifest.map(({ src }) => path.basename(src)).sort());
});

/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { readBasePath, readSiteUrl } from '@/lib/links/site';
import { makePictures } from '@/scripts/pictures';
import { hostileText, runs } from './support/fuzz';

const letters = fc.string({ unit: fc.constantFrom(...'aBcZ09-_'), minLength: 1, maxLength: 8 });
const segment = fc.oneof(
  { weight: 4, arbitrary: letters },
  fc.constantFrom(
    '_next',
    'pictures',
    'Pictures',
    'share',
    'film',
    'islands',
    'de',
    '404',
    'index',
    '_headers',
    '..',
    '.',
    'a b',
    'é',
  ),
  hostileText,
);
const anyPath = fc.oneof(
  fc.array(segment, { minLength: 1, maxLength: 3 }).map((segments) => `/${segments.join('/')}`),
  hostileText,
);

function doesNotThrow(task: () => unknown): boolean {
  try {
    task();
    return true;
  } catch {
    return false;
  }
}

it('a folder for the site is refused by name, or is one that addresses can start with', () => {
  fc.assert(
    fc.property(anyPath, (address) => {
      if (!doesNotThrow(() => readBasePath(address))) {
        expect(() => readBasePath(address)).toThrow(/^BASE_PATH must look like/);
      } else if (address !== '') {
        expect(new URL(`https://salon.example${address}/tarifs`).pathname).toBe(`${address}/tarifs`);
      }
    }),
    runs(500),
  );
});

it('an address for the site is refused by name, or is an origin and nothing more', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), hostileText), (address) => {
      fc.pre(address !== '');
      if (!doesNotThrow(() => readSiteUrl(address))) {
        expect(() => readSiteUrl(address)).toThrow(/^SITE_URL must be an address/);
      } else {
        expect(readSiteUrl(address)).toMatch(/^https?:\/\/[^\s/?#"'<>]+$/);
      }
    }),
    runs(300),
  );
});

describe('the manifest of the pictures', () => {
  let dir = '';
  const manifestFile = () => path.join(dir, 'pictures.json');
  const make = () =>
    makePictures(['balayage'], {
      sources: path.join(dir, 'sources'),
      published: path.join(dir, 'pictures'),
      manifest: manifestFile(),
    });
  const readManifest = async () => JSON.parse(await readFile(manifestFile(), 'utf8'));

  beforeAll(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'fuzz-pictures-'));
    await mkdir(path.join(dir, 'sources'));
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a1b2c3' } });
    await picture.webp().toFile(path.join(dir, 'sources', 'balayage.webp'));
    await make();
  });
  afterAll(() => rm(dir, { recursive: true }));

  it('is made right, whatever an earlier one says', async () => {
    const sound = await readManifest();
    const files = await readdir(path.join(dir, 'pictures'));
    const key = fc.constantFrom('balayage', 'width', 'height', 'color', 'variants', 'avif', 'webp', 'path');
    /** The sound manifest with hostile values in place of some of its own. */
    const spoilt = fc
      .tuple(key, fc.oneof(hostileText, fc.jsonValue({ maxDepth: 2 })))
      .map(([spoiltKey, value]) => JSON.stringify(sound, (name, own) => (name === spoiltKey ? value : own)));
    await fc.assert(
      fc.asyncProperty(fc.oneof(spoilt, fc.json(), hostileText), async (earlier) => {
        await writeFile(manifestFile(), earlier);
        await make();
        expect(await readManifest()).toEqual(sound);
        expect(await readdir(path.join(dir, 'pictures'))).toEqual(files);
      }),
      runs(60),
    );
  });
});

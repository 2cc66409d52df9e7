/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { readBasePath, readSiteUrl } from '@/lib/links/site';
import { makePictures } from '@/scripts/assets/pictures';
import { loadContent } from '@/scripts/content-check';
import { checkRoutes } from '@/scripts/content-check/routes';
import { hashedFolders, headersFile, immutable, revalidate, serverHeaderFiles } from '@/scripts/finish/headers';
import { htaccessFile } from '@/scripts/finish/htaccess';
import { lowerCaseRedirects, redirectFiles } from '@/scripts/finish/redirects';
import { headersFor, parseHeaderRules } from '@/scripts/preview/headers-file';
import { parseRedirects } from '@/scripts/preview/redirects-file';
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

const real = loadContent();

/** Whether the content check lets a page lie at a path. */
function isAccepted(address: string): boolean {
  return checkRoutes({ ...real, routes: { ...real.routes, blog: address } }).length === 0;
}

const folder = fc
  .oneof(fc.constant(''), anyPath, fc.webPath({ size: 'small' }))
  .filter((address) => doesNotThrow(() => readBasePath(address)));

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

it('whatever path is accepted, its redirect is one line that leads to it and to nothing else', () => {
  fc.assert(
    fc.property(anyPath, folder, (address, basePath) => {
      fc.pre(isAccepted(address));
      const redirects = lowerCaseRedirects([address]);
      const files = redirectFiles(redirects, basePath);
      const rules = [...parseRedirects(files.static)];
      expect(rules).toEqual(
        redirects.flatMap(({ from, to }) =>
          [from, `${from}/`].map((wrong) => [basePath + wrong, { to: basePath + to, status: 301 }]),
        ),
      );
      expect(files.static.split('\n').length - 1).toBe(rules.length);
      expect(
        files.nginx.split('\n').filter((line) => !/^(#.*|location = \S+ \{ return 301 \S+; \}|)$/.test(line)),
      ).toEqual([]);
      expect(
        files.caddy.split('\n').filter((line) => !/^(#.*|@[\w-]+ path_regexp \S+|redir @[\w-]+ \S+ 301|)$/.test(line)),
      ).toEqual([]);
    }),
    runs(150),
  );
});

it('whatever pages there are, each is asked for anew and each hashed file kept, by one rule alone', () => {
  const pages = fc.array(anyPath, { maxLength: 4 }).map((paths) => paths.filter(isAccepted));
  fc.assert(
    fc.property(pages, folder, fc.boolean(), (paths, basePath, isHttps) => {
      const files = [
        'index.html',
        '404.html',
        'de.html',
        'de/contact.html',
        ...paths.map((page) => `${page.slice(1)}.html`),
      ];
      const text = headersFile(files, { basePath, isHttps });
      const rules = parseHeaderRules(text);
      const cachingOf = (address: string) => headersFor(rules, basePath + address).get('cache-control');
      for (const address of ['/', '/de', '/de/', '/de/contact', ...paths, ...paths.map((page) => `${page}/`)]) {
        expect([address, cachingOf(address)]).toEqual([address, revalidate]);
      }
      for (const hashed of hashedFolders) expect(cachingOf(`/${hashed}/a.1.js`)).toBe(immutable);
      const { nginx, caddy } = serverHeaderFiles({ basePath, isHttps });
      for (const line of [text, nginx, caddy, htaccessFile({ basePath, isHttps })].flatMap((file) =>
        file.split('\n'),
      )) {
        expect(line).toMatch(/^[\t\x20-\x7e]*$/);
      }
    }),
    runs(100),
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

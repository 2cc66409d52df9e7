import { salon } from '@/lib/content/content';
import { absoluteUrl, assetPath, readBasePath, readSiteUrl } from '@/lib/links/site';

const environment = { ...process.env };

/** Sets the variables of a build; an empty one counts as none. */
const setEnvironment = (SITE_URL: string, BASE_PATH: string) => Object.assign(process.env, { SITE_URL, BASE_PATH });

afterAll(() => {
  process.env = environment;
});

it('the address of the site is SITE_URL, also on localhost, or else the content’s', () => {
  for (const [given, read] of [
    ['https://salon.example/', 'https://salon.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['', salon.siteUrl],
  ] as const) {
    setEnvironment(given, '');
    expect(readSiteUrl()).toBe(read);
  }
});

it('a SITE_URL with a path or without http(s) is refused, and a BASE_PATH that is no folder', () => {
  const addresses = ['salon.example', '/salon', 'ftp://salon.example', 'https://salon.example/fr', 'https://a.ch?a=b'];
  for (const value of addresses) expect(() => readSiteUrl(value)).toThrow(`got "${value}".`);
  for (const value of ['', '/salon', '/sites/salon-2']) expect(readBasePath(value)).toBe(value);
  const folders = ['salon', '/salon/', '/', '//salon', '/mon salon', '/salon?x', '/é', '/..', '/a/./b'];
  for (const value of folders) expect(() => readBasePath(value)).toThrow(/^BASE_PATH must look like/);
});

it.each([
  ['', '/', 'https://salon.example'],
  ['/salon', '/', 'https://salon.example/salon'],
  ['/salon', '/Tarifs/', 'https://salon.example/salon/Tarifs'],
])('of a site in the folder %p the canonical address of %p is %p', (folder, path, url) => {
  setEnvironment('https://salon.example', folder);
  expect([absoluteUrl(path), assetPath(path)]).toEqual([url, folder + path]);
});

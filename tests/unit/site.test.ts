import { salon } from '@/lib/content/content';
import { absoluteUrl, assetPath, readBasePath, readSiteUrl } from '@/lib/links/site';

const environment = { ...process.env };

/** Sets the variables of a build; an empty one counts as none. */
function setEnvironment(SITE_URL: string, BASE_PATH: string) {
  Object.assign(process.env, { SITE_URL, BASE_PATH });
}

afterAll(() => {
  process.env = environment;
});

it("the address of the site is the environment's, or else the content's", () => {
  setEnvironment('https://salon.example/', '');
  expect(readSiteUrl()).toBe('https://salon.example');
  setEnvironment('', '');
  expect(readSiteUrl()).toBe(salon.siteUrl);
});

it('the site may lie on this machine', () =>
  expect(readSiteUrl('http://localhost:3000')).toBe('http://localhost:3000'));

it.each(['salon.example', '/salon', 'ftp://salon.example', 'https://salon.example/fr', 'https://salon.example?a=b'])(
  'the site may not lie at %s, and the message says so',
  (value) => expect(() => readSiteUrl(value)).toThrow(`got "${value}".`),
);

it.each(['', '/salon', '/sites/salon-2'])('the folder of the site may be %p', (value) => {
  expect(readBasePath(value)).toBe(value);
});

it.each(['salon', '/salon/', '/', '//salon', '/mon salon', '/salon?x', '/é', '/..', '/a/./b'])(
  'the folder of the site may not be %p',
  (value) => expect(() => readBasePath(value)).toThrow(/^BASE_PATH must look like/),
);

it.each([
  ['', '/', 'https://salon.example'],
  ['', '/Services/Coiffure', 'https://salon.example/Services/Coiffure'],
  ['', '/tarifs/', 'https://salon.example/tarifs'],
  ['/salon', '/', 'https://salon.example/salon'],
  ['/salon', '/tarifs', 'https://salon.example/salon/tarifs'],
])('in the folder %p the canonical address of %p is %p', (folder, path, url) => {
  setEnvironment('https://salon.example', folder);
  expect(absoluteUrl(path)).toBe(url);
  expect(assetPath(path)).toBe(folder + path);
});

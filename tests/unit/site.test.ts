import { salon } from '@/content/salon';
import { absoluteUrl, assetPath, readBasePath, readSiteUrl } from '@/lib/links/site';

const environment = { ...process.env };

beforeEach(() => {
  delete process.env.SITE_URL;
  delete process.env.BASE_PATH;
});

afterAll(() => {
  process.env = environment;
});

describe('the address of the site', () => {
  it("is the content's where the environment gives none", () => {
    expect(readSiteUrl()).toBe(salon.siteUrl);
  });

  it("is the environment's where there is one", () => {
    process.env.SITE_URL = 'https://salon.example';
    expect(readSiteUrl()).toBe('https://salon.example');
  });

  it('counts an empty variable as none', () => {
    process.env.SITE_URL = '';
    expect(readSiteUrl()).toBe(salon.siteUrl);
  });

  it('loses its final slash', () => {
    expect(readSiteUrl('https://salon.example/')).toBe('https://salon.example');
  });

  it('keeps a port, as a preview has one', () => {
    expect(readSiteUrl('http://localhost:3000')).toBe('http://localhost:3000');
  });

  it.each(['salon.example', '/salon', 'ftp://salon.example', 'https://salon.example/fr', 'https://salon.example?a=b'])(
    'is refused by name as %p',
    (value) => {
      expect(() => readSiteUrl(value)).toThrow(new RegExp(`SITE_URL.*${value.replaceAll(/[?/.]/g, '\\$&')}`));
    },
  );
});

describe('the folder of the site', () => {
  it.each(['', '/salon', '/sites/salon-2'])('may be %p', (value) => {
    expect(readBasePath(value)).toBe(value);
  });

  it.each(['salon', '/salon/', '/', '//salon', '/mon salon', '/salon?x', '/é'])('is refused by name as %p', (value) => {
    expect(() => readBasePath(value)).toThrow(/BASE_PATH/);
  });

  it('stands before every file of the site', () => {
    process.env.BASE_PATH = '/salon';
    expect(assetPath('/film/hero.webm')).toBe('/salon/film/hero.webm');
  });
});

describe('canonical addresses', () => {
  beforeEach(() => {
    process.env.SITE_URL = 'https://salon.example';
  });

  it.each([
    ['', '/', 'https://salon.example'],
    ['', '/Services/Coiffure', 'https://salon.example/Services/Coiffure'],
    ['', '/tarifs/', 'https://salon.example/tarifs'],
    ['/salon', '/', 'https://salon.example/salon'],
    ['/salon', '/tarifs', 'https://salon.example/salon/tarifs'],
  ])('in the folder %p the page %p is %p', (folder, path, url) => {
    process.env.BASE_PATH = folder;
    expect(absoluteUrl(path)).toBe(url);
  });
});

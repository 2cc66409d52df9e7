import { checkContentStep } from '@/scripts/content-check/check-content';
import { loadContent } from '@/scripts/content-check/load-content';
import { real, sentencesAfter } from './support/changed-content';

jest.mock('@/scripts/content-check/load-content', () => {
  const actual = jest.requireActual<typeof import('@/scripts/content-check/load-content')>(
    '@/scripts/content-check/load-content',
  );
  return { ...actual, loadContent: jest.fn(actual.loadContent) };
});

describe('the step of the build', () => {
  it('passes over the real content', async () => {
    await expect(checkContentStep()).resolves.toEqual(expect.any(String));
  });

  it('stops at broken content with a line for each problem', async () => {
    const { salon, ...others } = loadContent();
    const broken = { ...salon, phone: '032 000 00 00', email: 'bonjour' };
    jest.mocked(loadContent).mockReturnValueOnce({ ...others, salon: broken });
    await expect(checkContentStep()).rejects.toMatchObject({
      name: 'BuildError',
      message:
        'content/salon.ts, phone: must be +41 and nine digits, such as +41 32 123 45 67, got "032 000 00 00".\n' +
        'content/salon.ts, email: must be an e-mail address, got "bonjour".',
    });
  });
});

it.each(['title', 'description', 'heading'])('no two pages share their %s, capitals aside', (field) => {
  const words = String(real(`contact.${field}`)).toUpperCase();
  expect(sentencesAfter([`conditions.${field}`, words])).toEqual([
    `content/legal.ts, conditions.${field}: is the ${field} of contact too.`,
  ]);
});

it.each([
  ['content/landing-pages.ts', 'coupe', 'parent'],
  ['content/landing-pages.ts', 'coupe', 'related[0]'],
  ['content/services.ts', 'service-balayage', 'related[0]'],
  ['content/landing-pages.ts', 'coupe', 'services[0].route'],
  ['content/main-pages.ts', 'prestations', 'nails[0].route'],
  ['content/main-pages.ts', 'onglerie', 'cards[0].route'],
  ['content/main-pages.ts', 'accueil', 'serviceCards[0].route'],
])('in %s, %s does not lead to itself by %s', (file, id, field) => {
  const place = `${id}.${field.replace(/\[(\d)\]/, '.$1')}`;
  expect(sentencesAfter([place, id])).toEqual([`${file}, ${id}.${field}: must not lead to the page itself.`]);
});

it('parents do not go round in a circle', () => {
  expect(
    sentencesAfter(['coiffure.parent', 'coupe'], ['coupe.parent', 'coloration'], ['coloration.parent', 'coiffure']),
  ).toEqual([
    'content/landing-pages.ts, coiffure.parent: goes round in a circle: coiffure, coupe, coloration, coiffure.',
  ]);
});

it('a page has a path, and stands in one file', () => {
  expect(sentencesAfter(['routes.conditions', undefined])).toEqual([
    'content/legal.ts, conditions: has no path in content/routes.ts.',
  ]);
  const legal = Object(loadContent().pages['content/legal.ts']);
  const pages = { ...loadContent().pages, 'content/legal.ts': { ...legal, coupe: real('coupe') } };
  expect(sentencesAfter(['pages', pages])).toContain(
    'content/legal.ts, coupe: stands in content/landing-pages.ts already.',
  );
});

it('a page is found by a link from another or from the navigation', () => {
  expect(sentencesAfter(['footerNavigation.3.routes', ['confidentialite']])).toEqual([
    'content/routes.ts, conditions: has a page that no other leads to: name it in content/navigation.ts, or under "services", "related" or "route" of another page.',
  ]);
});

it('a price is shown somewhere', () => {
  const prices = { ...loadContent().prices, patine: { service: 'Patine', price: 30 } };
  expect(sentencesAfter(['prices', prices])).toEqual([
    'content/prices.ts, patine: is shown nowhere: name it in priceList, or under "prices" of a page.',
  ]);
});

it('a page of content/services.ts has the id of a service', () => {
  const services = Object(loadContent().pages['content/services.ts']);
  const pages = {
    ...loadContent().pages,
    'content/services.ts': { ...services, patine: services['service-balayage'] },
  };
  expect(sentencesAfter(['pages', pages])).toContain(
    'content/services.ts, patine: must have an id that starts with "service-", here and in content/routes.ts.',
  );
});

it.each(['balayage.jpg', 'Balayage.HEIC', 'BALAYAGE.webp'])('a picture has its file as WebP, not as %s', (name) => {
  const { pictureFiles } = loadContent();
  expect(sentencesAfter([`pictureFiles.${pictureFiles.indexOf('balayage.webp')}`, name])).toEqual([
    `content/pictures.ts, balayage: has no file content/pictures/balayage.webp. There is ${name}: save it as WebP, under exactly this name.`,
  ]);
});

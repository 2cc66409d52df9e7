/** @jest-environment node */
import { loadContent } from '@/scripts/content-check';
import { fileOfPage, put, putInPage, sentencesAfter } from './support/changed-content';

const real = loadContent();
const letters = (count: number) => 'é'.repeat(count);
const page = (id: string) => `${fileOfPage(real, id)}, ${id}`;
const fieldOf = (id: string, field: string): unknown =>
  Reflect.get(Object(real.pages[fileOfPage(real, id)]?.[id]), field);
const listOf = (id: string, field: string) => fieldOf(id, field) as unknown[];

describe('the lengths of a page', () => {
  it.each([
    ['coupe', 'title', 61, 'has 61 characters, at most 60 are allowed.'],
    ['coupe', 'description', 119, 'has 119 characters, 120 to 160 are asked for.'],
    ['coupe', 'description', 161, 'has 161 characters, 120 to 160 are asked for.'],
    ['coupe', 'label', 41, 'has 41 characters, at most 40 are allowed.'],
    ['service-balayage', 'benefit', 101, 'has 101 characters, at most 100 are allowed.'],
  ])('of %s refuse a %s of %p', (id, field, length, message) => {
    expect(sentencesAfter(putInPage(id, [field], letters(length)))).toEqual([`${page(id)}.${field}: ${message}`]);
  });

  it.each([
    ['coupe', 'title', 60],
    ['coupe', 'description', 120],
    ['coupe', 'description', 160],
    ['coupe', 'label', 40],
    ['service-balayage', 'benefit', 100],
  ])('of %s accept a %s of %p', (id, field, length) => {
    expect(sentencesAfter(putInPage(id, [field], letters(length)))).toEqual([]);
  });
});

describe('a page shares nothing with another:', () => {
  it.each(['title', 'description', 'heading'])('its %s', (field) => {
    const change = putInPage('conditions', [field], String(fieldOf('contact', field)).toUpperCase());
    expect(sentencesAfter(change)).toEqual([`${page('conditions')}.${field}: is the ${field} of contact too.`]);
  });
});

describe('a link', () => {
  const unknown = 'names "massage", which is no known route id.';
  const itself = 'must not lead to the page itself.';

  it.each([
    ['coupe', ['parent'], 'parent'],
    ['coupe', ['related', 0], 'related[0]'],
    ['service-balayage', ['related', 0], 'related[0]'],
    ['coupe', ['services', 0, 'route'], 'services[0].route'],
    ['prestations', ['hair', 0, 'route'], 'hair[0].route'],
    ['prestations', ['nails', 0, 'route'], 'nails[0].route'],
    ['services-coiffure', ['services', 0], 'services[0]'],
    ['services-onglerie', ['cards', 0, 'route'], 'cards[0].route'],
    ['onglerie', ['cards', 0, 'route'], 'cards[0].route'],
    ['accueil', ['serviceCards', 0, 'route'], 'serviceCards[0].route'],
  ])('of %s at %j leads to a known page, and not to its own', (id, path, field) => {
    expect(sentencesAfter(putInPage(id, path, 'massage'))).toEqual([`${page(id)}.${field}: ${unknown}`]);
    expect(sentencesAfter(putInPage(id, path, id))).toEqual([`${page(id)}.${field}: ${itself}`]);
  });

  it.each([
    ['mainNavigation', ['to'], 'to'],
    ['footerNavigation', ['routes', 0], 'routes[0]'],
  ])('of %s at %j leads to a known page', (list, path, field) => {
    const [sentence, ...others] = sentencesAfter(put([list, 0, ...path], 'massage'));
    expect(sentence).toMatch(/^content\/navigation\.ts, (home|salon)\./);
    expect(sentence?.endsWith(`.${field}: ${unknown}`)).toBe(true);
    expect(others).toEqual([]);
  });

  it('is not given twice', () => {
    const [first] = listOf('coupe', 'related');
    expect(sentencesAfter(putInPage('coupe', ['related', 1], first))).toEqual([
      `${page('coupe')}.related[1]: names "${first}" a second time.`,
    ]);
  });

  it.each(['coupe', 'coiffure-franches-montagnes'])('of landing page %s has another beside it', (id) => {
    expect(sentencesAfter(putInPage(id, ['related'], ['tarifs']))).toEqual([
      `${page(id)}.related: must name at least two pages.`,
    ]);
  });
});

describe('parents', () => {
  it('do not go round in a circle', () => {
    const sentences = sentencesAfter((content) => {
      putInPage('coiffure', ['parent'], 'coupe')(content);
      putInPage('coupe', ['parent'], 'coloration')(content);
      putInPage('coloration', ['parent'], 'coiffure')(content);
    });
    expect(sentences).toEqual([
      `${page('coiffure')}.parent: goes round in a circle: coiffure, coupe, coloration, coiffure.`,
    ]);
  });
});

describe('prices and pictures of a page', () => {
  it.each([
    ['coupe', ['picture'], 'picture', 'picture id'],
    ['accueil', ['serviceCards', 1, 'picture'], 'serviceCards[1].picture', 'picture id'],
    ['services-onglerie', ['cards', 5, 'picture'], 'cards[5].picture', 'picture id'],
    ['service-balayage', ['prices', 0], 'prices[0]', 'price id'],
    ['onglerie', ['cards', 0, 'prices', 0], 'cards[0].prices[0]', 'price id'],
    ['services-onglerie', ['cards', 5, 'price'], 'cards[5].price.listed', 'price id', { listed: 'massage' }],
    [
      'services-onglerie',
      ['cards', 0, 'price'],
      'cards[0].price.overview',
      'price id of the nail overview',
      { overview: 'massage' },
    ],
  ])('are known: %s at %j', (id, path, field, what, value: unknown = 'massage') => {
    expect(sentencesAfter(putInPage(id, path, value))).toEqual([
      `${page(id)}.${field}: names "massage", which is no known ${what}.`,
    ]);
  });
});

describe('the number of cards', () => {
  it.each([
    ['accueil', 'reasons', 'must be exactly five.'],
    ['accueil', 'serviceCards', 'must be exactly two.'],
    ['services-coiffure', 'services', 'must be at least ten.'],
    ['services-onglerie', 'cards', 'must be exactly six.'],
    ['onglerie', 'cards', 'must be exactly four.'],
  ])('on %s is fixed for %s', (id, field, message) => {
    const complaint = [`${page(id)}.${field}: ${message}`];
    expect(sentencesAfter(putInPage(id, [field], listOf(id, field).slice(1)))).toEqual(complaint);
  });

  it('of features is four', () => {
    expect(sentencesAfter(putInPage('accueil', ['serviceCards', 0, 'features'], ['Coupe']))).toEqual([
      `${page('accueil')}.serviceCards[0].features: must be exactly four.`,
    ]);
  });
});

describe('a German page', () => {
  it.each([
    ['accueil', 'title', 61, 'has 61 characters, at most 60 are allowed.'],
    ['contact', 'description', 161, 'has 161 characters, 120 to 160 are asked for.'],
  ])('keeps to the limits: %s, %s', (id, field, length, message) => {
    expect(sentencesAfter(put(['germanPages', id, field], letters(length)))).toEqual([
      `content/german.ts, ${id}.${field}: ${message}`,
    ]);
  });

  it('shares no title with a French page', () => {
    expect(sentencesAfter(put(['germanPages', 'contact', 'title'], fieldOf('tarifs', 'title')))).toEqual([
      'content/german.ts, contact.title: is the title of tarifs too.',
    ]);
  });

  it('has its two cards and no empty text', () => {
    expect(sentencesAfter(put(['germanPages', 'accueil', 'serviceCards', 1], undefined))).toContainEqual(
      expect.stringContaining('content/german.ts, accueil.serviceCards'),
    );
    expect(sentencesAfter(put(['germanPages', 'accueil', 'lead'], ''))).toEqual([
      'content/german.ts, accueil.lead: must not be empty.',
    ]);
  });

  it.each(['/contact', '/de/', '/DE', '/de/Über-uns'])('does not lie at %p', (path) => {
    expect(sentencesAfter(put(['germanRoutes', 'contact'], path))).toEqual([
      `content/routes.ts, contact.de: must be /de, or start with /de/ and go on in small letters and hyphens, got "${path}".`,
    ]);
  });
});

describe('the shape of a page', () => {
  it('has no empty text, however deep', () => {
    expect(sentencesAfter(putInPage('coupe', ['services', 0, 'text'], ' '))).toEqual([
      `${page('coupe')}.services[0].text: must not be empty.`,
    ]);
  });

  it('has every field of its kind', () => {
    const [sentence] = sentencesAfter(putInPage('coupe', ['question'], undefined));
    expect(sentence).toContain(`${page('coupe')}.question: `);
  });

  it('has no field of another kind', () => {
    const [sentence] = sentencesAfter(putInPage('coupe', ['benefit'], 'Court et net'));
    expect(sentence).toMatch(/landing-pages\.ts, coupe: .*benefit/);
  });

  it('has a kind that is known', () => {
    const [sentence] = sentencesAfter(putInPage('coupe', ['kind'], 'shop'));
    expect(sentence).toContain(`${page('coupe')}.kind: `);
  });
});

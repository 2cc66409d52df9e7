/** @jest-environment node */
import type { SiteContent } from '@/scripts/content-check';
import { put, sentencesAfter } from './support/changed-content';

describe('a picture', () => {
  it('has its file', () => {
    const change = put(['pictureFiles'], ['hero-poster.webp']);
    expect(sentencesAfter(change)).toContain(
      'content/pictures.ts, balayage: has no file content/pictures/balayage.webp.',
    );
  });

  it.each(['balayage.jpg', 'Balayage.HEIC', 'BALAYAGE.webp'])('has its file as WebP, not as %s', (name) => {
    const change = ({ pictureFiles }: SiteContent) =>
      pictureFiles.splice(pictureFiles.indexOf('balayage.webp'), 1, name);
    expect(sentencesAfter(change)).toEqual([
      `content/pictures.ts, balayage: has no file content/pictures/balayage.webp. There is ${name}: save it as WebP, under exactly this name.`,
    ]);
  });

  it.each([-1, 101])('has no focus of %p', (focus) => {
    expect(sentencesAfter(put(['pictures', 'balayage', 'focus', 1], focus))).toEqual([
      'content/pictures.ts, balayage.focus[1]: must be 0 to 100 per cent.',
    ]);
  });

  it('has a text in its place', () => {
    expect(sentencesAfter(put(['pictures', 'balayage', 'alt'], ''))).toEqual([
      'content/pictures.ts, balayage.alt: must not be empty.',
    ]);
  });
});

describe('a list', () => {
  it.each([
    ['content/gallery.ts', 'gallery', 3],
    ['content/testimonials.ts', 'testimonials', 3],
  ] as const)('in %s has exactly as many %s as there is room for', (file, name, size) => {
    expect(sentencesAfter((content) => content[name].pop())).toEqual([
      `${file}, ${name}: must have exactly ${size} entries, has ${size - 1}.`,
    ]);
  });

  it('of articles has four or more, for the blog has room for all that come', () => {
    expect(sentencesAfter((content) => content.articles.pop())).toEqual([
      'content/articles.ts, articles: must have at least 4 entries, has 3.',
    ]);
    const another = (content: SiteContent) =>
      content.articles.push({ ...Object(content.articles[0]), id: 'un-article-de-plus' });
    expect(sentencesAfter(another)).toEqual([]);
  });

  it('has no id twice, since ids are anchors', () => {
    expect(sentencesAfter(put(['gallery', 2, 'id'], 'coloration'))).toEqual([
      'content/gallery.ts, coloration.id: stands twice on the list.',
    ]);
  });
});

describe('an article', () => {
  it('has each of its fields, and no other', () => {
    expect(sentencesAfter(put(['articles', 1, 'title'], undefined))).toEqual([
      'content/articles.ts, manucure-pedicure-suisse.title: is missing.',
    ]);
    expect(sentencesAfter(put(['articles', 1, 'date'], '2027-01-01'))).toEqual([
      'content/articles.ts, manucure-pedicure-suisse: has "date", which is not known here.',
    ]);
  });

  it('has three paragraphs', () => {
    expect(sentencesAfter(put(['articles', 1, 'paragraphs'], ['Un.', 'Deux.']))).toEqual([
      'content/articles.ts, manucure-pedicure-suisse.paragraphs: must be exactly three.',
    ]);
  });

  it.each([
    ['picture', 'picture id'],
    ['fallback', 'stock photo id'],
  ])('has a known %s', (field, what) => {
    expect(sentencesAfter(put(['articles', 1, field], 'massage'))).toEqual([
      `content/articles.ts, manucure-pedicure-suisse.${field}: names "massage", which is no known ${what}.`,
    ]);
  });
});

describe('a pair of the gallery', () => {
  it.each([
    [['before'], 'before', 'picture id'],
    [['after'], 'after', 'picture id'],
    [['fallback', 'after'], 'fallback.after', 'stock photo id'],
  ])('has a known picture at %j', (path, field, what) => {
    expect(sentencesAfter(put(['gallery', 0, ...path], 'massage'))).toEqual([
      `content/gallery.ts, transformation.${field}: names "massage", which is no known ${what}.`,
    ]);
  });
});

describe('messages', () => {
  const inFrench = (...path: string[]) => ['messages', 'messages/fr.json', ...path];

  it.each([
    ['', 'must not be empty.'],
    [3, 'must be a text, got 3.'],
  ])('refuse %j', (value, message) => {
    expect(sentencesAfter(put(inFrench('nav', 'home'), value))).toEqual([`messages/fr.json, nav.home: ${message}`]);
  });

  it.each(['Bonjour {name', '<b>Bonjour', '{count, plural, one {#}}', '{count, pluriel, one {#} other {#}}'])(
    'refuse %j, which cannot be formatted',
    (value) => {
      const sentences = sentencesAfter(put(inFrench('form', 'errors', 'date'), value));
      expect(sentences).toEqual([
        expect.stringMatching(/^messages\/fr\.json, form\.errors\.date: cannot be formatted: /),
      ]);
    },
  );

  it('accept arguments after an apostrophe, which typesetting makes round', () => {
    expect(sentencesAfter(put(inFrench('nav', 'home'), "l'{name} d'{place}"))).toEqual([]);
  });

  it('are checked in every file', () => {
    expect(sentencesAfter(put(['messages', 'messages/de.json'], { nav: { home: '' } }))).toEqual([
      'messages/de.json, nav.home: must not be empty.',
    ]);
  });
});

it.each([
  [['salon', 'address', 'street'], 'content/salon.ts, address.street'],
  [['salon', 'areaServed', 0], 'content/salon.ts, areaServed[0]'],
  [['prices', 'balayage', 'service'], 'content/prices.ts, balayage.service'],
  [['priceList', 0, 'groups', 1, 'title'], 'content/prices.ts, priceList[0].groups[1].title'],
  [['articles', 0, 'subHeading'], 'content/articles.ts, brushing-professionnel.subHeading'],
  [['gallery', 0, 'caption'], 'content/gallery.ts, transformation.caption'],
  [['testimonials', 0, 'text'], 'content/testimonials.ts, couleur.text'],
])('no text is empty: %j', (path, place) => {
  expect(sentencesAfter(put(path, '  '))).toEqual([`${place}: must not be empty.`]);
});

import type { PageId } from '@/content/schema/pages';
import type { PictureId } from '@/content/schema/pictures';
import * as content from '@/lib/content/content';
import {
  breadcrumbTrail,
  getPage,
  getPageOfKind,
  localeOfSegments,
  pathSegments,
  placeOfSegments,
  places,
} from '@/lib/content/pages';

/** The trail of a page after a few parents have changed. */
function trailWith(id: PageId, parents: Partial<Record<PageId, PageId | undefined>>): PageId[] {
  let trail: PageId[] = [];
  const changed = Object.entries(parents).map(([route, parent]) => [
    route,
    { ...content.pages[route as PageId], parent },
  ]);
  jest.isolateModules(() => {
    const pages = { ...content.pages, ...Object.fromEntries(changed) };
    jest.doMock('@/lib/content/content', () => ({ ...content, pages }));
    const changedPages: typeof import('@/lib/content/pages') = require('@/lib/content/pages');
    jest.dontMock('@/lib/content/content');
    trail = changedPages.breadcrumbTrail(id);
  });
  return trail;
}

describe('breadcrumbs', () => {
  it('lead from home through the parents to the page, and are empty at home', () => {
    expect(trailWith('coupe', { coupe: 'coiffure', coiffure: 'prestations', prestations: 'accueil' })).toEqual([
      'accueil',
      'prestations',
      'coiffure',
      'coupe',
    ]);
    expect(trailWith('contact', { contact: undefined })).toEqual(['accueil', 'contact']);
    expect(breadcrumbTrail('accueil')).toEqual([]);
  });
});

it('a page is refused by name where another kind was asked for', () => {
  expect(getPageOfKind('tarifs', 'price-list')).toBe(getPage('tarifs'));
  expect(() => getPageOfKind('tarifs', 'blog')).toThrow(/tarifs.*price-list.*blog/);
});

it('cards whose pictures look alike are no neighbours, be it in one, two or three columns', () => {
  const alike: PictureId[] = ['balayage', 'brushing', 'coiffure-soiree', 'transformation-apres'];
  const cards = getPageOfKind('services-coiffure', 'service-cards').services.map((id) => getPageOfKind(id, 'service'));
  const places = cards.flatMap(({ picture }, place) => (alike.includes(picture) ? [place] : []));
  const distances = places.slice(1).map((place, index) => place - (places[index] ?? 0));
  // In three columns the card below is three places on.
  expect(Math.min(...distances)).toBeGreaterThan(3);
});

describe('an address', () => {
  it('leads to each page of each language', () => {
    expect(pathSegments().map(placeOfSegments)).toEqual(places);
    expect(places.map(({ locale }) => locale)).toEqual(pathSegments().map(localeOfSegments));
    expect(getPage(placeOfSegments().id).kind).toBe('home');
  });

  it.each([
    ['/rien', ['rien']],
    ['/Blog/2', ['Blog', '2']],
    ['/de/tarifs', ['de', 'tarifs']],
  ])('is refused as %s', (path, segments) => {
    expect(() => placeOfSegments(segments)).toThrow(`No page has the path ${path}.`);
    expect(localeOfSegments(segments)).toBe('fr');
  });
});

import { footerNavigation } from '@/content/navigation';
import type { PageId } from '@/content/schema/pages';
import type { PictureId } from '@/content/schema/pictures';
import * as content from '@/lib/content/content';
import {
  breadcrumbTrail,
  germanPageIds,
  getPage,
  getPageOfKind,
  pageIds,
  pathSegments,
  routeOfSegments,
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

  it('refuse parents that go round in a circle, of which there are none', () => {
    expect(() => trailWith('coupe', { coupe: 'coiffure', coiffure: 'coupe' })).toThrow(/circle/);
    expect(() => pageIds.map(breadcrumbTrail)).not.toThrow();
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

it('every legal page is in the legal group of the footer, the one about accessibility among them', () => {
  const legalPages = pageIds.filter((id) => getPage(id).kind === 'legal');
  expect(legalPages).toContain('accessibilite');
  expect(footerNavigation.find(({ key }) => key === 'legal')?.routes).toEqual(legalPages);
});

describe('an address', () => {
  it.each([
    ['fr', pageIds],
    ['de', germanPageIds],
  ] as const)('leads to each page of the language %s, from the root of the language on', (locale, ids) => {
    expect(pathSegments(locale).map((segments) => routeOfSegments(segments, locale))).toEqual(ids);
    expect(routeOfSegments(undefined, locale)).toBe('accueil');
  });

  it.each([
    ['/blog', 'fr', ['blog']],
    ['/Blog/2', 'fr', ['Blog', '2']],
    ['/de/tarifs', 'de', ['tarifs']],
  ] as const)('is refused as %s', (path, locale, segments) => {
    expect(() => routeOfSegments(segments, locale)).toThrow(`content/routes.ts has no path ${path}.`);
  });
});

import type { RouteId } from '@/content/routes';
import * as content from '@/lib/content/content';
import {
  breadcrumbTrail,
  germanRouteIds,
  getPage,
  getPageOfKind,
  pathSegments,
  routeIds,
  routeOfSegments,
} from '@/lib/content/pages';

/** The trail of a page after a few parents have changed. */
function trailWith(id: RouteId, parents: Partial<Record<RouteId, RouteId | undefined>>): RouteId[] {
  let trail: RouteId[] = [];
  const changed = Object.entries(parents).map(([route, parent]) => [
    route,
    { ...content.pages[route as RouteId], parent },
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
    expect(() => routeIds.map(breadcrumbTrail)).not.toThrow();
  });
});

it('a page is refused by name where another kind was asked for', () => {
  expect(getPageOfKind('tarifs', 'price-list')).toBe(getPage('tarifs'));
  expect(() => getPageOfKind('tarifs', 'blog')).toThrow(/tarifs.*price-list.*blog/);
});

describe('an address', () => {
  it.each([
    ['fr', routeIds],
    ['de', germanRouteIds],
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

import type { RouteId } from '@/content/routes';

/** Loads lib/content anew with a few parents changed. */
function loadWithParents(parents: Partial<Record<RouteId, RouteId>>): typeof import('@/lib/content/pages') {
  let loaded: typeof import('@/lib/content/pages') | undefined;
  jest.isolateModules(() => {
    jest.doMock('@/content/pages', () => {
      const { pages } = jest.requireActual<typeof import('@/content/pages')>('@/content/pages');
      const changed = Object.entries(parents).map(([id, parent]) => [id, { ...pages[id as RouteId], parent }]);
      return { pages: { ...pages, ...Object.fromEntries(changed) } };
    });
    loaded = require('@/lib/content/pages');
  });
  jest.dontMock('@/content/pages');
  if (!loaded) throw new Error('lib/content/pages was not loaded.');
  return loaded;
}

describe('breadcrumbs', () => {
  const { breadcrumbTrail, routeIds } = loadWithParents({
    coupe: 'coiffure',
    coiffure: 'prestations',
    prestations: 'accueil',
  });

  it('are empty on the home page', () => {
    expect(breadcrumbTrail('accueil')).toEqual([]);
  });

  it('lead from the home page through the parents to the page itself', () => {
    expect(breadcrumbTrail('coupe')).toEqual(['accueil', 'prestations', 'coiffure', 'coupe']);
  });

  it('start under the home page where a page names no parent', () => {
    const { breadcrumbTrail } = loadWithParents({ contact: undefined });
    expect(breadcrumbTrail('contact')).toEqual(['accueil', 'contact']);
  });

  it.each(routeIds.filter((id) => id !== 'accueil'))('of %s start at home and end at the page', (id) => {
    const trail = breadcrumbTrail(id);
    expect(trail[0]).toBe('accueil');
    expect(trail.at(-1)).toBe(id);
    expect(new Set(trail).size).toBe(trail.length);
  });

  it('refuse parents that go round in a circle', () => {
    const { breadcrumbTrail } = loadWithParents({ coupe: 'coiffure', coiffure: 'coupe' });
    expect(() => breadcrumbTrail('coupe')).toThrow(/circle/);
  });
});

describe('pages', () => {
  const { getPage, getPageOfKind } = loadWithParents({});

  it('are typeset', () => {
    expect(JSON.stringify(getPage('accueil'))).not.toMatch(/'| [;:!?»]/);
  });

  it('are refused by name where another kind was asked for', () => {
    expect(getPageOfKind('tarifs', 'price-list').kind).toBe('price-list');
    expect(() => getPageOfKind('tarifs', 'blog')).toThrow(/tarifs.*price-list.*blog/);
  });
});

describe('an address', () => {
  const { germanRouteIds, pathSegments, routeIds, routeOfSegments } = loadWithParents({});

  it.each(['fr', 'de'] as const)(
    'leads to each page of the language %s, from the root of the language on',
    (locale) => {
      const ids = pathSegments(locale).map((segments) => routeOfSegments(segments, locale));
      expect(ids).toEqual(locale === 'de' ? germanRouteIds : routeIds);
    },
  );

  it('without segments is the home page', () => {
    expect(routeOfSegments(undefined)).toBe('accueil');
    expect(routeOfSegments([], 'de')).toBe('accueil');
  });

  it.each([
    ['/blog', 'fr'],
    ['/Blog/2', 'fr'],
    ['/de/tarifs', 'de'],
  ] as const)('is refused as %s', (path, locale) => {
    const segments = path.replace(/^\/(de\/)?/, '').split('/');
    expect(() => routeOfSegments(segments, locale)).toThrow(`content/routes.ts has no path ${path}.`);
  });
});

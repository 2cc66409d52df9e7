import { breadcrumbTrail } from '@/lib/content/navigation';
import { pageOfPrice } from '@/lib/content/price-pages';

jest.mock('@/lib/content/content', () => {
  const content = jest.requireActual<typeof import('@/lib/content/content')>('@/lib/content/content');
  const line = (price: string, route?: string) => ({ title: 'Prestation', text: 'Mots.', prices: [price], route });
  const page = (kind: string, path: string, own: object) => ({ kind, path, otherNames: [], ...own });
  const pages = {
    accueil: page('home', '/', { serviceCards: [] }),
    prix: page('price-list', '/prix', {}),
    contact: page('contact', '/Contact', {}),
    cheveux: page('landing', '/cheveux', {
      services: [line('coupe', 'frange'), line('soin', 'soins'), line('pose', 'frange')],
    }),
    soins: page('landing', '/cheveux/soins', { services: [line('soin')], parent: 'cheveux' }),
    frange: page('service', '/services/frange', { prices: ['coupe'], parent: 'soins' }),
  };
  return { ...content, otherLocales: [], translations: {}, pages };
});

it('breadcrumbs lead from home through the pages above to the page, and are empty at home', () => {
  expect(breadcrumbTrail('frange')).toEqual(['accueil', 'cheveux', 'soins', 'frange']);
  expect(breadcrumbTrail('contact')).toEqual(['accueil', 'contact']);
  expect(breadcrumbTrail('accueil')).toEqual([]);
});

it.each([
  ['the service page that lists it, before a landing page', 'coupe', 'frange'],
  ['the landing page that names it as its own matter, before one that leads there', 'soin', 'soins'],
  ['the landing page that names it, where it is the own matter of none', 'pose', 'cheveux'],
  ['none where only the price list has it', 'ailleurs', undefined],
])('a row of the price list leads to %s', (_, id, route) => expect(pageOfPrice(id)).toBe(route));

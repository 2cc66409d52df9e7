import { breadcrumbTrail } from '@/lib/content/navigation';
import { bookingVariantOf } from '@/lib/content/pages';
import { pageOfPrice } from '@/lib/content/price-pages';

jest.mock('@/lib/content/content', () => {
  const content = jest.requireActual<typeof import('@/lib/content/content')>('@/lib/content/content');
  const line = (price: string, route?: string) => ({ title: 'Prestation', text: 'Mots.', prices: [price], route });
  const page = (kind: string, path: string, own: object) => ({ kind, path, otherNames: [], ...own });
  // First, as the salon may have one of the same id.
  const trades = [{ id: 'ongles', label: 'Ongles', groups: [], bookingVariant: 'services' }, ...content.trades];
  const cards = (path: string, own = {}) => page('cards', path, { trade: 'ongles', ...own });
  const pages = {
    accueil: page('home', '/', { sections: [], team: [], reasons: [], serviceCards: [] }),
    prix: page('price-list', '/prix', {}),
    contact: page('contact', '/Contact', {}),
    cheveux: page('landing', '/cheveux', {
      services: [line('coupe', 'frange'), line('soin', 'soins'), line('pose', 'frange')],
    }),
    soins: page('landing', '/cheveux/soins', { services: [line('soin')], parent: 'cheveux' }),
    region: page('landing', '/region', { services: [line('ailleurs')], directions: [] }),
    mains: cards('/mains', { usesBookingVariant: true }),
    pieds: cards('/pieds'),
    lime: page('service', '/services/lime', { prices: [], parent: 'mains' }),
    verni: page('landing', '/mains/verni', { services: [], parent: 'mains' }),
    bain: page('service', '/services/bain', { prices: [], parent: 'pieds' }),
    frange: page('service', '/services/frange', { prices: ['coupe'], parent: 'soins' }),
  };
  return { ...content, otherLocales: [], translations: {}, trades, pages };
});

it('breadcrumbs list the pages from home to the page, and none for the home page', () => {
  expect(breadcrumbTrail('frange')).toEqual(['accueil', 'cheveux', 'soins', 'frange']);
  expect(breadcrumbTrail('contact')).toEqual(['accueil', 'contact']);
  expect(breadcrumbTrail('accueil')).toEqual([]);
});

it.each([
  ['the service page that lists it, before a landing page', 'coupe', 'frange'],
  ['the landing page that names it as its own matter, before one that leads there', 'soin', 'soins'],
  ['the landing page that names it, where it is the own matter of none', 'pose', 'cheveux'],
  ['none where only a page about the way to the salon names it', 'ailleurs', undefined],
])('a row of the price list leads to %s', (_, id, route) => expect(pageOfPrice(id)).toBe(route));

it('booking links use the trade’s view only on its page of cards and the pages below', () => {
  const pages = ['mains', 'lime', 'verni', 'pieds', 'bain', 'frange', 'soins'];
  expect(pages.filter((id) => bookingVariantOf(id) === 'services')).toEqual(['mains', 'lime', 'verni']);
});

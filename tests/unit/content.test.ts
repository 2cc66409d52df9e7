import { breadcrumbTrail } from '@/lib/content/navigation';
import { bookingVariantOf } from '@/lib/content/pages';
import { pageOfPrice } from '@/lib/content/price-pages';

jest.mock('@/lib/content/content', () => {
  const content = jest.requireActual<typeof import('@/lib/content/content')>('@/lib/content/content');
  const line = (price: string, route?: string) => ({ title: 'Prestation', text: 'Mots.', prices: [price], route });
  const page = (kind: string, path: string, own: object) => ({ kind, path, otherNames: [], ...own });
  // Before the salon's own trades, because one of them may have the same id.
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

it('breadcrumbs list the pages from the home page down to a page, and are empty on the home page', () => {
  expect(breadcrumbTrail('frange')).toEqual(['accueil', 'cheveux', 'soins', 'frange']);
  expect(breadcrumbTrail('contact')).toEqual(['accueil', 'contact']);
  expect(breadcrumbTrail('accueil')).toEqual([]);
});

it.each([
  ['the service page that lists it, rather than a landing page', 'coupe', 'frange'],
  ['the landing page that names it without a link, rather than one whose line links elsewhere', 'soin', 'soins'],
  ['the landing page whose line links elsewhere, if no other page names it', 'pose', 'cheveux'],
  ['no page if only a landing page with directions names it', 'ailleurs', undefined],
])('a row of the price list leads to %s', (_, id, route) => expect(pageOfPrice(id)).toBe(route));

it('an overview that asks for it and the pages below it open the trade’s view of the widget; other overviews do not', () => {
  const pages = ['mains', 'lime', 'verni', 'pieds', 'bain', 'frange', 'soins'];
  expect(pages.filter((id) => bookingVariantOf(id) === 'services')).toEqual(['mains', 'lime', 'verni']);
});

import { pageOfPrice } from '@/lib/content/price-pages';

jest.mock('@/lib/content/content', () => {
  const content = jest.requireActual<typeof import('@/lib/content/content')>('@/lib/content/content');
  const of = (id: keyof typeof content.pages, parts: object) => ({ [id]: { ...content.pages[id], ...parts } });
  const line = (price: string, route?: string) => ({ title: 'Prestation', text: 'Mots.', prices: [price], route });
  const emptied = Object.fromEntries(
    Object.entries(content.pages).map(([id, page]) => {
      if (page.kind === 'service') return [id, { ...page, prices: [] }];
      return [id, page.kind === 'landing' ? { ...page, services: [] } : page];
    }),
  );
  const pages = {
    ...emptied,
    ...of('coiffure', { services: [line('coupe', 'coupe'), line('soin', 'soins-capillaires'), line('pose', 'coupe')] }),
    ...of('soins-capillaires', { services: [line('soin')] }),
    ...of('service-coupe-femme', { prices: ['coupe'] }),
  };
  return { ...content, pages };
});

it.each([
  ['the service page that lists it, before a landing page', 'coupe', 'service-coupe-femme'],
  ['the landing page that names it as its own matter, before one that leads there', 'soin', 'soins-capillaires'],
  ['the landing page that names it, where it is the own matter of none', 'pose', 'coiffure'],
  ['none where only the price list has it', 'ailleurs', undefined],
])('a row of the price list leads to %s', (_, id, route) => expect(pageOfPrice(id)).toBe(route));

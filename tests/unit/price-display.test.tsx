/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { PriceNotes } from '@/components/sections/price-notes';
import { PriceRows } from '@/components/sections/price-rows';
import { PriceCardsTemplate } from '@/components/templates/cards';
import { neededId } from '@/lib/content/pages';
import { pathOf } from '@/lib/links/href';
import { inLanguage, messages } from './support/html';

jest.mock('@/lib/content/content', () => {
  const content = jest.requireActual<typeof import('@/lib/content/content')>('@/lib/content/content');
  const prices = {
    decide: { service: 'Manucure', price: { kind: 'fixed', amount: 55, overviewAmount: 35.5 } },
    fixe: { service: 'Pose', variant: 'ongles longs', minutes: 90, price: { kind: 'fixed', amount: 90 } },
    devis: { service: 'Nail art', price: { kind: 'quote', dependsOn: "le motif et l'envie" } },
    chiffre: {
      service: 'Balayage',
      price: { kind: 'quote', dependsOn: 'la longueur', example: 'cheveux courts : CHF 180', hourlyRate: 90 },
    },
  };
  const [home] = Object.keys(content.pages);
  const cards = Object.keys(prices).map((price) => ({
    title: `Carte ${price}`,
    text: 'Mots.',
    picture: 'a',
    price,
    route: home,
  }));
  const [trade] = content.trades;
  const overview = { kind: 'price-cards', path: '/apercu', label: 'Aperçu', heading: 'Aperçu', picture: 'a' };
  const closing = { title: 'Venez', text: 'Bientôt.' };
  const apercu = { ...overview, trade: trade?.id, intro: ['Un.'], cards, closing, related: [], otherNames: [] };
  // The overview of the test takes the place of whatever overviews there are.
  const others = Object.entries(content.pages).filter(([, { kind }]) => kind !== 'price-cards');
  const salon = { ...content.salon, whatsapp: '+41 79 123 45 67' };
  return { ...content, salon, prices, pages: { ...Object.fromEntries(others), apercu } };
});
// The manifest of pictures is made by the build.
jest.mock('@/lib/generated/pictures', () => ({
  pictureData: () => ({ focus: [50, 50] }),
  pictureAlt: () => ({ alt: '' }),
}));

const ids = ['decide', 'fixe', 'devis'];
const words = messages.fr.prices;
const dependsOn = words.depends.replace('{what}', 'le motif et l’envie');

const show = (element: Parameters<typeof inLanguage>[0]) => void render(inLanguage(element));

/** What is read aloud in each element of a role, with ordinary spaces for no-break ones. */
const readAll = (role: string) =>
  screen.getAllByRole(role).map((element) => {
    const heard = element.cloneNode(true) as HTMLElement;
    for (const hidden of heard.querySelectorAll('[aria-hidden]')) hidden.remove();
    return heard.textContent?.replaceAll('\u00a0', ' ');
  });

it('the rows of a service say price, duration and variant, and of a quote what decides it, an example and the rate', () => {
  show(<PriceRows ids={[...ids, 'chiffre']} />);
  expect(readAll('term')).toEqual(['Manucure', 'Pose, ongles longs', 'Nail art', 'Balayage']);
  const terms = 'selon la longueurPar exemple, cheveux courts\u202f: CHF 180CHF 90.– l’heure';
  const said = ['CHF 55.–', '1 h 30', 'CHF 90.–', words.on_quote, dependsOn, words.on_quote, terms];
  expect(readAll('definition')).toEqual(said);
});

it('a service with two prices says where they hold, and no other does', () => {
  /** What a sentence says of the services, up to the name of the other page. */
  const sentence = (message: string) => message.replace('{services}', '«\u202fManucure\u202f»').split('<link>')[0];
  show(<PriceNotes ids={['fixe', 'decide']} />);
  expect(screen.getByRole('paragraph').textContent).toContain(sentence(words.other_there));
  expect(screen.getByRole('link').getAttribute('href')).toBe('/apercu');
  cleanup();
  show(<PriceNotes ids={['decide']} isOverview />);
  expect(screen.getByRole('paragraph').textContent).toContain(sentence(words.other_here));
  expect(screen.getByRole('link').getAttribute('href')).toBe(pathOf(neededId('price-list'), 'fr'));
  cleanup();
  show(<PriceNotes ids={['fixe']} />);
  expect(screen.queryByRole('paragraph')).toBeNull();
});

it("cards of an overview say their own price where there is one, else the price list's, and begin drafts that name it", () => {
  show(<PriceCardsTemplate id="apercu" />);
  expect(readAll('definition').slice(0, 4)).toEqual(['CHF 35.50', '1 h 30', 'CHF 90.–', words.on_quote]);
  const card = screen.getAllByRole('listitem').find((item) => item.querySelector('picture'));
  const links = [...(card?.querySelectorAll('a') ?? [])].map(({ href }) => new URL(href));
  const drafts = links.flatMap(({ searchParams }) => searchParams.get('text') ?? searchParams.get('body') ?? []);
  expect(drafts).toHaveLength(2);
  for (const draft of drafts) expect(draft.replaceAll('\u00a0', ' ')).toMatch(/Manucure[\s\S]*CHF 35\.50/);
});

/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { PriceNotes } from '@/components/sections/price-notes';
import { PriceRows } from '@/components/sections/price-rows';
import { PriceTable } from '@/components/sections/price-table';
import { PriceCardsTemplate } from '@/components/templates/cards';
import type { Price } from '@/content/schema/prices';
import { idOfKind } from '@/lib/content/pages';
import { messagesIn } from '@/lib/i18n/messages';
import { paths } from '@/tests/support/paths';

jest.mock('@/lib/content/content', () => {
  const content = jest.requireActual<typeof import('@/lib/content/content')>('@/lib/content/content');
  const prices: Record<string, Price> = {
    decide: { service: 'Manucure', price: { kind: 'fixed', amount: 55, overviewAmount: 35.5 } },
    fixe: { service: 'Pose', variant: 'ongles longs', minutes: 90, price: { kind: 'fixed', amount: 90 } },
    devis: { service: 'Nail art', price: { kind: 'quote', dependsOn: "le motif et l'envie" } },
    chiffre: {
      service: 'Balayage',
      price: { kind: 'quote', dependsOn: 'la longueur', example: 'cheveux courts : CHF 180', hourlyRate: 90 },
    },
  };
  const [id, page] = Object.entries(content.pages).find(([, { kind }]) => kind === 'price-cards') ?? [];
  if (!id || page?.kind !== 'price-cards') throw new Error('The salon has no overview of prices.');
  // The first cards of the overview show each of these prices, the others the last.
  const cards = page.cards.map((card, index) => ({ ...card, price: Object.keys(prices)[index] ?? 'devis' }));
  return { ...content, prices, pages: { ...content.pages, [id]: { ...page, cards } } };
});
// The manifest of pictures is made by the build.
jest.mock('@/lib/generated/pictures', () => ({
  pictureData: () => ({ focus: [50, 50] }),
  pictureAlt: () => ({ alt: '' }),
}));

const ids = ['decide', 'fixe', 'devis'];
const { on_quote: onQuote, depends, other_here: otherHere, other_there: otherThere } = messagesIn('fr').prices;
const dependsOn = depends.replace('{what}', 'le motif et l’envie');

function show(element: ReactNode): void {
  render(
    <NextIntlClientProvider locale="fr" messages={messagesIn('fr')} timeZone="Europe/Zurich">
      {element}
    </NextIntlClientProvider>,
  );
}

/** What is read aloud in each element of a role, with ordinary spaces for no-break ones. */
const readAll = (role: string) =>
  screen.getAllByRole(role).map((element) => {
    const heard = element.cloneNode(true) as HTMLElement;
    for (const hidden of heard.querySelectorAll('[aria-hidden]')) hidden.remove();
    return heard.textContent?.replaceAll('\u00a0', ' ');
  });

it('a table of the price list says figure, duration and variant, and of a quote what decides it', () => {
  show(<PriceTable group={{ id: 'mains', title: 'Mains', rows: ids }} section="Onglerie" />);
  expect(readAll('rowheader')).toEqual(['Manucure', 'Pose, ongles longs', `Nail art${dependsOn}`]);
  const book = (service: string) => messagesIn('fr').prices.book_row.replace('{service}', service);
  expect(readAll('cell')).toEqual([
    ...['', '55.–', book('Manucure')],
    ...['1 h 30', '90.–', book('Pose, ongles longs')],
    ...['', onQuote, book('Nail art')],
  ]);
});

it('the rows of a service say price, duration and variant, and of a quote what decides it', () => {
  show(<PriceRows ids={ids} />);
  expect(readAll('term')).toEqual(['Manucure', 'Pose, ongles longs', 'Nail art']);
  expect(readAll('definition')).toEqual(['CHF 55.–', '1 h 30', 'CHF 90.–', onQuote, dependsOn]);
});

it('a quote has its example and its rate of an hour where there are any', () => {
  show(<PriceRows ids={['chiffre']} />);
  const terms = 'selon la longueurPar exemple, cheveux courts\u202f: CHF 180CHF 90.– l’heure';
  expect(readAll('definition')).toEqual([onQuote, terms]);
});

/** What a sentence says of the services, up to the name of the other page. */
const sentence = (message: string) => message.replace('{services}', '«\u202fManucure\u202f»').split('<link>')[0];

it('a service with two prices says where they hold, and no other does', () => {
  show(<PriceNotes ids={['fixe', 'decide']} />);
  const text = screen.getByRole('paragraph').textContent;
  expect(text).toContain(sentence(otherThere));
  expect(screen.getByRole('link').getAttribute('href')).toBe(paths['price-cards']);
  cleanup();
  show(<PriceNotes ids={['decide']} isOverview />);
  expect(screen.getByRole('paragraph').textContent).toContain(sentence(otherHere));
  expect(screen.getByRole('link').getAttribute('href')).toBe(paths['price-list']);
  cleanup();
  show(<PriceNotes ids={['fixe']} />);
  expect(screen.queryByRole('paragraph')).toBeNull();
});

it("the overview of nail services says its own price where there is one, else the price list's", () => {
  show(<PriceCardsTemplate id={idOfKind('price-cards') ?? ''} />);
  expect(readAll('definition').slice(0, 4)).toEqual(['CHF 35.50', '1 h 30', 'CHF 90.–', onQuote]);
});

it('the drafts of its cards name the service and the price that the card shows', () => {
  show(<PriceCardsTemplate id={idOfKind('price-cards') ?? ''} />);
  const card = screen.getAllByRole('listitem').find((item) => item.querySelector('picture'));
  const links = [...(card?.querySelectorAll('a') ?? [])].map(({ href }) => new URL(href));
  const drafts = links.flatMap(({ searchParams }) => searchParams.get('text') ?? searchParams.get('body') ?? []);
  expect(drafts).toHaveLength(2);
  for (const draft of drafts) expect(draft.replaceAll('\u00a0', ' ')).toMatch(/Manucure[\s\S]*CHF 35\.50/);
});

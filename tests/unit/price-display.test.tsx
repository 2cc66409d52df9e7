/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { PriceRows } from '@/components/sections/price-rows';
import { PriceTable } from '@/components/sections/price-table';
import { NailCardsTemplate } from '@/components/templates/nail-cards';
import type { Price } from '@/content/schema/prices';
import { messages } from '@/lib/i18n/messages';

jest.mock('@/lib/content/content', () => {
  const content = jest.requireActual<typeof import('@/lib/content/content')>('@/lib/content/content');
  const prices: Record<string, Price> = {
    decide: { service: 'Manucure', price: { kind: 'fixed', amount: 55, overviewAmount: 35.5 } },
    fixe: { service: 'Pose', variant: 'ongles longs', minutes: 90, price: { kind: 'fixed', amount: 90 } },
    devis: { service: 'Nail art', price: { kind: 'quote', dependsOn: "le motif et l'envie" } },
  };
  const page = content.pages['services-onglerie'];
  if (page.kind !== 'nail-cards') throw new Error('The overview of the nail services is another page.');
  // The first cards of the overview show each of these prices, the others the last.
  const cards = page.cards.map((card, index) => ({ ...card, price: Object.keys(prices)[index] ?? 'devis' }));
  return { ...content, prices, pages: { ...content.pages, 'services-onglerie': { ...page, cards } } };
});
// The manifest of pictures is made by the build.
jest.mock('@/lib/generated/pictures', () => ({
  pictureData: () => ({ focus: [50, 50] }),
  pictureAlt: () => ({ alt: '' }),
}));

const ids = ['decide', 'fixe', 'devis'];
const { on_quote: onQuote, quote_depends: quoteDepends } = messages.fr.prices;
const dependsOn = quoteDepends.replace('{what}', 'le motif et l’envie');

function show(element: ReactNode): void {
  render(
    <NextIntlClientProvider locale="fr" messages={messages.fr} timeZone="Europe/Zurich">
      {element}
    </NextIntlClientProvider>,
  );
}

/** What is read in each element of a role, with ordinary spaces for no-break ones. */
const readAll = (role: string) =>
  screen.getAllByRole(role).map((element) => element.textContent?.replaceAll('\u00a0', ' '));

it('a table of the price list says figure, duration and variant, and of a quote what decides it', () => {
  show(<PriceTable group={{ id: 'mains', title: 'Mains', rows: ids }} section="Onglerie" />);
  expect(readAll('rowheader')).toEqual(['Manucure', 'Pose, ongles longs', `Nail art${dependsOn}`]);
  expect(readAll('cell')).toEqual(['', '55.–', '1 h 30', '90.–', '', onQuote]);
});

it('the rows of a service say price, duration and variant, and of a quote what decides it', () => {
  show(<PriceRows ids={ids} />);
  expect(readAll('term')).toEqual(['Manucure', 'Pose, ongles longs', 'Nail art']);
  expect(readAll('definition')).toEqual(['CHF 55.–', '1 h 30CHF 90.–', onQuote, dependsOn]);
});

it("the overview of nail services says its own price where there is one, else the price list's", () => {
  show(<NailCardsTemplate id="services-onglerie" />);
  const prices = readAll('article').map((text) => /CHF [\d.–]+$/.exec(text ?? '')?.[0] ?? text);
  expect(prices.slice(0, 3)).toEqual(['CHF 35.50', 'CHF 90.–', expect.stringMatching(`${onQuote}$`)]);
});

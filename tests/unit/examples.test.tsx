import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Footer } from '@/components/layout/footer';
import { Testimonials } from '@/components/sections/testimonials';
import { PriceListTemplate } from '@/components/templates/price-list';
import * as content from '@/lib/content/content';
import { siteSalon } from '@/lib/content/salon';
import { messagesIn } from '@/lib/i18n/messages';

// The modules' own exports cannot be replaced.
jest.mock('@/lib/content/content', () => ({ __esModule: true, ...jest.requireActual('@/lib/content/content') }));

const { footer, prices, testimonials } = messagesIn('fr');

/** A part of the French page as the build writes it. */
const htmlOf = (part: ReactElement) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="fr" messages={messagesIn('fr')} timeZone="Europe/Zurich">
      {part}
    </NextIntlClientProvider>,
  );

afterEach(() => jest.restoreAllMocks());

it.each([true, false])('testimonials say that they are examples when that is %s', (areExamples) => {
  jest.replaceProperty(content, 'areTestimonialsExamples', areExamples);
  expect(htmlOf(<Testimonials />).includes(testimonials.examples)).toBe(areExamples);
});

it.each([
  [undefined, false],
  [{ name: 'Atelier Web', url: 'https://atelier.example' }, true],
])('the footer names who made the site only where that is known: %j', (developer, isNamed) => {
  jest.replaceProperty(siteSalon, 'developer', developer);
  expect(htmlOf(<Footer />).includes(footer.developer.replace('{name}', 'Atelier Web'))).toBe(isNamed);
});

it.each([
  [undefined, false],
  ['2027-01-01', true],
])('the price list says from when it holds only where that is known: %s', (validFrom, isSaid) => {
  jest.replaceProperty(content, 'priceList', { ...content.priceList, validFrom });
  const beginning = prices.valid_from.replace('{date}', '');
  expect(htmlOf(<PriceListTemplate id="tarifs" />).includes(beginning)).toBe(isSaid);
});

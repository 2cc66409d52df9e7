import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { About } from '@/components/sections/about';
import { SeasonNotes } from '@/components/sections/season-notes';
import { Testimonials } from '@/components/sections/testimonials';
import * as content from '@/lib/content/content';
import * as pages from '@/lib/content/pages';
import * as season from '@/lib/content/season';
import { messagesIn } from '@/lib/i18n/messages';

// The modules' own exports cannot be replaced.
jest.mock('@/lib/content/content', () => ({ __esModule: true, ...jest.requireActual('@/lib/content/content') }));
jest.mock('@/lib/content/pages', () => ({ __esModule: true, ...jest.requireActual('@/lib/content/pages') }));
jest.mock('@/lib/content/season', () => ({ __esModule: true, ...jest.requireActual('@/lib/content/season') }));
jest.mock('@/components/sections/picture', () => ({ Picture: () => null }));

/** A part of the French page as the build writes it. */
const htmlOf = (part: ReactElement) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="fr" messages={messagesIn('fr')} timeZone="Europe/Zurich">
      {part}
    </NextIntlClientProvider>,
  );

const quote = { name: 'Ada L.', text: 'Une coupe nette.' };

beforeEach(() => {
  jest.replaceProperty(content, 'practical', { ...content.practical, reviews: [] });
});
afterEach(() => jest.restoreAllMocks());

it('nothing stands where no client has said anything', () => {
  jest.replaceProperty(pages, 'siteTestimonials', []);
  expect(htmlOf(<Testimonials />)).toBe('');
});

it.each([1, 2])('%s testimonials are all read, and turn only where there is another', (count) => {
  jest.replaceProperty(pages, 'siteTestimonials', Array(count).fill(quote));
  const html = htmlOf(<Testimonials />);
  expect(html.split('<blockquote')).toHaveLength(count + 1);
  expect(html.includes('<button')).toBe(count > 1);
});

it('nothing stands where there are no season notes', () => {
  jest.replaceProperty(season, 'seasonNotes', []);
  expect(htmlOf(<SeasonNotes />)).toBe('');
});

it.each([
  [{}, 0],
  [{ clients: 100 }, 1],
  [{ yearsOnHome: 5, clients: 100 }, 2],
])('the home page shows the figures that there are: %j', (facts, count) => {
  jest.replaceProperty(content, 'facts', { ...facts, others: [] });
  const text = { heading: 'Ici', paragraphs: ['Nous coupons.'], picture: 'fenetre' };
  const html = htmlOf(<About text={text} />);
  expect(html.match(/<dd/g) ?? []).toHaveLength(count);
  expect(html.includes('<dl')).toBe(count > 0);
});

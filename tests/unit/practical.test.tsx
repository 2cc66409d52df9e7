import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContactList } from '@/components/layout/contact-list';
import { Testimonials } from '@/components/sections/testimonials';
import { AllServicesTemplate } from '@/components/templates/all-services';
import { ContactTemplate } from '@/components/templates/contact';
import { PriceListTemplate } from '@/components/templates/price-list';
import type { Practical } from '@/content/schema/practical';
import * as content from '@/lib/content/content';
import { messagesIn } from '@/lib/i18n/messages';
import { business } from '@/lib/seo/json-ld/business';

// The modules' own exports cannot be replaced.
jest.mock('@/lib/content/content', () => ({ __esModule: true, ...jest.requireActual('@/lib/content/content') }));
// Asynchronous, and none of it depends on these facts.
jest.mock('@/components/booking/booking-form', () => ({ BookingForm: () => null }));
// The manifests of pictures and share images are made by the build.
jest.mock('@/lib/generated/pictures', () => ({
  pictureData: (id: string) => ({ src: `/${id}.webp`, sources: [] }),
  altIn: () => ({ alt: '' }),
}));
jest.mock('@/lib/generated/share-image', () => ({ shareImage: () => ({ url: 'https://example.ch/share.jpg' }) }));
jest.mock('@/components/sections/page-head', () => ({ PageHead: ({ children }: { children: unknown }) => children }));

const none: Practical = { payment: ['cash', 'card'], waitingList: false, reviews: [], brands: [], languages: [] };
const all: Practical = {
  payment: ['cash', 'card', 'twint'],
  access: { steps: 2, doorWidth: 85, parking: 'door', toilet: 'accessible' },
  voucher: { isOffered: true, minimum: 30 },
  waitingList: true,
  reviews: [{ name: 'Google', url: 'https://maps.google.com/?cid=1' }],
  brands: ["L'Or", 'Silène', 'Mousse'],
  languages: ['fr', 'gsw', 'en'],
};

const say = (practical: Practical) => jest.replaceProperty(content, 'practical', practical);

/** A part of a page as the build writes it. */
const htmlOf = (part: ReactElement, locale: 'fr' | 'de' = 'fr') =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messagesIn(locale)} timeZone="Europe/Zurich">
      {part}
    </NextIntlClientProvider>,
  );

const read = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/[\u00a0\u202f]/g, ' ');

/** The drafts that the links of a page begin, without those that ask for an appointment. */
function draftsIn(html: string): string[] {
  const links = [...html.matchAll(/href="((?:https:\/\/wa\.me|mailto:)[^"]*)"/g)].map(
    ([, link = '']) => new URL(link.replaceAll('&amp;', '&')).searchParams,
  );
  return links.flatMap((fields) => fields.get('text') ?? fields.get('body') ?? []).filter((draft) => /\n/.test(draft));
}

afterEach(() => jest.restoreAllMocks());

const contact = <ContactTemplate id="contact" />;
const tarifs = <PriceListTemplate id="tarifs" />;
const testimonials = <Testimonials />;
const services = <AllServicesTemplate id="prestations" />;

/** Each fact alone: where it is read, and what is to be read there. */
const said: [name: string, Partial<Practical>, ReactElement, RegExp][] = [
  ['a step-free entrance', { access: { steps: 0 } }, contact, /\|Accès\|.*\|Entrée de plain-pied\|/],
  ['one step', { access: { steps: 1 } }, contact, /\|Une marche à l’entrée\|/],
  ['steps', { access: { steps: 3 } }, contact, /\|3 marches à l’entrée\|/],
  ['the width of the door', { access: { doorWidth: 85 } }, contact, /\|Porte large de 85 cm\|/],
  ['parking', { access: { parking: 'near' } }, contact, /\|Places de parc à quelques pas\|/],
  ['the lack of parking', { access: { parking: 'none' } }, contact, /\|Pas de place de parc près du salon\|/],
  ['the toilet', { access: { toilet: 'other' } }, contact, /\|WC non accessibles en fauteuil roulant\|/],
  ['languages', { languages: ['fr', 'gsw', 'en'] }, contact, /\|Je parle\|+français, suisse allemand et anglais\|/],
  ['the waiting list', { waitingList: true }, contact, /\|Rien de libre quand il vous faut \?\|/],
  ['vouchers', { voucher: { isOffered: true } }, tarifs, /\|Offrir un bon cadeau\|+Vous choisissez le montant, vous/],
  ['their minimum', { voucher: { isOffered: true, minimum: 30 } }, tarifs, /le montant, CHF 30\.– au moins, vous/],
  ['brands', { brands: ["L'Or", 'Silène'] }, services, /\|Je travaille avec L’Or et Silène\.\|/],
  ['pages of reviews', { reviews: all.reviews }, testimonials, /\|Lire ou laisser un avis sur Google\|/],
];

it.each(said)('a visitor reads of %s where it is known, and finds no trace where it is not', (_, fact, page, words) => {
  say(none);
  const before = htmlOf(page);
  expect(read(before)).not.toMatch(words);
  jest.restoreAllMocks();
  say({ ...none, ...fact });
  expect(read(htmlOf(page))).toMatch(words);
});

it('where nothing is said, no heading stands empty', () => {
  say(none);
  const text = [contact, tarifs, services, testimonials].map((page) => read(htmlOf(page))).join();
  const { entrance_title, languages_title, waiting_title } = messagesIn('fr').contact;
  const headings = [entrance_title, languages_title, waiting_title, messagesIn('fr').prices.voucher_title];
  expect(headings.filter((heading) => text.includes(`|${read(heading)}|`))).toEqual([]);
  expect(text).not.toMatch(/Je travaille avec|laisser un avis/);
});

it.each([
  ['no access at all', { access: {} }, contact],
  ['vouchers that are not offered', { voucher: { isOffered: false, minimum: 30 } }, tarifs],
])('%s leave no empty heading', (_, fact, page) => {
  say(none);
  const before = htmlOf(page);
  jest.restoreAllMocks();
  say({ ...none, ...fact });
  expect(htmlOf(page)).toBe(before);
});

it('details of access are for the contact page, not for every address block', () => {
  say(all);
  expect(read(htmlOf(<ContactList />))).not.toMatch(/Accès|Je parle/);
});

it('German pages say it in German', () => {
  say(all);
  const text = read(htmlOf(contact, 'de'));
  for (const words of [
    /\|2 Stufen am Eingang\|.*\|Türbreite 85 cm\|.*\|Parkplätze vor dem Salon\|.*\|WC rollstuhlgängig\|/,
    /\|Ich spreche\|+Französisch, Schweizerdeutsch und Englisch\|/,
    /\|Kein Termin frei, der Ihnen passt\?\|/,
  ]) {
    expect(text).toMatch(words);
  }
});

it.each([
  ['a place that becomes free', contact, /si une place se libère.*\n\n.*\nJours possibles.*\nHeures possibles/],
  ['a voucher', tarifs, /un bon cadeau.*\n\nMontant en CHF/],
])('the message about %s is begun by chat and by e-mail alike', (_, page, beginning) => {
  say(all);
  const [chat, mail, ...others] = draftsIn(htmlOf(page)).map((draft) => draft.replaceAll('\r\n', '\n'));
  expect(chat).toMatch(beginning);
  expect(mail).toBe(chat);
  expect(others).toEqual([]);
});

describe('search engines', () => {
  const features = () => (business() as { amenityFeature?: { name: string; value: unknown }[] }).amenityFeature;

  it('are told of access, payment, languages and pages of reviews', () => {
    say(all);
    expect(features()?.map(({ name, value }) => [name, value])).toEqual([
      ['Entrée de plain-pied', false],
      ["Marches à l'entrée", 2],
      ['Largeur de la porte', 85],
      ['Places de parc', true],
      ['WC accessibles en fauteuil roulant', true],
    ]);
    expect(business()).toMatchObject({ paymentAccepted: 'Cash, Card, TWINT', knowsLanguage: all.languages });
    expect(business().sameAs).toEqual([content.salon.socialProfile?.url, 'https://maps.google.com/?cid=1']);
  });

  it('are told what there is not, and nothing of what nobody knows', () => {
    say({ ...none, access: { steps: 0, parking: 'none' } });
    expect(features()?.map(({ name, value }) => [name, value])).toEqual([
      ['Entrée de plain-pied', true],
      ['Places de parc', false],
    ]);
    jest.restoreAllMocks();
    say(none);
    for (const field of ['amenityFeature', 'knowsLanguage']) expect(business()).not.toHaveProperty(field);
    expect(business().sameAs).toEqual([content.salon.socialProfile?.url]);
  });
});

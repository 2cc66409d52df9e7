import type { ReactElement } from 'react';
import { Footer } from '@/components/layout/footer';
import { About } from '@/components/sections/about';
import { SeasonNotes } from '@/components/sections/season-notes';
import { Team } from '@/components/sections/team';
import { Testimonials } from '@/components/sections/testimonials';
import { AllServicesTemplate } from '@/components/templates/all-services';
import { ContactTemplate } from '@/components/templates/contact';
import { PriceListTemplate } from '@/components/templates/price-list';
import type { Practical } from '@/content/schema/practical';
import * as content from '@/lib/content/content';
import * as pages from '@/lib/content/pages';
import { siteSalon } from '@/lib/content/salon';
import * as season from '@/lib/content/season';
import { business } from '@/lib/seo/json-ld/business';
import { htmlOf, messages } from './support/html';

// The modules' own exports cannot be replaced.
jest.mock('@/lib/content/content', () => ({ __esModule: true, ...jest.requireActual('@/lib/content/content') }));
jest.mock('@/lib/content/pages', () => ({ __esModule: true, ...jest.requireActual('@/lib/content/pages') }));
jest.mock('@/lib/content/season', () => ({ __esModule: true, ...jest.requireActual('@/lib/content/season') }));
// Asynchronous, and none of it depends on these facts.
jest.mock('@/components/booking/booking-form', () => ({ BookingForm: () => null }));
jest.mock('@/components/sections/page-head', () => ({ PageHead: ({ children }: { children: unknown }) => children }));
jest.mock('@/components/sections/picture', () => ({ Picture: () => null }));
// The manifests of pictures and share images are made by the build.
jest.mock('@/lib/generated/pictures', () => ({ pictureData: () => ({ src: '/a.webp' }), altIn: () => ({ alt: '' }) }));
jest.mock('@/lib/generated/share-image', () => ({ shareImage: () => ({ url: 'https://example.ch/share.jpg' }) }));

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

/** What is read, a bar for each tag. */
const read = (part: ReactElement, locale?: 'fr' | 'de') =>
  htmlOf(part, locale)
    .replace(/<[^>]+>/g, '|')
    .replace(/[\u00a0\u202f]/g, ' ');

/** The drafts that the links of a page begin, without those that ask for an appointment. */
function draftsIn(html: string): string[] {
  const links = [...html.matchAll(/href="((?:https:\/\/wa\.me|mailto:)[^"]*)"/g)].map(
    ([, link = '']) => new URL(link.replaceAll('&amp;', '&')).searchParams,
  );
  return links.flatMap((fields) => fields.get('text') ?? fields.get('body') ?? []).filter((draft) => /\n/.test(draft));
}

beforeEach(() => {
  say(none);
  jest.replaceProperty(content, 'salon', { ...content.salon, whatsapp: '+41 79 123 45 67', holidays: [] });
});
afterEach(() => jest.restoreAllMocks());

const contact = <ContactTemplate id={pages.neededId('contact')} />;
const priceList = <PriceListTemplate id={pages.neededId('price-list')} />;
const testimonials = <Testimonials />;
const [allServices] = pages.idsOfKind('all-services');

/** Each fact alone: where it is read, and what is to be read there. */
const said: [Partial<Practical>, ReactElement, RegExp][] = [
  [{ access: { steps: 0 } }, contact, /\|Accès\|.*\|Entrée de plain-pied\|/],
  [{ access: { steps: 1 } }, contact, /\|Accès\|.*\|Une marche à l’entrée\|/],
  [{ access: { steps: 3 } }, contact, /\|3 marches à l’entrée\|/],
  [{ access: { doorWidth: 85 } }, contact, /\|Porte large de 85 cm\|/],
  [{ access: { parking: 'near' } }, contact, /\|Places de parc à quelques pas\|/],
  [{ access: { parking: 'none' } }, contact, /\|Pas de place de parc près du salon\|/],
  [{ access: { toilet: 'other' } }, contact, /\|WC non accessibles en fauteuil roulant\|/],
  [{ languages: ['fr', 'gsw', 'en'] }, contact, /\|Je parle\|+français, suisse allemand et anglais\|/],
  [{ waitingList: true }, contact, /\|Rien de libre quand il vous faut \?\|/],
  [{ voucher: { isOffered: true } }, priceList, /\|Offrir un bon cadeau\|+Vous choisissez le montant, vous/],
  [{ voucher: { isOffered: true, minimum: 30 } }, priceList, /le montant, CHF 30\.– au moins, vous/],
  [{ reviews: all.reviews }, testimonials, /\|Lire ou laisser un avis sur Google\|/],
];
if (allServices) {
  const services = <AllServicesTemplate id={allServices} />;
  said.push([{ brands: ["L'Or", 'Silène'] }, services, /\|Je travaille avec L’Or et Silène\.\|/]);
}

it.each(said)('a visitor reads %j where it is known, and finds no trace where it is not', (fact, page, words) => {
  expect(read(page)).not.toMatch(words);
  say({ ...none, ...fact });
  expect(read(page)).toMatch(words);
});

it('neither access of which nothing is known nor vouchers that are not offered leave an empty heading', () => {
  const before = [htmlOf(contact), htmlOf(priceList)];
  say({ ...none, access: {}, voucher: { isOffered: false, minimum: 30 } });
  expect([htmlOf(contact), htmlOf(priceList)]).toEqual(before);
});

it('German pages say it in German', () => {
  say(all);
  const text = read(contact, 'de');
  expect(text).toMatch(
    /\|2 Stufen am Eingang\|.*\|Türbreite 85 cm\|.*\|Parkplätze vor dem Salon\|.*\|WC rollstuhlgängig/,
  );
  expect(text).toMatch(/\|Ich spreche\|+Französisch, Schweizerdeutsch und Englisch\|/);
  expect(text).toMatch(/\|Kein Termin frei, der Ihnen passt\?\|/);
});

it.each([
  ['a place that becomes free', contact, /si une place se libère.*\n\n.*\nJours possibles.*\nHeures possibles/],
  ['a voucher', priceList, /un bon cadeau.*\n\nMontant en CHF/],
])('the message about %s is begun by chat and by e-mail alike', (_, page, beginning) => {
  say(all);
  const [chat, mail, ...others] = draftsIn(htmlOf(page)).map((draft) => draft.replaceAll('\r\n', '\n'));
  expect(chat).toMatch(beginning);
  expect([mail, ...others]).toEqual([chat]);
});

it('search engines are told of access, payment, languages and reviews, of what there is not, and of nothing that nobody knows', () => {
  const features = () =>
    (business() as { amenityFeature?: { name: string; value: unknown }[] }).amenityFeature?.map(
      ({ name, value }) => `${name}: ${value}`,
    );
  for (const field of ['amenityFeature', 'knowsLanguage']) expect(business()).not.toHaveProperty(field);
  say({ ...none, access: { steps: 0, parking: 'none' } });
  expect(features()).toEqual(['Entrée de plain-pied: true', 'Places de parc: false']);
  say(all);
  expect(features()).toEqual([
    'Entrée de plain-pied: false',
    "Marches à l'entrée: 2",
    'Largeur de la porte: 85',
    'Places de parc: true',
    'WC accessibles en fauteuil roulant: true',
  ]);
  expect(business()).toMatchObject({ paymentAccepted: 'Cash, Card, TWINT', knowsLanguage: all.languages });
  expect(business().sameAs).toContain('https://maps.google.com/?cid=1');
});

it.each([0, 1, 2])('%s testimonials are all read, and turn only where there is another', (count) => {
  jest.replaceProperty(pages, 'siteTestimonials', Array(count).fill({ name: 'Ada L.', text: 'Une coupe nette.' }));
  const html = htmlOf(testimonials);
  expect(html.match(/<blockquote/g) ?? []).toHaveLength(count);
  expect(html.includes('<button')).toBe(count > 1);
  expect(html === '').toBe(count === 0);
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
  const html = htmlOf(<About text={{ heading: 'Ici', paragraphs: ['Nous coupons.'], picture: 'fenetre' }} />);
  expect(html.match(/<dd/g) ?? []).toHaveLength(count);
  expect(html.includes('<dl')).toBe(count > 0);
});

it.each([true, false])('testimonials say that they are examples when that is %s', (areExamples) => {
  jest.replaceProperty(pages, 'siteTestimonials', [{ name: 'Ada L.', text: 'Une coupe nette.' }]);
  jest.replaceProperty(content, 'areTestimonialsExamples', areExamples);
  expect(htmlOf(testimonials).includes(messages.fr.testimonials.examples)).toBe(areExamples);
});

it.each([true, false])(
  'the maker of the site and the day from which prices hold are read where known: %s',
  (isKnown) => {
    const maker = { name: 'Atelier Web', url: 'https://atelier.example' };
    jest.replaceProperty(siteSalon, 'developer', isKnown ? maker : undefined);
    jest.replaceProperty(content, 'priceList', { validFrom: isKnown ? '2027-01-01' : undefined });
    expect(htmlOf(<Footer />).includes('Atelier Web')).toBe(isKnown);
    expect(htmlOf(priceList).includes(messages.fr.prices.valid_from.replace('{date}', ''))).toBe(isKnown);
  },
);

it.each([true, false])(
  'the people of the salon stand with what each does, and search engines are told, where named: %s',
  (areNamed) => {
    const members = [
      { name: 'Ada L.', role: 'coiffeuse', text: 'Elle coupe.', picture: 'ada' },
      { name: 'Bea M.', role: 'apprentie', text: 'Elle lave.', picture: 'bea' },
    ];
    const people = members.map(({ name, role, text }) => [name, role, text].join('\\|+'));
    expect(read(<Team members={members} />)).toMatch(new RegExp(people.join('.*')));
    const home = { ...pages.getPageOfKind(pages.neededId('home'), 'home'), team: areNamed ? members : undefined };
    jest.spyOn(pages, 'getPageOfKind').mockReturnValue(home);
    const employees = home.team?.map(({ name, role }) => ({ '@type': 'Person', name, jobTitle: role }));
    expect(Reflect.get(business(), 'employee')).toEqual(employees);
  },
);

import type { ReactElement } from 'react';
import { ContactTemplate } from '@/components/contact/contact-page';
import { About } from '@/components/home/about';
import { SeasonNotes } from '@/components/home/season-notes';
import { Team } from '@/components/home/team';
import { Testimonials } from '@/components/home/testimonials';
import { Footer } from '@/components/layout/footer';
import { PriceListTemplate } from '@/components/prices/price-list-page';
import * as content from '@/lib/content/content';
import * as pages from '@/lib/content/pages';
import type { Practical } from '@/lib/schema/practical';
import { business } from '@/lib/seo/json-ld/business';
import { heard, htmlOf, messages } from './support/html';

jest.mock('@/.generated/content', () =>
  require('./support/small-site').smallSite(
    ['content/salon.json', 'whatsapp', '+41 79 123 45 67'],
    ['content/salon.json', 'developer', undefined],
  ),
);
// Copies, because the exports of a module cannot be replaced.
jest.mock('@/lib/content/content', () => ({ __esModule: true, ...jest.requireActual('@/lib/content/content') }));
jest.mock('@/lib/content/pages', () => ({ __esModule: true, ...jest.requireActual('@/lib/content/pages') }));
// These parts are asynchronous or need files that a build makes.
jest.mock('@/components/booking/booking-form', () => ({ BookingForm: () => null }));
jest.mock('@/components/layout/page-head', () => ({ PageHead: ({ children }: { children: unknown }) => children }));
jest.mock('@/components/layout/picture', () => ({ Picture: ({ id }: { id: string }) => `picture ${id}` }));
// A build makes the manifests of pictures and share images.
jest.mock('@/lib/assets/pictures', () => ({ pictureData: () => ({ src: '/a.webp' }), altIn: () => ({ alt: '' }) }));
jest.mock('@/lib/assets/share-image', () => ({ shareImage: () => ({ url: 'https://example.ch/share.jpg' }) }));

const none: Practical = { payment: ['cash', 'card'], waitingList: false, reviews: [], languages: [] };
const all: Practical = {
  payment: ['cash', 'card', 'twint'],
  access: { steps: 2, doorWidth: 85, parking: 'door', toilet: 'accessible' },
  voucher: { isOffered: true, minimum: 30 },
  waitingList: true,
  reviews: [{ name: 'Google', url: 'https://maps.google.com/?cid=1' }],
  languages: ['fr', 'gsw', 'en'],
};

const set = <Place extends object, Field extends keyof Place>(place: Place, field: Field, value: Place[Field]) =>
  void jest.replaceProperty(place, field as never, value as never);
const say = (practical: Partial<Practical>) => set(content, 'practical', { ...none, ...practical });

const quote = { name: 'Ada L.', text: 'Une coupe nette.' };

/** Sets facts that a salon may lack: number of clients, date of the price list, author of the site. */
function tell(clients?: number, validFrom?: string, developer?: typeof content.salon.developer) {
  set(content, 'salon', { ...content.salon, developer });
  set(content, 'facts', { clients, others: [] });
  set(content, 'priceList', { validFrom });
  set(content, 'areTestimonialsExamples', clients !== undefined);
}

beforeEach(() => {
  say({});
  tell();
  set(content, 'testimonials', [quote]);
});

const contact = <ContactTemplate id={pages.neededId('contact')} />;
const priceList = <PriceListTemplate id={pages.neededId('price-list')} />;
const testimonials = <Testimonials isTinted />;
const about = <About text={{ heading: 'Ici', paragraphs: ['Nous coupons.'], picture: 'fenetre' }} />;

const parts: [name: string, part: ReactElement, ...words: string[]][] = [
  ['contact page', contact, 'Sur place', '2 marches à l’entrée', 'large de 85 cm', 'Places de parc devant la porte'],
  ['contact page', contact, 'WC accessibles en fauteuil', 'français, suisse allemand et anglais'],
  ['contact page', contact, 'Rien de libre au bon moment'],
  ['price list', priceList, 'Offrir un bon cadeau', 'montant, CHF 30.– au moins', 'valables dès le 1er janvier 2027'],
  ['testimonials', testimonials, 'Lire ou laisser un avis sur Google', messages.fr.testimonials.example],
  ['home page', about, '|100|'],
  ['footer', <Footer key="footer" />, 'Atelier Web'],
];

it.each(parts)(
  'the %s shows the facts that a salon gives, and has no words about those that it does not give',
  (_, part, ...words) => {
    for (const each of words) expect(heard(part)).not.toContain(each);
    say(all);
    tell(100, '2027-01-01', { name: 'Atelier Web', url: 'https://atelier.example' });
    for (const each of words) expect(heard(part)).toContain(each);
  },
);

it('without their facts, parts of a page leave no heading and no empty list', () => {
  const before = [contact, priceList].map((page) => htmlOf(page));
  say({ access: {}, voucher: { isOffered: false, minimum: 30 } });
  expect([contact, priceList].map((page) => htmlOf(page))).toEqual(before);
  expect(htmlOf(about)).not.toContain('<dl');
  set(content, 'testimonials', []);
  expect([<SeasonNotes key="notes" />, testimonials].map((part) => htmlOf(part))).toEqual(['', '']);
});

it.each([
  ['a place that becomes free', contact, /si une place se libère.*\n\n.*\nJours possibles.*\nHeures possibles/],
  ['a voucher', priceList, /un bon cadeau.*\n\nMontant en CHF/],
])('WhatsApp and e-mail links have the same draft about %s', (_, page, beginning) => {
  say(all);
  const drafts = [...htmlOf(page).matchAll(/href="((?:https:\/\/wa\.me|mailto:)[^"]*)"/g)].flatMap(([, link = '']) => {
    const fields = new URL(link.replaceAll('&amp;', '&')).searchParams;
    return (fields.get('text') ?? fields.get('body') ?? '').replaceAll('\r\n', '\n');
  });
  // Drafts of one line ask for an appointment.
  const [chat, mail, ...others] = drafts.filter((draft) => draft.includes('\n'));
  expect(chat).toMatch(beginning);
  expect([mail, ...others]).toEqual([chat]);
});

it.each([1, 2])(
  'of %s testimonials all are in the HTML, in the language’s quotation marks, with buttons only if several',
  (count) => {
    set(content, 'testimonials', Array(count).fill(quote));
    const html = htmlOf(testimonials);
    expect(html.match(/<blockquote/g)).toHaveLength(count);
    expect(html.includes('<button')).toBe(count > 1);
    set(content, 'mainLocale', 'de');
    expect(htmlOf(testimonials)).toContain(`«${quote.text}»`);
  },
);

it('structured data have given facts, even that there is no parking, but nothing that is not given', () => {
  for (const field of ['amenityFeature', 'knowsLanguage']) expect(business()).not.toHaveProperty(field);
  const features = () =>
    Object.fromEntries(
      Object(business()).amenityFeature.map(({ name, value }: Record<string, string>) => [name, value]),
    );
  say({ access: { steps: 0, parking: 'none' } });
  expect(features()).toEqual({ 'Entrée de plain-pied': true, 'Places de parc': false });
  say(all);
  expect(features()).toEqual({
    'Entrée de plain-pied': false,
    'Marches à l’entrée': 2,
    'Largeur de la porte': 85,
    'Places de parc': true,
    'WC accessibles en fauteuil roulant': true,
  });
  expect(business()).toMatchObject({
    paymentAccepted: 'Cash, Card, TWINT',
    knowsLanguage: all.languages,
    sameAs: expect.arrayContaining(['https://maps.google.com/?cid=1']),
  });
});

it('the team is shown with roles, and with pictures if all have one; structured data name two or more people', () => {
  const member = { name: 'Ada L.', role: 'coiffeuse', text: 'Elle coupe.', picture: 'ada' };
  expect(heard(<Team members={[member]} />)).toMatch(/Ada L\.\|+coiffeuse\|+Elle coupe\./);
  expect(heard(<Team members={[member]} />)).toContain('picture ada');
  expect(heard(<Team members={[member, { ...member, name: 'Lou', picture: undefined }]} />)).not.toContain('picture');
  const home = pages.getPageOfKind(pages.neededId('home'), 'home');
  for (const team of [[], [member], [member, member]]) {
    jest.spyOn(pages, 'getPageOfKind').mockReturnValue({ ...home, team });
    const employee = { '@type': 'Person', name: 'Ada L.', jobTitle: 'coiffeuse' };
    const employees = team.length > 1 ? [employee, employee] : undefined;
    expect(Reflect.get(business(), 'employee')).toEqual(employees);
  }
});

import { fill, handOffLinks, type RequestWords, requestText } from '@/components/booking/hand-off-text';
import type { BookingRequest } from '@/components/booking/request';
import { bookingHref, mailtoHref, telHref, whatsappHref } from '@/lib/links/contact-links';
import fr from '@/messages/fr.json';

const words: RequestWords = {
  greeting: fr.whatsapp.greeting,
  line: fr.handoff.line,
  subject: fr.handoff.subject,
  subjectPlain: fr.handoff.subject_plain,
  fields: { name: fr.form.name, email: fr.form.email, date: fr.form.date, service: fr.form.service },
  services: fr.form.services,
};
const reach = { booking: bookingHref(), whatsapp: whatsappHref(''), email: mailtoHref(), phone: telHref() };

/** Accents, an ampersand, a plus, a hash, a percent sign, quotation marks, placeholders, emoji: all that breaks a link made by hand. */
const name = `Éloïse & "fils" + 100% #1 {date} <b> محمد 👩‍🦰`;
const request: BookingRequest = { name, email: 'ana+salon@example.ch', date: '2026-11-24', service: 'treatment' };

const expected = [
  fr.whatsapp.greeting,
  '',
  'Date souhaitée : mardi 24 novembre 2026',
  'Prestation : Soin',
  `Nom : ${name}`,
  'E-mail : ana+salon@example.ch',
].join('\n');

it('tells the request line by line', () => {
  expect(requestText(request, words, 'fr')).toBe(expected);
});

it('leaves out what is not filled in', () => {
  expect(requestText({ date: '2026-11-24' }, words, 'fr')).toBe(
    `${fr.whatsapp.greeting}\n\nDate souhaitée : mardi 24 novembre 2026`,
  );
  expect(requestText({}, words, 'fr')).toBe(fr.whatsapp.greeting);
});

describe('links', () => {
  const links = handOffLinks(request, reach, words, 'fr');

  it('hands the chat the text letter for letter', () => {
    const url = new URL(links.whatsapp);
    expect(url.origin).toBe('https://wa.me');
    expect(url.searchParams.get('text')).toBe(expected);
  });

  it('hands the e-mail subject and text letter for letter, with the line breaks of mail', () => {
    const url = new URL(links.email);
    expect(url.href.startsWith(mailtoHref())).toBe(true);
    expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
    expect(url.searchParams.get('subject')).toBe('Demande de rendez-vous le mardi 24 novembre 2026');
    expect(url.searchParams.get('body')).toBe(expected.replaceAll('\n', '\r\n'));
    // A plus would be read as a plus, not as a space, by mail programs.
    expect(links.email).not.toContain('+');
  });

  it('leaves the booking widget and the telephone as they are', () => {
    expect(links.booking).toBe(bookingHref());
    expect(links.phone).toBe(telHref());
  });

  it('has a subject without a date too', () => {
    expect(new URL(handOffLinks({}, reach, words, 'fr').email).searchParams.get('subject')).toBe(
      'Demande de rendez-vous',
    );
  });
});

it('never reads a placeholder in what a visitor typed', () => {
  expect(fill('{a} {b} {c}', { a: '{b}', b: '$& $1' })).toBe('{b} $& $1 {c}');
});

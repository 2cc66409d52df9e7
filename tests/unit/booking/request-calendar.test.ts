/** @jest-environment node */
import ICAL from 'ical.js';
import { requestCalendar } from '@/components/booking/calendar-file';
import type { BookingRequest } from '@/components/booking/request';

const now = new Date('2026-11-21T09:30:15.123Z');
const words = {
  summary: 'Demande de rendez-vous, à confirmer : Atelier; Épicéa \\ 100 %',
  description: `À confirmer.\n\nNom : ${'Éloïse & 👩‍🦰, '.repeat(20)}\r\nFin; de texte\\n`,
  location: "Atelier Épicéa, Rue de l'Exemple 1, 2338 Muriaux",
};
const request: BookingRequest = { name: 'Éloïse', email: 'e@example.ch', date: '2026-12-31', service: '' };

const parse = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return { calendar, event: new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined) };
};
const file = requestCalendar(request, words, now);

it('is the whole day asked for, and no other, in every time zone', () => {
  const { event } = parse(file);
  expect(event.startDate.isDate).toBe(true);
  expect(event.startDate.toString()).toBe('2026-12-31');
  expect(event.endDate.toString()).toBe('2027-01-01');
});

it('says that it is a request in Swiss time, still to be confirmed', () => {
  const { calendar, event } = parse(file);
  expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe('Europe/Zurich');
  expect(event.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
  expect(event.summary).toBe(words.summary);
});

it('gives every text back letter for letter', () => {
  const { event } = parse(file);
  expect(event.description).toBe(words.description.replaceAll('\r\n', '\n'));
  expect(event.location).toBe(words.location);
});

it('cannot be made to say more by what a visitor types', () => {
  const hostile = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:y';
  const { calendar, event } = parse(requestCalendar(request, { ...words, description: hostile }, now));
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
  expect(event.description).toBe(hostile.replaceAll('\r\n', '\n'));
});

it('has lines of at most 75 octets that end as the format asks, with no letter cut in two', () => {
  const lines = file.split('\r\n');
  expect(lines.at(-1)).toBe('');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file).not.toMatch(/\ufffd/);
});

it('has what the format requires', () => {
  const { calendar, event } = parse(file);
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy();
  expect(String(event.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-21T09:30:15Z');
});

it('is the same entry when the same request is taken twice, and another for another request', () => {
  const uid = (changes: Partial<BookingRequest>, at = now) =>
    parse(requestCalendar({ ...request, ...changes }, words, at)).event.uid;
  expect(uid({}, new Date('2026-11-22T00:00:00Z'))).toBe(uid({}));
  expect(uid({ name: 'Zoé' })).not.toBe(uid({}));
});

import ICAL from 'ical.js';
import { requestCalendar } from '@/components/booking/calendar-file';
import type { BookingRequest } from '@/components/booking/request';

const words = {
  summary: 'Demande de rendez-vous, à confirmer : Atelier; Épicéa \\ 100 %',
  description: `À confirmer.\n\nNom : ${'Éloïse & 👩‍🦰, '.repeat(20)}\r\nFin; de texte\\n`,
  location: "Atelier Épicéa, Rue de l'Exemple 1, 2338 Muriaux",
};
const request: BookingRequest = { name: 'Éloïse', email: 'e@example.ch', date: '2026-12-31', service: '' };

const fileOf = (changes = {}, now = '2026-11-21T09:30:15.123Z') =>
  requestCalendar({ ...request, ...changes }, words, new Date(now));

/** Returns every field of a calendar and of its one entry, as text. */
function read(text: string): Record<string, string> {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const fields = [calendar, ...calendar.getAllSubcomponents()].flatMap((component) => component.getAllProperties());
  return Object.fromEntries(fields.map((field) => [field.name, String(field.getFirstValue())]));
}

it('a request’s calendar file has a tentative entry for a whole day, in lines of at most 75 bytes', () => {
  const lines = fileOf().split('\r\n');
  expect(lines.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75)).toEqual([]);
  expect(read(fileOf())).toMatchObject({
    ...words,
    version: '2.0',
    prodid: expect.stringMatching(/./),
    'x-wr-timezone': 'Europe/Zurich',
    dtstamp: '2026-11-21T09:30:15Z',
    dtstart: '2026-12-31',
    dtend: '2027-01-01',
    status: 'TENTATIVE',
    description: words.description.replaceAll('\r\n', '\n'),
  });
});

it('a calendar entry has one UID for the same request at any time, and another for another name or choice', () => {
  const { uid } = read(fileOf());
  expect(read(fileOf({}, '2026-11-22T00:00:00Z')).uid).toBe(uid);
  const choice = { day: '2026-12-01', rows: [{ id: 'cut', name: 'Coupe' }] };
  for (const change of [{ name: 'Zoé' }, { choice }]) expect(read(fileOf(change)).uid).not.toBe(uid);
});

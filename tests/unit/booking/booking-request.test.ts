import {
  type BookingRequest,
  draftOf,
  requestLimits,
  requestSchema,
  serviceOfRows,
} from '@/components/booking/request';
import { cleanLine } from '@/lib/i18n/clean-text';
import fr from '@/messages/fr.json';
import { openWeek, words } from '../support/booking';

const { errors } = fr.form;
const saturday = '2026-11-21T09:00:00Z';
const valid = { name: 'Ana Müller', email: 'ana@example.ch', date: '24.11.2026', service: 'coloring' } as const;

type Values = Partial<Record<keyof BookingRequest, string>>;

const rulesAt = (instant = saturday) => ({
  ...{ locale: 'fr', services: words.services, week: openWeek, special: {}, closed: ['2026-12-28/2027-01-02'] },
  now: () => new Date(instant),
});

/** Returns the cleaned request, or the error of each field that is refused. */
function answer(values: Values, instant?: string) {
  const { data, error } = requestSchema(errors, rulesAt(instant)).safeParse({ ...valid, ...values });
  return data ?? Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
}

/** Zero-width characters, fillers, a Braille blank, direction marks, a private character, half an emoji. */
const invisible = [...'\u200b\u200d\u3164\u115f\uffa0\u2800\ufe0f\u200e\u061c\u2067\ufff9\ue000\u{e0020}', '\ud83d'];

const accepted = { ...valid, date: '2026-11-24' };

it('the form turns typed texts into a clean request, and refuses an unknown service', () => {
  const typed = { name: '  Ana \t Müller ', email: ' ana@example.ch ', date: '24.11' };
  expect(answer(typed)).toEqual(accepted);
  expect(answer({ service: 'massage' })).toEqual({ service: errors.service });
});

it.each([
  [{ name: errors.name }, ['', ' ', ' A ', '\u0000\u0001', ...invisible.map((one) => `${one}A${one}${one} ${one}`)]],
  [undefined, ['Éa', '李明', 'می\u200cنا', "O'Brien-Müller", '👩‍🦰 Zoé', '<b>', 'a'.repeat(requestLimits.name)]],
  [{ name: errors.name_long }, ['a'.repeat(requestLimits.name + 1)]],
])('the form gives the error %j, or none if it is undefined, to the names %j', (error, names) => {
  for (const name of names) expect(answer({ name })).toEqual(error ?? { ...accepted, name });
});

it.each([
  [
    { email: errors.email },
    [
      ...['', 'ana', 'ana@', '@example.ch', 'ana@example', 'ana@@example.ch', 'ana@example..ch', 'ana.@example.ch'],
      ...['a na@example.ch', 'ana@example.c', 'ana@-example.ch', '"<script>"@example.ch', 'ana@example.ch, eve@b.ch'],
    ],
  ],
  [undefined, ['a-@b-c.ch', "o'brien+salon@sub.example.co.uk", 'ana@bücher.ch', 'ana_m%x@example.museum']],
  // Refused for its length, before the slow pattern is tried.
  [{ email: errors.email_long }, [`${'a.'.repeat(50_000)}@`]],
])('the form gives the error %j, or none if it is undefined, to e-mail addresses', (error, emails) => {
  for (const email of emails) expect(answer({ email })).toEqual(error ?? { ...accepted, email });
});

const example = errors.date.replace('{example}', '15.12.2026');

it.each([
  [saturday, '', example, 'empty'],
  [saturday, 'demain', example, 'no date'],
  [saturday, '31.02.2027', errors.date_unreal, 'not in the calendar'],
  [saturday, '24.12.3000', errors.date_far, 'in another millennium'],
  [saturday, '20.11.2026', errors.date_past, 'yesterday'],
  [saturday, '29.11.2026', errors.date_weekly, 'a Sunday'],
  [saturday, '30.12.2026', errors.date_closed, 'in a closing'],
  ['2026-11-21T17:00:00Z', '21.11.2026', errors.date_over, 'today, after closing time'],
  ['2026-11-25T09:00:00Z', '24.11.2026', errors.date_past, 'yesterday, in a tab left open overnight'],
])('at %s the date "%s" is refused with "%s", and not kept in a draft: it is %s', (instant, date, error) => {
  expect(answer({ date }, instant)).toEqual({ date: error });
  expect(draftOf({ date }, rulesAt(instant))).toEqual({});
});

it('a typed text becomes one line with composed accents, without half emoji and direction marks', () => {
  const typed = ['a\r\nb\u2028c\td', 'a\ud83d', '\u202eevil\u2066', '👩‍🦰', 'E\u0301'];
  expect(typed.map(cleanLine)).toEqual(['a b c d', 'a', 'evil', '👩‍🦰', 'É']);
});

it('a draft keeps a half-typed e-mail address, leaves out an unknown service, and shortens a long name', () => {
  const typed = { name: ' ', email: 'ana@', service: 'massage', date: '20.11' };
  // A date without a year is the next such day.
  expect(draftOf(typed, rulesAt())).toEqual({ email: 'ana@', date: '2027-11-20' });
  const name = '💇'.repeat(requestLimits.name / 2);
  const draft = { name, service: 'cutting' };
  expect(draftOf({ ...draft, name: ` ${name}`.repeat(9).trim() }, rulesAt())).toEqual(draft);
});

it.each([
  [['cut'], 'hair', 'belong to one service'],
  [['cut', 'beard'], 'hair', 'together belong to one service'],
  [['beard'], '', 'belong to two services'],
  [['cut', 'massage'], '', 'belong to no common service'],
  [[], '', 'are none'],
])('the chosen rows %j ask for the service "%s" of the form: they %s', (ids, service) => {
  const services = [
    { id: 'hair', prices: ['cut', 'beard'] },
    { id: 'shave', prices: ['beard'] },
  ];
  const rows = ids.map((id) => ({ id, name: id }));
  expect(serviceOfRows(rows, { services })).toBe(service);
});

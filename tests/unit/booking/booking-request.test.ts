import * as z from 'zod/mini';
import {
  type BookingRequest,
  cleanText,
  draftOf,
  requestLimits,
  requestSchema,
  serviceOfRows,
} from '@/components/booking/request';
import fr from '@/messages/fr.json';
import { openWeek, words } from '../support/booking';

const { errors } = fr.form;
const saturday = '2026-11-21T09:00:00Z';
let now: Date;
const rules = {
  locale: 'fr' as const,
  services: words.services,
  week: openWeek,
  closings: ['2026-12-28/2027-01-02'],
  now: () => now,
};
const schema = requestSchema(errors, rules);
const valid = { name: 'Ana Müller', email: 'ana@example.ch', date: '24.11.2026', service: 'coloring' } as const;

type Values = Partial<Record<keyof BookingRequest, string>>;

/** The error of each field, by name. */
function errorsOf(values: Values) {
  const issues = schema.safeParse({ ...valid, ...values }).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
}

const accepted = (values: Values) => schema.parse({ ...valid, ...values }) as BookingRequest;

beforeEach(() => {
  now = new Date(saturday);
});

it('turns typed text into a clean request, of a service that is in the list', () => {
  expect(accepted({ name: '  Ana \t Müller ', email: ' ana@example.ch ' })).toEqual({ ...valid, date: '2026-11-24' });
  expect(errorsOf({ service: 'massage' })).toEqual({ service: errors.service });
});

it.each(['', ' ', ' A ', '\u200b\u200b\u200b', '\u0000\u0001'])('asks for two characters of a name: %j', (name) => {
  expect(errorsOf({ name })).toEqual({ name: errors.name });
});

it.each(['Éa', '李明', "O'Brien-Müller", '👩‍🦰 Zoé', '<b>', 'a'.repeat(requestLimits.name)])(
  'takes the name %j',
  (name) => {
    expect(accepted({ name }).name).toBe(name);
  },
);

it.each([
  ...['', 'ana', 'ana@', '@example.ch', 'ana@example', 'ana@@example.ch', 'ana@example..ch', 'ana.@example.ch'],
  ...['a na@example.ch', 'ana@example.c', 'ana@-example.ch', '"<script>"@example.ch', 'ana@example.ch, eve@example.ch'],
])('refuses the e-mail address %j', (email) => expect(errorsOf({ email })).toEqual({ email: errors.email }));

it.each(['a-@b-c.ch', "o'brien+salon@sub.example.co.uk", 'ana@bücher.ch', 'ana_m%x@example.museum'])(
  'takes the e-mail address %j',
  (email) => expect(accepted({ email }).email).toBe(email),
);

it('says what is too long, before it looks for a pattern in it', () => {
  expect(errorsOf({ name: 'a'.repeat(requestLimits.name + 1), email: `${'a.'.repeat(50_000)}@` })).toEqual({
    name: errors.name_long,
    email: errors.email_long,
  });
});

const example = errors.date.replace('{example}', '15.12.2026');

it.each([
  [saturday, '', example, 'none'],
  [saturday, 'demain', example, 'none'],
  [saturday, '31.02.2027', errors.date_unreal, 'none of the calendar'],
  [saturday, '24.12.3000', errors.date_far, 'in another millennium'],
  [saturday, '20.11.2026', errors.date_past, 'yesterday'],
  [saturday, '29.11.2026', errors.date_weekly, 'a Sunday'],
  [saturday, '30.12.2026', errors.date_closed, 'in a closing'],
  ['2026-11-21T17:00:00Z', '21.11.2026', errors.date_over, 'today, after closing time'],
  ['2026-11-22T09:00:00Z', '22.11.2026', errors.date_weekly, 'today, a Sunday'],
  // A tab may be left open overnight.
  ['2026-11-25T09:00:00Z', '24.11.2026', errors.date_past, 'of the day before'],
])('at %s refuses the date "%s" with "%s", and puts it into no draft: it is %s', (instant, date, error) => {
  now = new Date(instant);
  expect(errorsOf({ date })).toEqual({ date: error });
  expect(draftOf({ date }, rules)).toEqual({});
});

it.each([
  ['21.11.2026', '2026-11-21'],
  ['24 décembre', '2026-12-24'],
  ['20.11', '2027-11-20'],
])('takes the date "%s", for a draft too, as the next such day', (date, day) => {
  expect(accepted({ date }).date).toBe(day);
  expect(draftOf({ date }, rules)).toEqual({ date: day });
});

it.each([
  ['is one line', 'a\r\nb\u2028c\td', 'a b c d'],
  ['has no half of an emoji, which could not be sent', 'a\ud83d', 'a\ufffd'],
  ['cannot turn the text around it', '\u202eevil\u2066', 'evil'],
  ['leaves joined emoji whole', '👩‍🦰', '👩‍🦰'],
  ['composes letters', 'E\u0301', 'É'],
])('clean text %s', (_, typed, clean) => expect(cleanText(typed)).toBe(clean));

it('the draft of a half-filled form has only what can be used, cut to its limits', () => {
  expect(draftOf({ name: ' ', email: 'ana@', service: 'massage' }, rules)).toEqual({ email: 'ana@' });
  const name = '💇'.repeat(requestLimits.name / 2);
  expect(draftOf({ name: ` ${name}`.repeat(9).trim(), service: 'cutting' }, rules)).toEqual({
    name,
    service: 'cutting',
  });
});

it.each([
  [['cut'], 'hair', 'belongs to one service'],
  [['cut', 'beard'], 'hair', 'belongs to one service as a whole'],
  [['beard'], '', 'belongs to two'],
  [['cut', 'massage'], '', 'belongs to none'],
  [[], '', 'is nothing'],
])('of the rows %j the service is "%s": what was chosen %s', (ids, service) => {
  const services = [
    { id: 'hair', prices: ['cut', 'beard'] },
    { id: 'shave', prices: ['beard'] },
  ];
  const rows = ids.map((id) => ({ id, name: id }));
  expect(serviceOfRows(rows, { services })).toBe(service);
});

it('keeps zod from trying eval, which the policy of the site forbids', () => {
  expect(z.config().jitless).toBe(true);
});

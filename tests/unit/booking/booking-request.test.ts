import * as z from 'zod/mini';
import {
  type BookingRequest,
  cleanText,
  draftOf,
  type RequestErrors,
  requestLimits,
  requestSchema,
} from '@/components/booking/request';
import fr from '@/messages/fr.json';
import { openWeek, words } from '../support/booking';

const errors: RequestErrors = fr.form.errors;
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

/** The error of each field, by name. */
function errorsOf(values: Partial<Record<keyof BookingRequest, string>>) {
  const issues = schema.safeParse({ ...valid, ...values }).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
}

const accepted = (values: Partial<Record<keyof BookingRequest, string>> = {}) =>
  schema.parse({ ...valid, ...values }) as BookingRequest;

// A Saturday.
beforeEach(() => {
  now = new Date('2026-11-21T09:00:00Z');
});

it('turns typed text into a clean request', () => {
  expect(accepted({ name: '  Ana \t Müller ', email: ' ana@example.ch ' })).toEqual({ ...valid, date: '2026-11-24' });
});

it.each(['', ' ', 'A', ' A ', '\u200b\u200b\u200b', '\u0000\u0001'])(
  'asks for two characters of a name: %j',
  (name) => {
    expect(errorsOf({ name })).toEqual({ name: 'Name is required' });
  },
);

it.each(['Éa', '李明', "O'Brien-Müller", '👩‍🦰 Zoé', '<script>alert(1)</script>', 'a'.repeat(requestLimits.name)])(
  'takes the name %j as it is',
  (name) => expect(accepted({ name }).name).toBe(name),
);

it.each([
  ...['', 'ana', 'ana@', '@example.ch', 'ana@example', 'ana@@example.ch', 'ana@example..ch', 'ana.@example.ch'],
  ...['a na@example.ch', 'ana@example.c', 'ana@-example.ch', '"<script>"@example.ch', 'ana@example.ch, eve@example.ch'],
])('refuses the e-mail address %j', (email) => expect(errorsOf({ email })).toEqual({ email: 'Invalid email address' }));

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

it.each([
  ['', errors.date.replace('{example}', '15.12.2026'), 'none'],
  ['demain', errors.date.replace('{example}', '15.12.2026'), 'none'],
  ['31.02.2027', errors.date_unreal, 'none of the calendar'],
  ['24.12.3000', errors.date_far, 'in another millennium'],
  ['20.11.2026', errors.date_past, 'yesterday'],
  ['29.11.2026', errors.date_weekly, 'a Sunday'],
  ['30.12.2026', errors.date_closed, 'in a closing'],
])('refuses the date "%s" with "%s": it is %s', (date, error) => expect(errorsOf({ date })).toEqual({ date: error }));

it.each([
  ['2026-11-21T09:00:00Z', '21.11.2026', undefined, 'an open Saturday'],
  ['2026-11-21T17:00:00Z', '21.11.2026', errors.date_over, 'after closing time'],
  ['2026-11-22T09:00:00Z', '22.11.2026', errors.date_weekly, 'a Sunday'],
  ['2026-12-28T09:00:00Z', '28.12.2026', errors.date_closed, 'in a closing'],
])('at %s, today is judged like any other day: %s, "%s", %s', (instant, date, error, _day) => {
  now = new Date(instant);
  expect(errorsOf({ date })).toEqual(error ? { date: error } : {});
  expect(draftOf({ date }, rules)).toEqual(error ? {} : { date: date.split('.').reverse().join('-') });
});

it('takes a date without a year for the next such day', () => {
  expect(accepted({ date: '24 décembre' }).date).toBe('2026-12-24');
  expect(accepted({ date: '20.11' }).date).toBe('2027-11-20');
});

it('asks what day it is at each try, so that a tab left open overnight is not wrong', () => {
  now = new Date('2026-11-24T09:00:00Z');
  expect(errorsOf({})).toEqual({});
  now = new Date('2026-11-25T09:00:00Z');
  expect(errorsOf({})).toEqual({ date: errors.date_past });
});

it('refuses a service that is not in the list', () => {
  expect(errorsOf({ service: 'massage' })).toEqual({ service: errors.service });
});

it.each([
  ['is one line', 'a\r\nb\u2028c\td', 'a b c d'],
  ['has no half of an emoji, which could not be sent', 'a\ud83d', 'a\ufffd'],
  ['cannot turn the text around it', '\u202eevil\u2066', 'evil'],
  ['leaves joined emoji whole', '👩‍🦰', '👩‍🦰'],
  ['composes letters', 'E\u0301', 'É'],
])('clean text %s', (_, typed, clean) => expect(cleanText(typed)).toBe(clean));

it.each([
  [{ name: ' Ana ', email: '', date: '31.02.2027', service: '' }, { name: 'Ana' }],
  [
    { name: '', email: 'ana@', date: '24.11.2026', service: 'cutting' },
    { email: 'ana@', date: '2026-11-24', service: 'cutting' },
  ],
  [{ date: '20.11.2026' }, {}],
  [{ date: '29.11.2026' }, {}],
  [{ name: '💇'.repeat(5000) }, { name: '💇'.repeat(requestLimits.name / 2) }],
])('the draft of a half-filled form has only what can be used: %j', (values, draft) => {
  expect(draftOf(values, rules)).toEqual(draft);
});

it('keeps zod from trying eval, which the policy of the site forbids', () => {
  expect(z.config().jitless).toBe(true);
});

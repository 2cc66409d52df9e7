import * as z from 'zod/mini';
import {
  type BookingRequest,
  cleanText,
  dayProblem,
  draftOf,
  type RequestErrors,
  requestLimits,
  requestSchema,
} from '@/components/booking/request';
import fr from '@/messages/fr.json';

const errors: RequestErrors = fr.form.errors;
const today = '2026-11-21';
const rules = {
  locale: 'fr' as const,
  openDays: [1, 2, 3, 4, 5, 6],
  closings: [{ from: '2026-12-28', to: '2027-01-02' }],
  today: () => today,
};
const schema = requestSchema(errors, rules);
const valid = { name: 'Ana Müller', email: 'ana@example.ch', date: '24.11.2026', service: 'coloring' } as const;

/** The first error of each field, by name. */
function errorsOf(values: Record<string, unknown>) {
  const result = schema.safeParse({ ...valid, ...values });
  const found: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) found[String(path[0])] ??= message;
  return found;
}

const accepted = (values: Record<string, unknown> = {}) => schema.parse({ ...valid, ...values }) as BookingRequest;

it('turns typed text into a clean request', () => {
  expect(accepted({ name: '  Ana \t Müller ', email: ' ana@example.ch ' })).toEqual({
    name: 'Ana Müller',
    email: 'ana@example.ch',
    date: '2026-11-24',
    service: 'coloring',
  });
});

describe('name', () => {
  it.each(['', ' ', 'A', ' A ', '\u200b\u200b\u200b', '\u0000\u0001'])('asks for two characters: %j', (name) => {
    expect(errorsOf({ name })).toEqual({ name: 'Name is required' });
  });

  it.each(['Al', 'Éa', '李明', "O'Brien-Müller", '👩‍🦰 Zoé', '<script>alert(1)</script>', 'محمد'])(
    'takes %j as it is',
    (name) => {
      expect(accepted({ name }).name).toBe(name);
    },
  );

  it('says when it is too long', () => {
    expect(errorsOf({ name: 'a'.repeat(10_000) })).toEqual({ name: errors.name_long });
    expect(accepted({ name: 'a'.repeat(requestLimits.name) }).name).toHaveLength(requestLimits.name);
  });
});

describe('email', () => {
  it.each([
    '',
    'ana',
    'ana@',
    '@example.ch',
    'ana@example',
    'ana@@example.ch',
    'ana@example..ch',
    'ana.@example.ch',
    '.ana@example.ch',
    'a na@example.ch',
    'ana@exa mple.ch',
    'ana@example.c',
    'ana@-example.ch',
    '"<script>"@example.ch',
    'ana@example.ch, eve@example.ch',
  ])('refuses %j', (email) => expect(errorsOf({ email })).toEqual({ email: 'Invalid email address' }));

  it.each([
    'a@b.ch',
    "o'brien+salon@sub.example.co.uk",
    'ana@bücher.ch',
    'ana@xn--bcher-kva.ch',
    'ana_m%x@example.museum',
  ])('takes %j', (email) => expect(accepted({ email }).email).toBe(email));

  it('refuses a text without end before it looks for a pattern in it', () => {
    expect(errorsOf({ email: `${'a.'.repeat(50_000)}@` })).toEqual({ email: errors.email_long });
  });
});

describe('date', () => {
  it.each(['', 'demain', '31.02.2027', '24.12'])('refuses %j, which is none', (date) => {
    expect(errorsOf({ date })).toEqual({ date: errors.date });
  });

  it('takes today and refuses yesterday', () => {
    expect(accepted({ date: '21.11.2026' }).date).toBe(today);
    expect(errorsOf({ date: '20.11.2026' })).toEqual({ date: errors.date_past });
  });

  it('refuses a Sunday and a day of a closing, each with its own words', () => {
    expect(errorsOf({ date: '29.11.2026' })).toEqual({ date: errors.date_weekly });
    expect(errorsOf({ date: '30.12.2026' })).toEqual({ date: errors.date_closed });
  });

  it('takes today even on a Sunday, because the form itself proposes it', () => {
    const sunday = requestSchema(errors, { ...rules, today: () => '2026-11-22' });
    expect(sunday.safeParse({ ...valid, date: '22.11.2026' }).success).toBe(true);
    expect(sunday.safeParse({ ...valid, date: '29.11.2026' }).success).toBe(false);
  });

  it('asks what day it is at each try, so that a tab left open overnight is not wrong', () => {
    let now = '2026-11-23';
    const later = requestSchema(errors, { ...rules, today: () => now });
    expect(later.safeParse({ ...valid, date: '23.11.2026' }).success).toBe(true);
    now = '2026-11-24';
    expect(later.safeParse({ ...valid, date: '23.11.2026' }).success).toBe(false);
  });
});

describe('service', () => {
  it.each(['', 'cutting', 'coloring', 'styling', 'treatment'])('takes %j', (service) => {
    expect(accepted({ service }).service).toBe(service);
  });

  it('refuses what is not in the list', () => {
    expect(errorsOf({ service: 'massage' })).toEqual({ service: errors.service });
  });
});

describe('clean text', () => {
  it('is one line', () => expect(cleanText('a\r\nb\u2028c\td')).toBe('a b c d'));
  it('turns half an emoji into a sign that can be encoded', () => {
    expect(() => encodeURIComponent(cleanText('a\ud83d'))).not.toThrow();
  });
  it('cannot turn the text around it', () => expect(cleanText('\u202eevil\u2066')).toBe('evil'));
  it('leaves joined emoji and composed letters whole', () => {
    expect(cleanText('👩‍🦰')).toBe('👩‍🦰');
    expect(cleanText('E\u0301')).toBe('É');
  });
});

describe('draft of a half-filled form', () => {
  it('has only what can be used', () => {
    expect(draftOf({ name: ' Ana ', email: '', date: '31.02.2027', service: '' }, rules)).toEqual({ name: 'Ana' });
    expect(draftOf({ name: '', email: 'ana@', date: '24.11.2026', service: 'cutting' }, rules)).toEqual({
      email: 'ana@',
      date: '2026-11-24',
      service: 'cutting',
    });
  });

  it('has no day that cannot be asked for', () => {
    expect(draftOf({ date: '20.11.2026' }, rules)).toEqual({});
    expect(draftOf({ date: '29.11.2026' }, rules)).toEqual({});
  });

  it('is cut to the limits', () => {
    expect(draftOf({ name: '💇'.repeat(5000) }, rules).name?.length).toBeLessThanOrEqual(requestLimits.name);
  });
});

it('knows no problem with a day that is open', () => expect(dayProblem('2026-11-24', rules)).toBeUndefined());

it('keeps zod from trying eval, which the policy of the site forbids', () => {
  expect(z.config().jitless).toBe(true);
});

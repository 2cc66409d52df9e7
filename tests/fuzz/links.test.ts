/** @jest-environment node */
import fc from 'fast-check';
import ICAL from 'ical.js';
import { requestCalendar } from '@/components/booking/calendar-file';
import { handOffLinks, type RequestWords } from '@/components/booking/hand-off-text';
import { type BookingRequest, cleanText, draftOf, requestLimits, requestSchema } from '@/components/booking/request';
import { readRecord, saveRecord } from '@/components/booking/request-record';
import { salon } from '@/content/salon';
import { bookingHref, mailtoHref, telHref, whatsappHref } from '@/lib/links/contact-links';
import fr from '@/messages/fr.json';
import { asSent, hostileText, runs } from './support/fuzz';

/** The fields of a `mailto:` address, as a mail program reads them. */
function readMailto(href: string): { to: string; fields: [string, string][] } {
  expect(href).toMatch(/^mailto:[\x21-\x7e]+$/);
  const [to = '', query = ''] = href.slice('mailto:'.length).split('?');
  const fields = query.split('&').filter(Boolean);
  return {
    to,
    fields: fields.map((field) => {
      const [name = '', ...value] = field.split('=');
      return [name, decodeURIComponent(value.join('='))];
    }),
  };
}

it('a chat draft arrives letter for letter, at the salon and nowhere else', () => {
  fc.assert(
    fc.property(hostileText, (draft) => {
      const url = new URL(whatsappHref(draft));
      expect(url.origin).toBe('https://wa.me');
      expect(url.pathname).toMatch(/^\/\d+$/);
      expect([...url.searchParams]).toEqual([['text', asSent(draft)]]);
      expect(url.hash).toBe('');
    }),
    runs(300),
  );
});

it('an e-mail goes to the salon alone: its text arrives, its subject is one line, and there is no other field', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (subject, body) => {
      const { to, fields } = readMailto(mailtoHref(subject, body));
      expect(to).toBe(salon.email);
      const { subject: line = '', body: text = '', ...others } = Object.fromEntries(fields);
      expect(others).toEqual({});
      expect(line).not.toMatch(/[\r\n]/);
      expect(line.replace(/\s+/g, '')).toBe(asSent(subject).replace(/\s+/g, ''));
      expect(text.split('\r\n')).toEqual(asSent(body).split(/\r\n|\r|\n/));
    }),
    runs(300),
  );
});

it('a number is dialled by its digits', () => {
  const spaced = fc.tuple(fc.integer({ min: 100_000_000, max: 999_999_999 }), fc.array(fc.nat(9), { maxLength: 5 }));
  fc.assert(
    fc.property(spaced, ([digits, gaps]) => {
      const typed = [...String(digits)].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('');
      expect(telHref(`+41${typed}`)).toBe(`tel:+41${digits}`);
    }),
    runs(100),
  );
});

describe('a request for an appointment', () => {
  const locale = 'fr' as const;
  const rules = { locale, openDays: [1, 2, 3, 4, 5, 6], closings: [], today: () => '2026-11-21' };
  const { errors, services, ...form } = fr.form;
  const schema = requestSchema(
    {
      name: errors.name,
      name_long: errors.name,
      email: errors.email,
      email_long: errors.email,
      date: errors.date,
      date_past: errors.date,
      date_weekly: errors.date,
      date_closed: errors.date,
      service: errors.date,
    },
    rules,
  );
  const words: RequestWords = {
    greeting: fr.whatsapp.greeting,
    line: fr.handoff.line,
    subject: fr.handoff.subject,
    subjectPlain: fr.handoff.subject_plain,
    fields: { name: form.name, email: form.email, date: form.date, service: form.service },
    services,
  };
  const reach = { booking: bookingHref(), whatsapp: whatsappHref(''), email: mailtoHref(), phone: telHref() };

  const typedEmail = fc.oneof(fc.emailAddress(), hostileText);
  const typedDate = fc.oneof(
    fc.date({ min: new Date('2026-11-21'), max: new Date('2090-01-01'), noInvalidDate: true }).map((date) => {
      const [year, month, day] = date.toISOString().slice(0, 10).split('-');
      return `${day}.${month}.${year}`;
    }),
    hostileText,
  );
  const typed = fc.record({
    name: hostileText,
    email: typedEmail,
    date: typedDate,
    service: fc.constantFrom('', 'cutting', 'coloring', 'styling', 'treatment'),
  });

  /** What the salon reads in the chat; the e-mail says the same. */
  function handedOver(request: Partial<BookingRequest>): string {
    const links = handOffLinks(request, reach, words, locale);
    const chat = new URL(links.whatsapp).searchParams.get('text') ?? '';
    const { fields } = readMailto(links.email);
    expect(Object.keys(Object.fromEntries(fields)).sort()).toEqual(['body', 'subject']);
    expect(Object.fromEntries(fields).body?.replaceAll('\r\n', '\n')).toBe(chat);
    expect(links.booking).toBe(reach.booking);
    return chat;
  }

  function memory(): Storage {
    const items = new Map<string, string>();
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    } as unknown as Storage;
  }

  it('that is accepted is clean, is kept and read back the same, and reaches the salon whole', () => {
    let accepted = 0;
    fc.assert(
      fc.property(typed, (values) => {
        const result = schema.safeParse(values);
        if (!result.success) return;
        accepted += 1;
        const request = result.data as BookingRequest;
        expect(cleanText(request.name)).toBe(request.name);
        const store = memory();
        const record = { ...request, recordedAt: '2026-11-21T09:00:00.000Z' };
        expect(saveRecord(record, () => store)).toBe(true);
        expect(readRecord(() => store)).toEqual(record);
        const lines = handedOver(request).split('\n');
        expect(lines).toContainEqual(expect.stringContaining(request.name));
        expect(lines.length).toBe(request.service ? 6 : 5);
      }),
      runs(400),
    );
    expect(accepted).toBeGreaterThan(10);
  });

  it('that is half filled in becomes a draft all the same', () => {
    fc.assert(
      fc.property(
        fc.record({ name: hostileText, email: hostileText, date: hostileText }, { requiredKeys: [] }),
        (half) => {
          const draft = draftOf(half, rules);
          expect((draft.name ?? '').length).toBeLessThanOrEqual(requestLimits.name * 3);
          expect(handedOver(draft)).toContain(fr.whatsapp.greeting);
        },
      ),
      runs(300),
    );
  });

  it('is never read from a record that is none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), hostileText), (text) => {
        const store = memory();
        store.setItem('booking-request:v1', text);
        expect(readRecord(() => store)).toBeUndefined();
      }),
      runs(200),
    );
  });

  it('is one entry of a calendar, with every text as it was and lines that every calendar reads', () => {
    fc.assert(
      fc.property(hostileText, hostileText, hostileText, (summary, description, location) => {
        const file = requestCalendar({ date: '2026-12-31' }, { summary, description, location }, new Date(0));
        const lines = file.split('\r\n');
        expect(lines.at(-1)).toBe('');
        for (const line of lines) {
          expect(line).not.toMatch(/[\r\n]/);
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
        const calendar = new ICAL.Component(ICAL.parse(file));
        expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vevent']);
        const event = calendar.getFirstSubcomponent('vevent');
        for (const [name, text] of Object.entries({ summary, description, location })) {
          const plain = text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '');
          expect(event?.getAllProperties(name).map((property) => property.getFirstValue())).toEqual([plain]);
        }
      }),
      runs(200),
    );
  });
});

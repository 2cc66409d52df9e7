import fc from 'fast-check';
import ICAL from 'ical.js';
import { requestCalendar } from '@/components/booking/calendar-file';
import { handOffLinks } from '@/components/booking/hand-off-text';
import { type BookingRequest, draftOf, requestSchema } from '@/components/booking/request';
import { readKept, recordKey, saveRecord } from '@/components/booking/request-record';
import { mailtoHref, whatsappHref } from '@/lib/links/contact-links';
import fr from '@/messages/fr.json';
import { openWeek, reach, words } from '../unit/support/booking';
import { asSent, hostileText, runs } from './support/fuzz';

jest.mock('@/lib/content/content', () => ({
  salon: { email: 'ada@salon.example', phone: '+41 31 123 45 67', whatsapp: '+41 79 123 45 67' },
}));

/** The fields of a `mailto:` address to the salon, as a mail program reads them. */
function readMailto(href: string): Record<string, string> {
  expect(href).toMatch(/^mailto:[\x21-\x7e]+$/);
  const [to, query = ''] = href.slice('mailto:'.length).split('?');
  expect(to).toBe('ada@salon.example');
  const fields = query.split('&').filter(Boolean);
  return Object.fromEntries(
    fields.map((field) => [
      field.slice(0, field.indexOf('=')),
      decodeURIComponent(field.slice(field.indexOf('=') + 1)),
    ]),
  );
}

it('a chat draft arrives letter for letter, at the salon and nowhere else', () => {
  fc.assert(
    fc.property(hostileText, (draft) => {
      const url = new URL(whatsappHref(draft) ?? '');
      expect(url.origin + url.pathname).toMatch(/^https:\/\/wa\.me\/\d+$/);
      expect([...url.searchParams]).toEqual([['text', asSent(draft)]]);
      expect(url.hash).toBe('');
    }),
    runs(200),
  );
});

it('an e-mail goes to the salon alone: its text arrives, its subject is one line, and there is no other field', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (subject, body) => {
      const { subject: line = '', body: text = '', ...others } = readMailto(mailtoHref(subject, body));
      expect(others).toEqual({});
      expect(line).not.toMatch(/[\r\n]/);
      expect(line.replace(/\s+/g, '')).toBe(asSent(subject).replace(/\s+/g, ''));
      expect(text.split('\r\n')).toEqual(asSent(body).split(/\r\n|\r|\n/));
    }),
    runs(200),
  );
});

describe('a request for an appointment', () => {
  const rules = {
    locale: 'fr' as const,
    services: words.services,
    week: openWeek,
    closings: [],
    now: () => new Date('2026-11-21T09:00:00Z'),
  };
  const schema = requestSchema(fr.form.errors, rules);
  const day = fc
    .date({ min: new Date('2026-11-21'), max: new Date('2028-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10).split('-').reverse().join('.'));
  const typed = fc.record({
    name: hostileText,
    email: fc.oneof(fc.emailAddress(), hostileText),
    date: fc.oneof(day, hostileText),
    service: fc.constantFrom('', 'cutting', 'coloring', 'styling', 'treatment'),
  });

  /** The lines that the salon reads in the chat; the e-mail says the same. */
  function handedOver(request: Partial<BookingRequest>): string[] {
    const links = handOffLinks(request, reach, words, 'fr');
    const chat = new URL(links.whatsapp ?? '').searchParams.get('text') ?? '';
    const { subject, body, ...others } = readMailto(links.email);
    expect([body?.replaceAll('\r\n', '\n'), others]).toEqual([chat, {}]);
    return chat.split('\n');
  }

  function storage(kept: Record<string, string> = {}) {
    return () => ({
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, text: string) => void Object.assign(kept, { [key]: text }),
      removeItem: () => {},
    });
  }

  it('that is accepted is kept and read back the same, and reaches the salon whole; any other becomes a draft', () => {
    let accepted = 0;
    fc.assert(
      fc.property(typed, (values) => {
        const request = schema.safeParse(values).data as BookingRequest | undefined;
        const sent = request ?? draftOf(values, rules);
        const fields = Object.values(sent).filter(Boolean);
        const lines = handedOver(sent);
        // A colouring ends with a question.
        const others = words.services.find(({ id }) => id === sent.service)?.note ? 4 : 2;
        expect(lines.length).toBe(fields.length === 0 ? 1 : fields.length + others);
        if (!request) return;
        accepted += 1;
        expect(lines).toContainEqual(expect.stringContaining(request.name));
        const store = storage();
        const record = { ...request, recordedAt: '2026-11-21T09:00:00.000Z' };
        expect(saveRecord(record, store)).toBe(true);
        expect(readKept(store)).toEqual({ record });
      }),
      runs(400),
    );
    expect(accepted).toBeGreaterThan(10);
  });

  it('is never read from a record that is none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), hostileText), (text) => {
        expect(readKept(storage({ [recordKey]: text }))).toEqual({});
      }),
      runs(200),
    );
  });

  it('is one entry of a calendar, with every text as it was and lines that every calendar reads', () => {
    fc.assert(
      fc.property(hostileText, hostileText, hostileText, (summary, description, location) => {
        const texts = { summary, description, location };
        const file = requestCalendar({ date: '2026-12-31' }, texts, new Date(0));
        const unreadable = file.split('\r\n').filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75);
        expect(unreadable).toEqual([]);
        const [event, ...others] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents();
        expect([event?.name, others]).toEqual(['vevent', []]);
        for (const [name, text] of Object.entries(texts)) {
          const plain = text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '');
          expect(event?.getAllProperties(name).map((property) => property.getFirstValue())).toEqual([plain]);
        }
      }),
      runs(100),
    );
  });
});

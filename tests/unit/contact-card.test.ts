/** @jest-environment node */
import { salon } from '@/content/salon';
import { contactCard } from '@/lib/links/contact-card';

/** Changes facts for one test. */
function withFacts(facts: Partial<Record<'name' | 'phone' | 'whatsapp', string>>) {
  for (const [fact, value] of Object.entries(facts)) {
    jest.replaceProperty(salon as Record<'name' | 'phone' | 'whatsapp', string>, fact as 'name', value);
  }
}

afterEach(() => jest.restoreAllMocks());

/** The lines of a card as a telephone reads them: folded ones joined. */
function readLines(card: string): string[] {
  return card.replaceAll('\r\n ', '').split('\r\n');
}

it('is a vCard 3.0 with the names that telephones require', () => {
  const lines = readLines(contactCard());
  expect(lines[0]).toBe('BEGIN:VCARD');
  expect(lines[1]).toBe('VERSION:3.0');
  expect(lines.slice(-2)).toEqual(['END:VCARD', '']);
  expect(lines).toContain(`N:${salon.name};;;;`);
  expect(lines).toContain(`FN:${salon.name}`);
});

it('ends every line in CRLF', () => {
  expect(contactCard().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it('holds address, telephone and e-mail of the facts', () => {
  withFacts({ phone: '+41 32 111 22 33', whatsapp: '+41 32 111 22 33' });
  const card = readLines(contactCard()).join('\n');
  const { street, city, postalCode } = salon.address;
  expect(card).toContain(`:;;${street};${city};`);
  expect(card).toContain(`;${postalCode};Suisse`);
  expect(card.match(/^TEL.*$/gm)).toEqual(['TEL;TYPE=WORK,VOICE,PREF:+41321112233']);
  expect(card).toContain(`:${salon.email}`);
});

it('adds the number that answers WhatsApp when it is another', () => {
  withFacts({ phone: '+41 32 111 22 33', whatsapp: '+41 79 444 55 66' });
  expect(
    contactCard()
      .match(/^TEL.*$/gm)
      ?.map((line) => line.trim()),
  ).toEqual(['TEL;TYPE=WORK,VOICE,PREF:+41321112233', 'TEL;TYPE=CELL:+41794445566']);
});

it('folds long lines after at most 75 octets, never inside a letter', () => {
  const name = 'Épicéa '.repeat(20).trim();
  withFacts({ name });
  const card = contactCard();
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(readLines(card)).toContain(`FN:${name}`);
});

it('escapes what would split a field', () => {
  withFacts({ name: 'Coiffure, ongles; et plus' });
  expect(readLines(contactCard())).toContain('N:Coiffure\\, ongles\\; et plus;;;;');
});

import * as content from '@/lib/content/content';
import { contactCard } from '@/lib/links/contact-card';

// The modules' own exports cannot be replaced.
jest.mock('@/lib/content/content', () => ({ __esModule: true, ...jest.requireActual('@/lib/content/content') }));

const { salon } = content;

/** Lines of the card, as a telephone joins the folded ones, with some facts changed. */
function cardWith(facts: Partial<typeof salon>): string[] {
  jest.replaceProperty(content, 'salon', { ...salon, ...facts });
  const card = contactCard();
  for (const line of card.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
  }
  return card.replaceAll('\r\n ', '').split('\r\n');
}

afterEach(() => jest.restoreAllMocks());

it('is a vCard 3.0 with the facts of the salon', () => {
  const card = cardWith({});
  const { street, city, region, postalCode } = salon.address;
  expect([...card.slice(0, 2), ...card.slice(-2)]).toEqual(['BEGIN:VCARD', 'VERSION:3.0', 'END:VCARD', '']);
  expect(card).toContain(`ADR;TYPE=WORK:;;${street};${city};${region};${postalCode};Suisse`);
  expect(card).toContain(`EMAIL;TYPE=INTERNET,WORK,PREF:${salon.email}`);
});

it.each([
  ['+41 32 111 22 33', ['TEL;TYPE=WORK,VOICE,PREF:+41321112233']],
  ['+41 79 444 55 66', ['TEL;TYPE=WORK,VOICE,PREF:+41321112233', 'TEL;TYPE=CELL:+41794445566']],
])('names the number that answers WhatsApp, %s, only where it is another', (whatsapp, numbers) => {
  const card = cardWith({ phone: '+41 32 111 22 33', whatsapp });
  expect(card.filter((line) => line.startsWith('TEL'))).toEqual(numbers);
});

it.each([
  ['Épicéa '.repeat(20).trim(), 'Épicéa '.repeat(20).trim()],
  ['Coiffure, ongles; et plus', 'Coiffure\\, ongles\\; et plus'],
])('has the name %s as telephones require it', (name, written) => {
  const card = cardWith({ name });
  expect(card).toContain(`N:${written};;;;`);
  expect(card).toContain(`FN:${written}`);
});

import * as content from '@/lib/content/content';
import { tagOf } from '@/lib/i18n/locale';
import { contactCard } from '@/lib/links/contact-card';

// A copy, because the exports of a module cannot be replaced.
jest.mock('@/lib/content/content', () => ({ __esModule: true, ...jest.requireActual('@/lib/content/content') }));

const { salon } = content;

/** Returns the unfolded lines of the card of a salon with these facts; fails if the card has a line over 75 bytes. */
function cardWith(facts: Partial<typeof salon>): string[] {
  jest.replaceProperty(content, 'salon', { ...salon, ...facts });
  const lines = contactCard().split('\r\n');
  expect(lines.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75)).toEqual([]);
  return lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
}

it('the contact card is vCard 3.0 with the salon’s facts; a long name is folded, and its commas are escaped', () => {
  const long = 'Épicéa '.repeat(20);
  const card = cardWith({ name: `${long}, ongles; et plus` });
  const name = `${long}\\, ongles\\; et plus`;
  const country = new Intl.DisplayNames(tagOf(content.mainLocale), { type: 'region' }).of('CH');
  const { street, city, region, postalCode } = salon.address;
  expect([...card.slice(0, 2), ...card.slice(-2)]).toEqual(['BEGIN:VCARD', 'VERSION:3.0', 'END:VCARD', '']);
  const address = `ADR;TYPE=WORK:;;${street};${city};${region};${postalCode};${country}`;
  expect(card).toEqual(
    expect.arrayContaining([`N:${name};;;;`, `FN:${name}`, address, `EMAIL;TYPE=INTERNET,WORK,PREF:${salon.email}`]),
  );
});

it('the contact card has the WhatsApp number only if it differs from the phone', () => {
  const numbersWith = (whatsapp: string) =>
    cardWith({ phone: '+41 32 111 22 33', whatsapp }).filter((line) => line.startsWith('TEL'));
  const phone = 'TEL;TYPE=WORK,VOICE,PREF:+41321112233';
  expect(numbersWith('+41 32 111 22 33')).toEqual([phone]);
  expect(numbersWith('+41 79 444 55 66')).toEqual([phone, 'TEL;TYPE=CELL:+41794445566']);
});

import { routes } from '../content/routes';
import { salon } from '../content/salon';
import { absoluteUrl } from './site';

/** Where the contact card lies, from the root of the site: the folder `app/atelier-epicea.vcf`. */
export const contactCardPath = '/atelier-epicea.vcf';

/** Longest line of a card in octets, its end not counted (RFC 2426, 2.6). */
const lineOctets = 75;

/** The salon as a vCard 3.0, the version that telephones of every make open. UTF-8, lines end in CRLF. */
export function contactCard(): string {
  const { street, postalCode, city, region, country } = salon.address;
  const { latitude, longitude } = salon.geo;
  const countryName = new Intl.DisplayNames('fr-CH', { type: 'region' }).of(country) ?? country;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // A business: its name stands where a person's family name would, because some telephones refuse a card without one.
    `N:${escapeText(salon.name)};;;;`,
    `FN:${escapeText(salon.name)}`,
    `ORG:${escapeText(salon.name)}`,
    'X-ABSHOWAS:COMPANY',
    `TITLE:${escapeText(salon.tagline)}`,
    ...telephones(),
    `EMAIL;TYPE=INTERNET,WORK,PREF:${escapeText(salon.email)}`,
    `ADR;TYPE=WORK:;;${[street, city, region, postalCode, countryName].map(escapeText).join(';')}`,
    `GEO:${latitude};${longitude}`,
    `URL:${absoluteUrl(routes.accueil)}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function telephones(): string[] {
  const phone = `TEL;TYPE=WORK,VOICE,PREF:${dialled(salon.phone)}`;
  const chat = `TEL;TYPE=CELL:${dialled(salon.whatsapp)}`;
  return dialled(salon.phone) === dialled(salon.whatsapp) ? [phone] : [phone, chat];
}

const dialled = (international: string) => international.replaceAll(' ', '');

/** Text with the characters escaped that structure a card. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Breaks a line after at most 75 octets, never inside a character; what follows starts with a space. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    // The space that starts a continued line counts.
    const room = lineOctets - (parts.length > 0 ? 1 : 0);
    if (encoder.encode(part + character).length > room) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}

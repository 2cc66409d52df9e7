import { mainLocale, salon } from '../content/content';
import { tagOf } from '../i18n/locale';
import { escapeText, foldLine } from './content-line';
import { plainName } from './plain-name';
import { absoluteUrl } from './site';

/** Path of the contact card, a file named after the salon: "/atelier-epicea.vcf". */
export const contactCardPath = `/${plainName(salon.name) || 'salon'}.vcf`;

/** Returns the salon as a vCard 3.0, the version that telephones of every make open. UTF-8, lines end in CRLF. */
export function contactCard(): string {
  const { street, postalCode, city, region, country } = salon.address;
  const countryName = new Intl.DisplayNames(tagOf(mainLocale), { type: 'region' }).of(country) ?? country;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // The salon's name is also the family name, because some telephones refuse a card without one.
    `N:${escapeText(salon.name)};;;;`,
    `FN:${escapeText(salon.name)}`,
    `ORG:${escapeText(salon.name)}`,
    'X-ABSHOWAS:COMPANY',
    `TITLE:${escapeText(salon.tagline)}`,
    ...telephones(),
    ...(salon.email ? [`EMAIL;TYPE=INTERNET,WORK,PREF:${escapeText(salon.email)}`] : []),
    `ADR;TYPE=WORK:;;${[street, city, region, postalCode, countryName].map(escapeText).join(';')}`,
    ...(salon.geo ? [`GEO:${salon.geo.latitude};${salon.geo.longitude}`] : []),
    `URL:${absoluteUrl('/')}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function telephones(): string[] {
  const phone = `TEL;TYPE=WORK,VOICE,PREF:${dialled(salon.phone)}`;
  const chat = dialled(salon.whatsapp ?? salon.phone);
  return chat === dialled(salon.phone) ? [phone] : [phone, `TEL;TYPE=CELL:${chat}`];
}

const dialled = (international: string) => international.replaceAll(' ', '');

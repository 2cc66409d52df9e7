export type Correction = keyof typeof corrections;

/** Returns an entry with corrected values ("9h-16h" → "09:00-16:00"); unknown spellings stay as they are. */
export function corrected<Data>(data: Data, fields: Readonly<Record<string, Correction>>): Data {
  return correctIn(data, fields) as Data;
}

function correctIn(data: unknown, fields: Readonly<Record<string, Correction>>): unknown {
  if (Array.isArray(data)) return data.map((item) => correctIn(item, fields));
  if (Object.getPrototypeOf(Object(data)) !== Object.prototype) return data;
  const entries = Object.entries(Object(data)).flatMap(([name, value]) => {
    // Sveltia CMS adds keys to the items of a list to tell them apart.
    if (name.startsWith('__sc_')) return [];
    const correction = fields[name];
    const changed = correction ? corrections[correction](value) : correctIn(value, fields);
    return changed === undefined ? [] : [[name, changed]];
  });
  return Object.fromEntries(entries);
}

const corrections = {
  number: numberOf,
  amount: ifText((text) => numberOf(written.amount.test(text) ? amountOf(text) : text)),
  minutes: ifText((text) => numberOf(written.minutes.test(text) ? minutesOf(text) : text)),
  /** Joins lines, because some boxes in the form take several. */
  line: ifText((text) => text.replace(/\s*\n\s*/g, ' ')),
  /** Splits a pasted paragraph at line breaks, which the site does not show. */
  paragraphs: (value: unknown): unknown =>
    Array.isArray(value) ? value.flatMap(paragraphsOf) : corrections.line(value),
  /** Replaces pasted bullets, which Markdown does not know, by "- ". */
  body: ifText((text) => text.replace(/^[ \u00a0]*[•●▪◦‣·][ \u00a0\t]*/gm, '- ')),
  hours: ifText((text) => (written.hours.test(text) ? hoursOf(text) : text)),
  phone: ifText((text) => (written.phone.test(text) ? phoneOf(text) : text)),
  postcode: ifText((text) => (written.postcode.test(text) ? text.slice(-4) : text)),
  address: ifText((text) => (written.address.test(text) ? `https://${text.replace(/^http:\/\//i, '')}` : text)),
} satisfies Record<string, (value: unknown) => unknown>;

function paragraphsOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.split('\n').flatMap((text) => text.replace(/^\s*(?:[-–•●▪◦·*]\s)?/, '').trim() || []);
}

function ifText(correct: (text: string) => unknown) {
  return (value: unknown) => (typeof value === 'string' ? correct(value.trim()) : (value ?? undefined));
}

function numberOf(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  const text = value.trim();
  const number = Number(text.replace(',', '.'));
  return text === '' ? undefined : Number.isNaN(number) ? value : number;
}

const amountOf = (text: string) => (/\d[\d'’\s]*(?:[.,]\d+)?/.exec(text)?.[0] ?? '').replace(/['’\s]/g, '');

function minutesOf(text: string): string {
  const [first = '', second = '0'] = text.match(/\d+/g) ?? [];
  return /^\d+\s?[mM'’]/.test(text) ? first : String(Number(first) * 60 + Number(second));
}

/** Matches hour and minutes. In "12h 14-18h" the 14 is an hour; in "12 h 14", or "12h 14" at the end, it is minutes. */
const timeParts =
  /(\d+)(?:[ \u00a0\u202f]?[:.hH](\d\d)|[ \u00a0\u202f][hH][ \u00a0\u202f](\d\d)|[hH] (\d\d)(?!\s?[\dhH:.àa–—−-]))?/g;

/** Returns "09:00-16:00" from "9h-16h"; undefined for "fermé". */
function hoursOf(text: string): string | undefined {
  const times = [...text.replaceAll('midi', '12h').matchAll(timeParts)].map(
    ([, hour = '', ...minutes]) => `${hour.padStart(2, '0')}:${minutes.find(Boolean) ?? '00'}`,
  );
  return times.map((time, index) => (index === 0 ? '' : index % 2 ? '-' : ', ') + time).join('') || undefined;
}

function phoneOf(text: string): string {
  const digits = text.replace(/^[^+\d]*(?:\+41|0041|0)/, '').replace(/\(0\)|\D/g, '');
  return `+41 ${digits.replace(/^(..)(...)(..)(..)$/, '$1 $2 $3 $4')}`;
}

const currency = String.raw`(?:[cC][hH][fF]|[sS]?[fF][rR][sS]?\.?|[fF]rancs?)`;

const time = String.raw`(?:(?:[01]?\d|2[0-3])(?:\s?[:.hH]\s?[0-5]\d|\s?(?:[hH]eures?|[hH]))?|midi)`;
const interval = String.raw`(?:[dD]e )?${time}\s?(?:[-–—−]|[àa]|jusqu['’]à)\s?${time}`;
const closed = String.raw`[fF]erm[ée]+\.?|FERM[ÉE]E?|[cC]ongé|[-–—−]`;

/** Matches signs between digits, and invisible marks around a number copied from an address book. */
const gap = String.raw`[\s./\-\u2010-\u2015\u200b-\u200f\u202a-\u202e\u2060-\u2069]{0,3}`;

/** Patterns of the spellings that are corrected, by kind of value. */
export const written = {
  /** "25.-", "60.–", "Fr. 60", "60 CHF", "1'200", "1’200.–", "57,50". */
  amount: new RegExp(
    String.raw`^(?:${currency}\s?)?(?:\d{1,3}|\d['’\s]?\d{3})(?:[.,](?:\d[05]?|[-–—]{1,2}))?(?:\s?${currency})?$`,
  ),
  /** "45 min", "45 mn", "45'", "1h30", "1 h 15 min", "2 heures", "1:30", "1 Std. 30", "2 ore". */
  minutes:
    /^(?:\d{1,3}\s?(?:[mM](?:in(?:\.|utes|uten|uti)?|n)|['’])|\d\s?(?:h|heures?|Std\.?|Stunden?|or[ae])\s?(?:[0-5]\d\s?(?:min\.?|mn)?)?|\d:[0-5]\d)$/,
  /** "9h-16h", "9.00–16.00", "9 à 12 et 13h30 à 18 h", "de 8h à midi, puis 14-18h", two lines, "fermé". */
  hours: new RegExp(String.raw`^(?:${interval}(?:(?:\s?[,;/&]\s?|\s)(?:(?:et|puis)\s)?${interval})*\.?|${closed})$`),
  /** "032 951 23 45", "+41 (0)32 951 23 45", "0041329512345", "tél. 032 951 23 45". */
  phone: new RegExp(
    String.raw`^(?:[tT][ée]l\.?:? ?)?${gap}(?:\+41|0041|0)${gap}(?:\(0\))?${gap}[1-9](?:${gap}\d){8}${gap}$`,
  ),
  /** "CH-2338", "CH 2338". */
  postcode: /^(?:CH[- ]?)?[1-9]\d{3}$/,
  /** An address without https: "www.exemple.ch", "instagram.com/salon", "http://exemple.ch". */
  address: /^(?:[hH][tT][tT][pP]:\/\/)?(?:[\w-]+\.)+[a-zA-Z]{2,}(?:\/\S*)?$/,
};

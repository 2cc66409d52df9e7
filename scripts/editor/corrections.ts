export type Correction = 'number' | 'hours' | 'phone' | 'line';

/** An entry as it is saved: what the form accepts in words of its own is written as the content has it. What makes no sense stays, for the check to name. */
export function corrected<Data>(data: Data, fields: Readonly<Record<string, Correction>>): Data {
  return correctIn(data, fields) as Data;
}

function correctIn(data: unknown, fields: Readonly<Record<string, Correction>>): unknown {
  if (Array.isArray(data)) return data.map((item) => correctIn(item, fields));
  if (Object.getPrototypeOf(Object(data)) !== Object.prototype) return data;
  const entries = Object.entries(Object(data)).flatMap(([name, value]) => {
    const correction = fields[name];
    const changed = correction ? corrections[correction](value) : correctIn(value, fields);
    return changed === undefined ? [] : [[name, changed]];
  });
  return Object.fromEntries(entries);
}

const corrections: Record<Correction, (value: unknown) => unknown> = {
  number(value) {
    if (typeof value !== 'string') return value ?? undefined;
    const text = value.trim();
    const number = Number(text.replace(',', '.'));
    return text === '' ? undefined : Number.isNaN(number) ? value : number;
  },
  /** A box of several lines holds one. */
  line: ifText((text) => text.replace(/\s*\n\s*/g, ' ')),
  hours: ifText((text) => (writtenHours.test(text) ? hoursOf(text) : text)),
  phone: ifText((text) => (writtenPhone.test(text) ? phoneOf(text) : text)),
};

function ifText(correct: (text: string) => string) {
  return (value: unknown) => (typeof value === 'string' ? correct(value.trim()) : value);
}

const writtenTime = String.raw`(?:[01]?\d|2[0-3])(?: ?[:.hH] ?[0-5]\d| ?[hH])?`;
const writtenInterval = `(?:[dD]e )?${writtenTime} ?(?:[-–—]|à) ?${writtenTime}`;

/** "9h-16h", "9.00–16.00", "9 à 12 et 13h30 à 18 h". */
export const writtenHours = new RegExp(`^${writtenInterval}(?: ?(?:,|;|/| et ) ?${writtenInterval})*$`);

function hoursOf(text: string): string {
  const times = [...text.matchAll(/(\d+)(?: ?[:.hH] ?(\d\d))?/g)].map(
    ([, hour = '', minute = '00']) => `${hour.padStart(2, '0')}:${minute}`,
  );
  return times.map((time, index) => (index === 0 ? '' : index % 2 ? '-' : ', ') + time).join('');
}

/** "032 951 23 45", "+41 (0)32 951 23 45", "0041329512345". */
export const writtenPhone = /^(?:\+41|0041|0)[ ./-]?(?:\(0\))?[ ./-]?[1-9](?:[ ./-]?\d){8}$/;

function phoneOf(text: string): string {
  const digits = text.replace(/^(?:\+41|0041|0)/, '').replace(/\(0\)|\D/g, '');
  return `+41 ${digits.replace(/^(..)(...)(..)(..)$/, '$1 $2 $3 $4')}`;
}

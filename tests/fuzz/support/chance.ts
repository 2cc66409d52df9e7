/** Numbers that follow from a seed, and choices that follow from them: the same on every machine. */
export interface Chance {
  /** A whole number from 0 up to, but not including, `end`. */
  below: (end: number) => number;
  pick: <Value>(values: readonly Value[]) => Value;
  /** As many different ones of some values, at most. */
  some: <Value>(values: readonly Value[], count: number) => Value[];
  /** Of last year to five years from now, `YYYY-MM-DD`. */
  day: () => string;
}

/** A sequence of numbers by mulberry32. */
export function chanceOf(seed: number): Chance {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  const pick = <Value>(values: readonly Value[]) => values[below(values.length)] as Value;
  const some = <Value>(values: readonly Value[], count: number) => {
    const left = [...values];
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)[0] as Value);
  };
  const year = new Date().getFullYear();
  const day = () => new Date(Date.UTC(year - 1, 0, 1 + below(6 * 365))).toISOString().slice(0, 10);
  return { below, pick, some, day };
}

/** Every letter of Latin Extended A: ā, č, ł, ő, ş, ž ... */
const latinExtended = Array.from({ length: 0x80 }, (_, index) => String.fromCodePoint(0x100 + index)).join('');

const words = [
  ...'coupe brushing le la du des pour vos ongles et cheveux une avec soin au salon doux'.split(' '),
  ...'chez nous der die das und mit'.split(' '),
  ...'l’été|cœur|Jović|Łucja|Öner|Štěpánka|sur-mesure|aujourd’hui|n°|50 %|½|(dès|18 h)'.split('|'),
  ...'♥|★|💇🏽‍♀️|💅|🇨🇭|–|…|« oui »|!|?|;|:|+|=|@|€|&|1’200|CHF|25.–|<|>|<b>|"|\\'.split('|'),
  'Donaudampfschifffahrtsgesellschaftskapitänin',
];

/** Words of so many letters together, as owners write them; the first is of letters alone. */
export function textOf({ below, pick }: Chance, length: number): string {
  let text = pick(['Coupe', 'Ongle', 'Élans']).slice(0, length);
  for (let word = ''; text.length + word.length <= length; ) {
    text += word;
    const own = () => Array.from({ length: 3 + below(6) }, () => latinExtended.charAt(below(latinExtended.length)));
    word = ` ${below(8) === 0 ? own().join('') : pick(words)}`;
  }
  return text.padEnd(length, 'é');
}

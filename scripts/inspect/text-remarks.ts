import type { Day } from '../../lib/dates/zurich-date';
import { type Entry, salonIn } from '../content/entries';
import { isPage, kindOf } from '../content/options';
import { inEntry, inGuillemets, toPlace } from '../content/problem';
import { leavesOf, type Place, placeOf } from '../content/schema-walk';

/** The most characters that a reader takes in at once: a line at a glance, a text that fills the screen of a phone. */
const mostAtOnce = { line: 160, text: 800, body: 800 };

/** What could be better about the site, in French. */
export interface Remark {
  sentence: string;
  /** The same without names of files. */
  inEditor: string;
  /** The file of the entry where it can be changed. */
  file?: string;
}

export function remarkOn(entry: Entry, place: Place, message: string): Remark {
  const where = placeOf(entry, place);
  return {
    file: entry.file,
    sentence: `${toPlace(where)} : ${message}.`,
    inEditor: inEntry({ ...where, message }),
  };
}

/** Days of the hours that are over, which the form still has. */
export function remarksOnDays(entries: readonly Entry[], today: Day): Remark[] {
  const isOver = ({ path, value }: Place) =>
    /^(closings\.\d+\.to|specialDays\.\d+\.day)$/.test(path.join('.')) && String(value) < today;
  const hours = entries.filter(({ collection, id }) => collection === 'hours' && id === 'hours');
  return hours.flatMap((entry) =>
    leavesOf(entry)
      .filter(isOver)
      .map((place) => remarkOn(entry, place, 'ce jour est passé ; enlevez-le de la liste')),
  );
}

/** Entries that still say "je" in a French salon whose buttons say "nous". */
export function remarksOnVoice(entries: readonly Entry[]): Remark[] {
  const { voice, language = 'fr' } = salonIn(entries);
  if (voice !== 'nous' || language !== 'fr') return [];
  return entries.flatMap((entry) => {
    // What clients say of themselves is theirs.
    if (/^(testimonials|translations)$/.test(entry.collection)) return [];
    const places = leavesOf(entry).filter(({ value }) => /(?<![\p{L}-])(je(?!\p{L})|j['’])/iu.test(String(value)));
    const [first, ...more] = places;
    if (!first) return [];
    const others = more.length > 0 ? ` ; en tout ${places.length} champs de cette entrée` : '';
    return remarkOn(entry, first, `dit « je », les boutons disent « nous »${others}`);
  });
}

/** Cards of the home page that lead to the price list and say no price, as no group of it is theirs. */
export function remarksOnCards(entries: readonly Entry[]): Remark[] {
  const dataOf = (id: string) => Object(entries.find((entry) => entry.id === id)?.data);
  const trades: { label: string; groups: { title: string }[] }[] = dataOf('trades').trades ?? [];
  const names = trades.flatMap(({ label, groups }) => [label, ...groups.map(({ title }) => title)]);
  const list = entries.find((entry) => isPage(entry) && kindOf(entry) === 'price-list')?.id;
  const homes = entries.filter((entry) => isPage(entry) && kindOf(entry) === 'home');
  return homes.flatMap((home) =>
    leavesOf(home)
      .filter(({ path: [list, , field] }) => list === 'serviceCards' && field === 'route')
      .flatMap((place) => {
        const card = Object(Object(home.data.serviceCards)[place.path[1] ?? '']);
        if (card.route !== list || card.priceGroups || names.includes(card.title)) return [];
        return remarkOn(
          home,
          place,
          'la carte mène à la liste et ne dit pas de prix ; choisissez ses groupes sous « Prix de la carte »',
        );
      }),
  );
}

/** What could be better about the texts of the content; the editor accepts them all the same. */
export function remarksOnTexts(entries: readonly Entry[]): Remark[] {
  const written = entries.flatMap((entry) => leavesOf(entry).map((place) => ({ ...place, entry })));
  const owners = new Map<string, Entry>();
  return written.flatMap(({ entry, field, value, ...place }) => {
    if (typeof value !== 'string' || !field) return [];
    const say = (message: string) => remarkOn(entry, { field, value, ...place }, message);
    const { length } = value.trim();
    const { min, max } = field.limits ?? {};
    if (min !== undefined && max !== undefined) {
      const best = min > 1 ? `de ${min} à ${max}` : `${max} au plus`;
      if (length < min || length > max) return say(`${length} caractères ; Google en montre ${best}`);
    } else {
      const most = mostAtOnce[field.control.as as keyof typeof mostAtOnce];
      if (most && length > most)
        return say(`${length} caractères d’un trait ; au-delà de ${most} ils se lisent mal, coupez-les en deux`);
    }
    if (!isPage(entry) && !/^(translations|articles)$/.test(entry.collection)) return [];
    if (!/^(title|description|heading)$/.test(place.path.join('.'))) return [];
    const words = `${place.path} ${value.trim().toLowerCase()}`;
    const owner = owners.get(words);
    owners.set(words, owner ?? entry);
    return owner ? say(`${inGuillemets(owner.name)} dit déjà la même chose ; Google n’en garde qu’une`) : [];
  });
}

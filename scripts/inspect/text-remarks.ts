import { articlePath } from '../../lib/content/article-page';
import { addressesIn } from '../../lib/content/rich-text';
import type { Day } from '../../lib/dates/zurich-date';
import { languageName } from '../../lib/i18n/format';
import { plainName } from '../../lib/links/plain-name';
import { type Entry, salonIn } from '../content/entries';
import { nearest } from '../content/nearest';
import { isPage, kindOf, pathOfPage } from '../content/options';
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

export function remarkOn(entry: Entry, place: Pick<Place, 'labels' | 'path' | 'isInBody'>, message: string): Remark {
  const where = placeOf(entry, place);
  return {
    file: entry.file,
    sentence: `${toPlace(where)} : ${message}.`,
    inEditor: inEntry({ ...where, message }),
  };
}

/** What there is to remark, in French, of each place of some entries. */
const remarksOf = (entries: readonly Entry[], say: (place: Place, entry: Entry) => string[]): Remark[] =>
  entries.flatMap((entry) =>
    leavesOf(entry).flatMap((place) => say(place, entry).map((message) => remarkOn(entry, place, message))),
  );

/** All that could be better about what the entries say, as of a day; what the built pages show is not among it. */
export const remarksOnEntries = (entries: readonly Entry[], today: Day): Remark[] => [
  ...remarksOnTexts(entries),
  ...remarksOnVoice(entries),
  ...remarksOnCards(entries),
  ...remarksOnTwinCards(entries),
  ...remarksOnGroups(entries),
  ...remarksOnDays(entries, today),
  ...remarksOnLinks(entries),
  ...remarksOnAmounts(entries),
  ...remarksOnPosition(entries),
];

/** A salon that does not say where its door is. */
function remarksOnPosition(entries: readonly Entry[]): Remark[] {
  const said =
    'sans lui, le plan et les moteurs de recherche devinent la porte d’après l’adresse ; copiez-le d’une carte';
  const place = { path: ['position'], labels: ['Point sur la carte'] };
  return entries.flatMap((entry) => (entry.id === 'salon' && !entry.data.position ? remarkOn(entry, place, said) : []));
}

/** "CHF 55", "CHF 55.50", "55 francs", "55 Franken", in a text. */
const amountInText = /CHF\s?(\d+(?:\.\d\d)?)|(\d+(?:\.\d\d)?)\s?(?:francs|Franken|franchi|Swiss francs)\b/g;
const amountsIn = (text: string) =>
  [...text.matchAll(amountInText)].map(([, before, after]) => Number(before ?? after));

/** Amounts in texts that no price has: the list has gone up, and a sentence has not. */
export function remarksOnAmounts(entries: readonly Entry[]): Remark[] {
  const isOfPrice = ({ collection, id }: Entry) => collection === 'prices' || id === 'practical';
  const known = new Set(
    entries
      .filter(isOfPrice)
      .flatMap((entry) =>
        leavesOf(entry).flatMap(({ value }) => (typeof value === 'number' ? value : amountsIn(String(value ?? '')))),
      ),
  );
  return remarksOf(entries, ({ value }, entry) => {
    const foreign = isOfPrice(entry) ? [] : amountsIn(String(value ?? '')).filter((one) => !known.has(one));
    return foreign.slice(0, 1).map((one) => `CHF ${one} n’est le prix d’aucune ligne de la liste`);
  });
}

/** A page that has no room in the header on laptops, in the language that needs most (scripts/assets/header.ts). */
export interface Crowded {
  id: string;
  locale: string;
  /** The width, in pixels, from which it has, with words under the salon's name and without; infinite where never. */
  screen: number;
  withoutTagline: number;
}

/** Pages whose owner wants them in the header, and which are not there on laptops. */
export function remarksOnHeader(crowded: readonly Crowded[], entries: readonly Entry[]): Remark[] {
  const { language = 'fr' } = salonIn(entries);
  return crowded.flatMap(({ id, locale, screen, withoutTagline }) => {
    const page = entries.find((entry) => isPage(entry) && entry.id === id);
    const place = page && leavesOf(page).find(({ path }) => path.join() === 'inHeader');
    if (!page || !place) return [];
    const shown = Number.isFinite(screen)
      ? `paraît qu’à partir de ${screen} pixels de large`
      : 'a de place sur aucun écran';
    const where = locale === language ? '' : ` (${languageName(locale, 'fr')})`;
    const least = Number.isFinite(withoutTagline) ? ` (au mieux dès ${withoutTagline} pixels)` : '';
    const tagline = withoutTagline < screen ? `une « tagline » plus courte${least}, ` : '';
    const way = `${tagline}moins de « sections » à l’accueil ou de pages à « inHeader »`;
    return remarkOn(page, place, `la page n’y ${shown}${where} ; pour lui faire place : ${way}`);
  });
}

/** Links in texts that lead to no page of the site, which shows their words alone. */
export function remarksOnLinks(entries: readonly Entry[]): Remark[] {
  const blog = entries.find((entry) => isPage(entry) && kindOf(entry) === 'blog');
  const paths = new Set(
    entries.flatMap((entry) => {
      if (entry.collection === 'articles') return blog ? articlePath(pathOfPage(blog), entry.id) : [];
      return isPage(entry) || entry.collection === 'translations' ? pathOfPage(entry) : [];
    }),
  );
  return remarksOf(entries, ({ value }) =>
    addressesIn(String(value ?? '')).flatMap((href) => {
      const [, path] = /^(\/[^#?]*?)\/?(?:[#?].*)?$/.exec(href) ?? [];
      if (path === undefined || path === '' || paths.has(path)) return [];
      const meant = nearest(path, [...paths], (one) => [one], 0.5);
      const offer = meant ? ` ; la plus proche est à ${meant}` : '';
      return `aucune page n’est à ${path} : ce lien n’est que des mots${offer}`;
    }),
  );
}

/** Days of the hours that are over, which the form still has. */
export function remarksOnDays(entries: readonly Entry[], today: Day): Remark[] {
  const isOver = ({ path, value }: Place) =>
    /^(closings\.\d+\.to|specialDays\.\d+\.day)$/.test(path.join('.')) && String(value) < today;
  const hours = entries.filter(({ collection, id }) => collection === 'hours' && id === 'hours');
  return remarksOf(hours, (place) => (isOver(place) ? ['ce jour est passé ; enlevez-le de la liste'] : []));
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
  return remarksOf(homes, ({ path: [cards, at = '', field] }, home) => {
    if (cards !== 'serviceCards' || field !== 'route') return [];
    const card = Object(Object(home.data.serviceCards)[at]);
    if (card.route !== list || card.priceGroups || names.includes(card.title)) return [];
    return ['la carte mène à la liste et ne dit pas de prix ; choisissez ses groupes sous « Prix de la carte »'];
  });
}

/** Kinds of pages whose prices a card says that leads to them. */
const pricedKinds = ['cards', 'service', 'landing'];

/** Cards of the home page that say the same prices, which are right for one of them at most, or have one title, so that their links say the same. */
export function remarksOnTwinCards(entries: readonly Entry[]): Remark[] {
  const pages = entries.filter(isPage);
  const priced = pages.filter((page) => pricedKinds.includes(kindOf(page))).map(({ id }) => id);
  return pages.flatMap((home) => {
    if (kindOf(home) !== 'home') return [];
    const cards = leavesOf(home).flatMap((place) => {
      const [list, at, field] = place.path;
      if (list !== 'serviceCards' || field !== 'title') return [];
      const { title, route, priceGroups } = Object(Object(home.data.serviceCards)[at ?? '']);
      const prices = priceGroups?.toSorted().join() ?? (priced.includes(route) && route);
      return { title: String(title), prices, place };
    });
    return cards.flatMap(({ title, prices, place }, index) => {
      const before = cards.slice(0, index);
      if (before.some((other) => other.title === title))
        return remarkOn(home, place, 'c’est déjà le titre d’une autre carte : leurs liens disent la même chose');
      const twin = prices && before.find((other) => other.prices === prices);
      return twin
        ? remarkOn(home, place, `cette carte dit les mêmes prix que ${inGuillemets(twin.title)} : chacune a les siens`)
        : [];
    });
  });
}

/** Groups of prices that say the name of their trade once more, but not in the same letters, in which the list shows it once. */
export function remarksOnGroups(entries: readonly Entry[]): Remark[] {
  const repeats = (one: string, other: string) => one.startsWith(other) && one.length - other.length <= 2;
  return remarksOf(entries, ({ value, path: [list, at = '', groups, , field] }, entry) => {
    if (entry.collection !== 'trades' || list !== 'trades' || groups !== 'groups' || field !== 'title') return [];
    const label = String(Object(Object(entry.data.trades)[at]).label);
    const [title, trade] = [value, label].map((name) => plainName(String(name)));
    if (!title || !trade || value === label || !(repeats(title, trade) || repeats(trade, title))) return [];
    return [`répète le métier ${inGuillemets(label)} ; sous le même nom, il ne paraît qu’une fois`];
  });
}

/** What could be better about the texts of the content; the editor accepts them all the same. */
export function remarksOnTexts(entries: readonly Entry[]): Remark[] {
  const written = entries.flatMap((entry) => leavesOf(entry).map((place) => ({ ...place, entry })));
  const owners = new Map<string, Entry>();
  return written.flatMap(({ entry, field, value, ...place }) => {
    if (typeof value !== 'string' || !field) return [];
    const say = (message: string) => remarkOn(entry, place, message);
    if (value.includes('ß')) return say('« ß » s’écrit « ss » en Suisse');
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

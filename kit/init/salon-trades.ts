import { capitalize, joinWords } from '../../lib/i18n/format';
import { plainName } from '../../lib/links/plain-name';
import type { Price } from '../../lib/schema/prices';
import { readPriceTable } from './price-table';
import type { Answers } from './questions';
import {
  type Business,
  businesses,
  drafts,
  type Language,
  type Languages,
  names,
  type Work,
  words,
  works,
} from './vocabulary';

/** A trade of the salon, with ids of its own for itself, its groups and their prices. */
export interface SalonTrade extends Pick<Business, 'schemaType'> {
  id: string;
  label: string;
  /** The kind of business that it is. */
  kind: string;
  /** Its page: the one with its cards, or of the group that it has alone. */
  page: string;
  groups: { id: string; title: string }[];
  prices: Record<string, Price>;
  /** Whether groups and prices are the salon's own, from its table, and no examples. */
  isOwn: boolean;
}

/** What begins every text that the salon has to replace or confirm. */
export const mark = '[exemple] ';

/** The kind of business of trades whose names match none. */
export const unknown = 'autre';

/** A name as others are compared with it: in plain letters, without the words that join ("Wimpern & Brauen"). */
export const bare = (name: string) => inWords(name).replace(/-(und|et|e|and)(?=-)/g, '');
/** Whole, as names of files are not. */
const inWords = (text: string) =>
  text
    .split(/[\s-]/)
    .flatMap((word) => plainName(word) || [])
    .join('-');

/** The entry with the longest beginning of words, or of several ("haut winter"), that a name has: "haarentf" counts before "haar". */
function longestMatch(name: string, entries: Record<string, Pick<Work, 'beginnings'>>) {
  const found = Object.entries(entries).flatMap(([id, { beginnings }]) =>
    beginnings
      .filter((all) => all.split(' ').every((one) => `-${bare(name)}-`.includes(`-${one}`)))
      .map((beginning) => ({ id, beginning })),
  );
  return found.sort((one, other) => other.beginning.length - one.beginning.length)[0];
}

/** The kind of business that a name speaks of, such as "Nagelstudio". */
export const kindOfName = (name: string) => longestMatch(name, businesses.fr)?.id;

/** The work that a name speaks of, among those that a kind of business has. */
export function workOfName(name: string, kind: string) {
  const all = Object.entries(works.fr).filter(([, { kinds }]) => kinds?.includes(kind) ?? true);
  return longestMatch(name, Object.fromEntries(all));
}

/** What a photograph shows, by its name and description: a work, or else a kind of business. A word like "spazzola" is no spa. */
export function subjectOf(description: string, kind: string): string | undefined {
  // "Musternägel", "toenails": what is seen ends such a word.
  const parted = inWords(description).replace(
    /(?<=[a-z])(?=(naegel|nagel|haare?|wimpern?|brauen|nails?|hair)(-|$))/g,
    '-',
  );
  const { id, beginning = '' } = longestMatch(parted, businesses.fr) ?? {};
  return workOfName(parted, kind)?.id ?? (beginning.length > 3 ? id : undefined);
}

/** The works of the parts of a name such as "Uomo e barba"; none where only the whole is a work: "Wimpern und Brauen". */
function worksOfParts(name: string, kind: string): ReturnType<typeof workOfName>[] {
  const parts = name.split(/ (?:und|et|e|and) | ?[&+,/] ?/).map((part) => workOfName(part, kind));
  return parts.some((part) => part && part.beginning === workOfName(name, kind)?.beginning) ? parts : [];
}

/** Whether a name has a known work beside one that is not known: "Piega e trattamenti". */
export const isHalfKnown = (name: string, kind: string) => worksOfParts(name, kind).some((part) => !part);

/** The work of each price of a group, by the name of the service. */
const worksSold = ({ kind, prices }: Pick<SalonTrade, 'kind' | 'prices'>, id: string) =>
  Object.values(prices).flatMap(({ group, service }) => (group === id ? [workOfName(service, kind)?.id] : []));

/** The works of a group: by its title, which may name two ("Uomo e barba"), else that of half of its prices, else by its trade. */
export function worksOf({ label, kind, prices }: SalonTrade, { id, title }: SalonTrade['groups'][number]): string[] {
  const whole = workOfName(title, kind);
  const parts = worksOfParts(title, kind).flatMap((part) => part?.id ?? []);
  if (parts.length > 0) return [...new Set(parts)].slice(0, 2);
  const sold = worksSold({ kind, prices }, id);
  const half = sold.find((work) => work && 2 * sold.filter((one) => one === work).length >= sold.length);
  return [whole?.id ?? half ?? workOfName(label, kind)?.id ?? []].flat();
}

/** Whether a trade has a page with the cards of its groups. */
export const hasCards = ({ isOwn, groups }: { isOwn: boolean; groups: readonly unknown[] }) =>
  isOwn && groups.length > 1;

/**
 * The trades of the salon. Kinds of business in the answers count, whatever the names of the trades; the last one for all that follow.
 * `overview` is the page of a trade that is the only one, and has cards: the home page has its name. `taken` are the other pages.
 */
export function tradesOf(
  { businesses: kinds, trades, languages, prices: table }: Answers,
  overview: string,
  taken: readonly string[],
): SalonTrade[] {
  const [main] = languages;
  const ofKinds = kinds.map((kind) => businesses[main][kind]?.name ?? '');
  const named = trades.length > 0 ? trades : ofKinds;
  const quote = { kind: 'quote', dependsOn: words[main].filled.dependsOn ?? '' } as const;
  const own = table ? readPriceTable(table, { named: trades, otherwise: ofKinds }, quote) : undefined;
  const [groupId, priceId] = [freeId(), freeId()];
  const all = (own ?? named.map((label) => ({ label, groups: undefined }))).map(({ label, groups: listed }, index) => {
    const kind = kinds[index] ?? kinds.at(-1) ?? kindOfName(label) ?? unknown;
    const { schemaType, groups: examples, name } = businesses[main][kind] as Business;
    // A group that has the name of its kind of business has that of the trade, in whatever words: the list then shows it once.
    const groups = listed ?? examples.map((group) => (group.title === name ? { ...group, title: label } : group));
    const id = /^[a-z]/.test(plainName(label)) ? plainName(label) : `metier-${index + 1}`;
    return { id, label, kind, schemaType, groups, isOwn: Boolean(listed) };
  });
  const sole = all.length === 1 ? all.find(hasCards) : undefined;
  const ids = [
    ...taken,
    overview,
    ...all.flatMap(({ id, groups }) => [id, ...groups.map(({ title }) => plainName(title))]),
  ];
  return all.map(({ groups, ...trade }) => {
    const { id, isOwn } = trade;
    const isFree = (name: string) => /^[a-z]/.test(name) && ids.indexOf(name) === ids.lastIndexOf(name);
    const withIds = groups.map((group) => {
      const own = plainName(group.title);
      return { ...group, id: groupId(isFree(own) ? own : `${id} ${own}`) };
    });
    const prices = withIds.flatMap(({ id: group, prices }) =>
      prices.map(({ service, ...price }, place) => {
        const written = { service: isOwn ? service : mark + service, ...price, group, order: place + 1 };
        return [priceId(`${id} ${service} ${price.variant ?? ''}`), written as SalonTrade['prices'][string]] as const;
      }),
    );
    return {
      ...trade,
      page: sole ? overview : id,
      groups: withIds.map(({ id, title }) => ({ id, title })),
      prices: Object.fromEntries(prices),
    };
  });
}

/** The draft for the title of an article, else one that says what to write. */
export const draftOf = (title: string, language: Language) =>
  drafts[language][longestMatch(title, drafts.fr)?.id ?? unknown];

/** The page that an article of this title is about: of the group of such a work, else of one that sells it among others. */
export function pageAbout(title: string, trades: readonly SalonTrade[]): string | undefined {
  const groups = trades.flatMap((trade) =>
    trade.groups.map((group) => ({
      page: hasCards(trade) ? group.id : trade.page,
      works: worksOf(trade, group),
      sold: worksSold(trade, group.id),
    })),
  );
  const { subjects = [] } = draftOf(title, 'fr') ?? {};
  const found = (['works', 'sold'] as const).flatMap((key) =>
    subjects.flatMap((subject) => groups.filter((group) => group[key].includes(subject))),
  );
  return found[0]?.page;
}

/** Makes ids of names, each of its own, also where two names have the same letters. */
export function freeId() {
  const taken = new Set<string>();
  return (name: string) => {
    let id = plainName(name);
    for (let count = 2; taken.has(id); count++) id = `${plainName(name)}-${count}`;
    taken.add(id);
    return id;
  };
}

/** The names of services, those with several prices once. */
export const namesOf = (prices: readonly Price[]) => [...new Set(prices.map(({ service }) => service))];

/** The services that the form offers: one for each group of prices, with the name of its trade where two groups have one name. */
export function servicesOf(trades: readonly SalonTrade[], [main, ...others]: Languages) {
  const titles = trades.flatMap(({ groups }) => groups.map(({ title }) => title));
  const nameOf = (title: string, trade: string, given: string) =>
    titles.indexOf(given) === titles.lastIndexOf(given) ? title : `${trade}, ${title}`;
  return trades.flatMap((trade) =>
    trade.groups.map(({ id, title }, index) => ({
      id,
      label: nameOf(title, trade.label, title),
      prices: Object.keys(trade.prices).filter((price) => trade.prices[price]?.group === id),
      translations: others.flatMap((language) => {
        const example = businesses[language][trade.kind]?.groups[index]?.title ?? title;
        const theirs = trade.isOwn ? nameIn(language, main, title) : example;
        return theirs ? { language, label: nameOf(theirs, labelIn(language, main, trade), title) } : [];
      }),
    })),
  );
}

/** What a name is in another language, where salons commonly have it. */
export function nameIn(language: Language, main: Language, name: string): string | undefined {
  const isMeant = (row: Record<Language, string>) => row[main].split('|').some((one) => bare(one) === bare(name));
  const kind = Object.keys(businesses[main]).find((id) => bare(businesses[main][id]?.name ?? '') === bare(name));
  return kind ? businesses[language][kind]?.name : names.find(isMeant)?.[language].split('|')[0];
}

/** A name of the salon in a language: marked, where it stays that of the main one. */
export const namedIn = (language: Language, main: Language, name: string) =>
  language === main ? name : (nameIn(language, main, name) ?? mark + name);

/** What a trade is called in a language: marked, where its name is the salon's own and this a guess. */
export function labelIn(language: Language, main: Language, { label, kind }: SalonTrade): string {
  if (language === main) return label;
  const isKnown = Object.values(businesses).some((all) => bare(all[kind]?.name ?? '') === bare(label));
  const name = businesses[language][kind]?.name;
  return (isKnown ? name : nameIn(language, main, label)) ?? mark + (kind === unknown ? label : name);
}

/** Names of which some are marked as examples, without their marks, and one mark for all. */
export const markedOnce = (names: readonly string[]) => ({
  mark: names.some((name) => name.startsWith(mark)) ? mark : '',
  names: names.map((name) => name.replace(mark, '')),
});

/** The cards of the home page: one for each trade, or for each group of the only trade, as many as the page has room for. */
export const cardsOf = (
  trades: readonly SalonTrade[],
): { trade: SalonTrade; group?: SalonTrade['groups'][number] }[] => {
  const [trade, ...others] = trades;
  return trade && others.length === 0 && hasCards(trade)
    ? trade.groups.slice(0, 6).map((group) => ({ trade, group }))
    : trades.map((trade) => ({ trade }));
};

/** The words of a card on the home page: the groups of its trade, or prices where it is of one group, else examples. */
export function cardIn(language: Language, main: Language, { trade, group }: ReturnType<typeof cardsOf>[number]) {
  const { label, kind, prices, isOwn } = trade;
  const groups = group ? [group] : trade.groups;
  const { text, groups: examples } = businesses[language][kind] as Business;
  const ofTrade = group ? undefined : workOfName(label, kind)?.id;
  const ofGroups = groups.flatMap((one) => worksOf(trade, one));
  const all = [...new Set(ofTrade && (!isOwn || ofGroups.includes(ofTrade)) ? [ofTrade] : ofGroups)];
  const sold = examples.flatMap(({ prices }) => prices.map(({ service }) => mark + service));
  const listed = Object.values(prices).filter((price) => groups.some(({ id }) => id === price.group));
  const named = groups.length > 1 ? groups.map(({ title }) => title) : namesOf(listed);
  // Of the only service what sets its prices apart.
  const variants = named.length === 1 ? listed.flatMap(({ variant }) => (variant ? capitalize(variant) : [])) : [];
  const own = variants.length > 1 ? variants : named;
  // With several works in several groups it describes the trade.
  const isOne = all.length < 2 || groups.length === 1;
  const known = isOne && all.flatMap((work) => works[language][work]?.text ?? []).join(' ');
  // Of two kinds of work in a name it speaks of the one that is known.
  const knownText = known && (isHalfKnown(group?.title ?? label, kind) ? mark : '') + known;
  const lines = own.map((line) => namedIn(language, main, line));
  const first = markedOnce(lines.slice(0, 3));
  return {
    title: group ? namedIn(language, main, group.title) : labelIn(language, main, trade),
    text: knownText || (group ? `${first.mark}${joinWords(first.names, language)}.` : text),
    // A card has six lines at most.
    features: isOwn ? lines.slice(0, 6) : sold,
  };
}

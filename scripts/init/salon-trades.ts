import type { Price } from '../../content/schema/prices';
import { capitalize, joinWords } from '../../lib/i18n/format';
import { plainName } from '../../lib/links/plain-name';
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
} from './templates';

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

/** The kind of business of trades whose names tell nothing. */
export const unknown = 'autre';

/** A name as others are compared with it: in plain letters, without the words that join ("Wimpern & Brauen"). */
export const bare = (name: string) => inWords(name).replace(/-(und|et|e|and)(?=-)/g, '');
/** Whole, as names of files are not. */
const inWords = (text: string) =>
  text
    .split(/[\s-]/)
    .flatMap((word) => plainName(word) || [])
    .join('-');

/** What a name tells: of all beginnings of words, or of several ("haut winter"), that are in it the longest count, as "haarentf" does before "haar". */
function toldBy(name: string, told: Record<string, Pick<Work, 'beginnings'>>) {
  const found = Object.entries(told).flatMap(([id, { beginnings }]) =>
    beginnings
      .filter((all) => all.split(' ').every((one) => `-${bare(name)}-`.includes(`-${one}`)))
      .map((beginning) => ({ id, beginning })),
  );
  return found.sort((one, other) => other.beginning.length - one.beginning.length)[0];
}

/** The kind of business that a name tells. */
export const kindTold = (name: string) => toldBy(name, businesses.fr)?.id;

/** What a name tells of the works that a kind of business has. */
export function workTold(name: string, kind: string) {
  const all = Object.entries(works.fr).filter(([, { kinds }]) => kinds?.includes(kind) ?? true);
  return toldBy(name, Object.fromEntries(all));
}

/** What is seen on a photograph, by what is said of it: a work, or else a kind of business. A word like "spazzola" tells no spa. */
export function subjectTold(said: string, kind: string): string | undefined {
  // "Musternägel", "toenails": what is seen ends such a word.
  const parted = inWords(said).replace(/(?<=[a-z])(?=(naegel|nagel|haare?|wimpern?|brauen|nails?|hair)(-|$))/g, '-');
  const { id, beginning = '' } = toldBy(parted, businesses.fr) ?? {};
  return workTold(parted, kind)?.id ?? (beginning.length > 3 ? id : undefined);
}

/** What the parts of a name tell, such as those of "Uomo e barba"; none where only the whole tells a work: "Wimpern und Brauen". */
function partsTold(name: string, kind: string): ReturnType<typeof workTold>[] {
  const parts = name.split(/ (?:und|et|e|and) | ?[&+,/] ?/).map((part) => workTold(part, kind));
  return parts.some((part) => part && part.beginning === workTold(name, kind)?.beginning) ? parts : [];
}

/** Whether a name tells one kind of work beside one that is not known: "Piega e trattamenti". */
export const isHalfTold = (name: string, kind: string) => partsTold(name, kind).some((part) => !part);

/** The work that each price of a group is, where its name tells one. */
const worksSold = ({ kind, prices }: Pick<SalonTrade, 'kind' | 'prices'>, id: string) =>
  Object.values(prices).flatMap(({ group, service }) => (group === id ? [workTold(service, kind)?.id] : []));

/** The works that a group is: by its title, which may tell two ("Uomo e barba"), else what half of its prices are, else by its trade. */
export function worksOf({ label, kind, prices }: SalonTrade, { id, title }: SalonTrade['groups'][number]): string[] {
  const told = workTold(title, kind);
  const parts = partsTold(title, kind).flatMap((part) => part?.id ?? []);
  if (parts.length > 0) return [...new Set(parts)].slice(0, 2);
  const sold = worksSold({ kind, prices }, id);
  const half = sold.find((work) => work && 2 * sold.filter((one) => one === work).length >= sold.length);
  return [told?.id ?? half ?? workTold(label, kind)?.id ?? []].flat();
}

/** Whether a trade has a page with the cards of its groups. */
export const hasCards = ({ isOwn, groups }: { isOwn: boolean; groups: readonly unknown[] }) =>
  isOwn && groups.length > 1;

/**
 * What the salon does. Kinds of business that are said count, whatever the names of the trades; the last one for all that follow.
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
    const kind = kinds[index] ?? kinds.at(-1) ?? kindTold(label) ?? unknown;
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
        const written = { service: isOwn ? service : `[exemple] ${service}`, ...price, group, order: place + 1 };
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

/** The article that a title tells, else one that says what to write. */
export const draftOf = (title: string, language: Language) => drafts[language][toldBy(title, drafts.fr)?.id ?? unknown];

/** The page of what an article is about: of the group that is such a work, else of one that sells it among others. */
export function serviceTold(title: string, trades: readonly SalonTrade[]): string | undefined {
  const groups = trades.flatMap((trade) =>
    trade.groups.map((group) => ({
      page: hasCards(trade) ? group.id : trade.page,
      works: worksOf(trade, group),
      sold: worksSold(trade, group.id),
    })),
  );
  const { subjects = [] } = draftOf(title, 'fr') ?? {};
  const [told] = (['works', 'sold'] as const).flatMap((key) =>
    subjects.flatMap((subject) => groups.filter((group) => group[key].includes(subject))),
  );
  return told?.page;
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

/** What the form asks for: a service for each group of prices, with the name of its trade where two groups have one name. */
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
  language === main ? name : (nameIn(language, main, name) ?? `[exemple] ${name}`);

/** What a trade is called in a language: marked, where its name is the salon's own and this a guess. */
export function labelIn(language: Language, main: Language, { label, kind }: SalonTrade): string {
  if (language === main) return label;
  const isKnown = Object.values(businesses).some((all) => bare(all[kind]?.name ?? '') === bare(label));
  const name = businesses[language][kind]?.name;
  return (isKnown ? name : nameIn(language, main, label)) ?? `[exemple] ${kind === unknown ? label : name}`;
}

/** The first names in a sentence of their own, marked in a language in which they are guesses. */
function namesIn(language: Language, main: Language, own: readonly string[]): string {
  const all = own.slice(0, 3).map((name) => namedIn(language, main, name));
  const mark = all.some((name) => name.startsWith('[exemple]')) ? '[exemple] ' : '';
  return `${mark}${joinWords(
    all.map((name) => name.replace('[exemple] ', '')),
    language,
  )}.`;
}

/** The cards of the home page: one for each trade, or for each group of the only trade, as many as the page has room for. */
export const cardsOf = (
  trades: readonly SalonTrade[],
): { trade: SalonTrade; group?: SalonTrade['groups'][number] }[] => {
  const [trade, ...others] = trades;
  return trade && others.length === 0 && hasCards(trade)
    ? trade.groups.slice(0, 6).map((group) => ({ trade, group }))
    : trades.map((trade) => ({ trade }));
};

/** What a card says on the home page: the groups of its trade, or prices where it is of one group, else examples. */
export function cardIn(language: Language, main: Language, { trade, group }: ReturnType<typeof cardsOf>[number]) {
  const { label, kind, prices, isOwn } = trade;
  const groups = group ? [group] : trade.groups;
  const { text, groups: examples } = businesses[language][kind] as Business;
  const told = group ? undefined : workTold(label, kind)?.id;
  const ofGroups = groups.flatMap((one) => worksOf(trade, one));
  const isTold = !isOwn || (told && ofGroups.includes(told));
  const all = [...new Set(told && isTold ? [told] : ofGroups)];
  const sold = examples.flatMap(({ prices }) => prices.map(({ service }) => `[exemple] ${service}`));
  const listed = Object.values(prices).filter((price) => groups.some(({ id }) => id === price.group));
  const named = groups.length > 1 ? groups.map(({ title }) => title) : namesOf(listed);
  // Of the only service what sets its prices apart.
  const variants = named.length === 1 ? listed.flatMap(({ variant }) => (variant ? capitalize(variant) : [])) : [];
  const own = variants.length > 1 ? variants : named;
  // Of several works of several groups it says what the trade is.
  const isOne = all.length < 2 || groups.length === 1;
  const known = isOne && all.flatMap((work) => works[language][work]?.text ?? []).join(' ');
  // Of two kinds of work in a name it speaks of the one that is known.
  const mark = isHalfTold(group?.title ?? label, kind) ? '[exemple] ' : '';
  // A card has six lines at most.
  const features = isOwn ? own.slice(0, 6).map((line) => namedIn(language, main, line)) : sold;
  return {
    title: group ? namedIn(language, main, group.title) : labelIn(language, main, trade),
    text: known ? mark + known : group ? namesIn(language, main, own) : text,
    features,
  };
}

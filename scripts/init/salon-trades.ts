import type { Price } from '../../content/schema/prices';
import { plainName } from '../../lib/links/plain-name';
import { readPriceTable } from './price-table';
import type { Answers } from './questions';
import { type Business, businesses, type Language, type Languages, names, type Work, words, works } from './templates';

/** A trade of the salon, with ids of its own for itself, its groups and their prices. */
export interface SalonTrade extends Pick<Business, 'schemaType'> {
  id: string;
  label: string;
  /** The kind of business that it is. */
  kind: string;
  groups: { id: string; title: string }[];
  prices: Record<string, Price>;
  /** Whether groups and prices are the salon's own, from its table, and no examples. */
  isOwn: boolean;
}

/** The kind of business of trades whose names tell nothing. */
const unknown = 'autre';

/** A name as others are compared with it: in plain letters, without the words that join ("Wimpern & Brauen"). */
export const bare = (name: string) => plainName(name).replace(/-(und|et|e|and)(?=-)/g, '');

/** What a name tells: of all beginnings of words that are in it the longest counts, as "haarentf" does before "haar". */
function toldBy(name: string, told: Record<string, Pick<Work, 'beginnings'>>): string | undefined {
  const found = Object.entries(told).flatMap(([id, { beginnings }]) =>
    beginnings.filter((one) => `-${bare(name)}-`.includes(`-${one}`)).map((one) => ({ id, length: one.length })),
  );
  return found.sort((one, other) => other.length - one.length)[0]?.id;
}

/** What a name tells of the works that a kind of business has. */
function workTold(name: string, kind: string): string | undefined {
  const all = Object.entries(works.fr).filter(([, { kinds }]) => kinds?.includes(kind) ?? true);
  return toldBy(name, Object.fromEntries(all));
}

/** The work that a group is: by its title, else what half of its prices are, else by its trade. */
export function workOf({ label, kind, prices }: SalonTrade, { id, title }: SalonTrade['groups'][number]) {
  const sold = Object.values(prices).filter(({ group }) => group === id);
  const told = sold.map(({ service }) => workTold(service, kind));
  const half = told.find((work) => work && 2 * told.filter((one) => one === work).length >= told.length);
  return workTold(title, kind) ?? half ?? workTold(label, kind);
}

/** What the salon does. Kinds of business that are said count, whatever the names of the trades; the last one for all that follow. */
export function tradesOf({ businesses: kinds, trades, languages, prices: table }: Answers): SalonTrade[] {
  const [main] = languages;
  const ofKinds = kinds.map((kind) => businesses[main][kind]?.name ?? '');
  const named = trades.length > 0 ? trades : ofKinds;
  const quote = { kind: 'quote', dependsOn: words[main].filled.dependsOn ?? '' } as const;
  const own = table ? readPriceTable(table, { named: trades, otherwise: ofKinds }, quote) : undefined;
  const [groupId, priceId] = [freeId(), freeId()];
  return (own ?? named.map((label) => ({ label, groups: undefined }))).map(({ label, groups: listed }, index) => {
    const kind = kinds[index] ?? kinds.at(-1) ?? toldBy(label, businesses.fr) ?? unknown;
    const { schemaType, groups: examples, name } = businesses[main][kind] as Business;
    // A group that has the name of its kind of business has that of the trade, in whatever words: the list then shows it once.
    const groups = listed ?? examples.map((group) => (group.title === name ? { ...group, title: label } : group));
    const id = /^[a-z]/.test(plainName(label)) ? plainName(label) : `metier-${index + 1}`;
    const withIds = groups.map((group) => ({ ...group, id: groupId(`${id} ${group.title}`) }));
    const prices = withIds.flatMap(({ id: group, prices }) =>
      prices.map(({ service, ...price }, place) => {
        const written = { service: listed ? service : `[exemple] ${service}`, ...price, group, order: place + 1 };
        return [priceId(`${id} ${service} ${price.variant ?? ''}`), written as SalonTrade['prices'][string]] as const;
      }),
    );
    const ids = withIds.map(({ id, title }) => ({ id, title }));
    return { id, label, kind, schemaType, groups: ids, prices: Object.fromEntries(prices), isOwn: Boolean(listed) };
  });
}

/** Makes ids of names, each of its own, also where two names have the same letters. */
function freeId() {
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

/** What the card of a trade says on the home page: its own groups, or prices where it has one group, else examples. */
export function cardIn(language: Language, main: Language, trade: SalonTrade) {
  const { label, kind, groups, prices, isOwn } = trade;
  const { text, groups: examples } = businesses[language][kind] as Business;
  const told = workTold(label, kind);
  const ofGroups = groups.map((group) => workOf(trade, group));
  const isTold = !isOwn || ofGroups.includes(told);
  const [work, ...others] = new Set(told && isTold ? [told] : ofGroups);
  const sold = examples.flatMap(({ prices }) => prices.map(({ service }) => `[exemple] ${service}`));
  const own = groups.length > 1 ? groups.map(({ title }) => title) : namesOf(Object.values(prices));
  // A card has two lines to six.
  const features = isOwn
    ? [...own.slice(0, 6).map((line) => namedIn(language, main, line)), ...sold.slice(0, own.length > 1 ? 0 : 1)]
    : sold;
  return {
    title: labelIn(language, main, trade),
    text: (others.length === 0 && works[language][work ?? '']?.text) || text,
    features,
  };
}

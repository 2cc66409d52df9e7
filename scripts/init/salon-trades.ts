import type { Price } from '../../content/schema/prices';
import { plainName } from '../../lib/links/plain-name';
import { readPriceTable } from './price-table';
import type { Answers } from './questions';
import { type Business, businesses, type Language, words } from './templates';

/** A trade of the salon, with ids of its own for itself, its groups and their prices. */
export interface SalonTrade extends Pick<Business, 'schemaType'> {
  id: string;
  label: string;
  /** The kind of business that it is. */
  kind: string;
  groups: { id: string; title: string }[];
  prices: Record<string, Omit<Price, 'variant'>>;
  /** Whether groups and prices are the salon's own, from its table, and no examples. */
  isOwn: boolean;
}

/** The kind of business of trades whose names tell nothing. */
const unknown = 'autre';

/** What a trade is by its name: of all beginnings of words that are in it the longest tells, as "haarentf" does before "haar". */
function kindOf(label: string): string {
  const name = `-${plainName(label)}`;
  const found = Object.entries(businesses.fr).flatMap(([kind, { beginnings }]) =>
    beginnings.filter((one) => name.includes(`-${one}`)).map((one) => ({ kind, length: one.length })),
  );
  return found.sort((one, other) => other.length - one.length)[0]?.kind ?? unknown;
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
    const kind = kinds[index] ?? kinds.at(-1) ?? kindOf(label);
    const { schemaType, groups: examples, name } = businesses[main][kind] as Business;
    // A group that has the name of its kind of business has that of the trade, in whatever words: the list then shows it once.
    const groups = listed ?? examples.map((group) => (group.title === name ? { ...group, title: label } : group));
    const id = /^[a-z]/.test(plainName(label)) ? plainName(label) : `metier-${index + 1}`;
    const withIds = groups.map((group) => ({ ...group, id: groupId(`${id} ${group.title}`) }));
    const prices = withIds.flatMap(({ id: group, prices }) =>
      prices.map(({ service, ...price }, place) => {
        const written = { service: listed ? service : `[exemple] ${service}`, ...price, group, order: place + 1 };
        return [priceId(`${id} ${service}`), written as SalonTrade['prices'][string]] as const;
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

/** What the form asks for: a service for each group of prices, with the name of its trade where two groups have one name. */
export function servicesOf(trades: readonly SalonTrade[], others: readonly Language[]) {
  const titles = trades.flatMap(({ groups }) => groups.map(({ title }) => title));
  const nameOf = (title: string, trade: string, given: string) =>
    titles.indexOf(given) === titles.lastIndexOf(given) ? title : `${trade}, ${title}`;
  return trades.flatMap((trade) =>
    trade.groups.map(({ id, title }, index) => ({
      id,
      label: nameOf(title, trade.label, title),
      prices: Object.keys(trade.prices).filter((price) => trade.prices[price]?.group === id),
      // What its own groups are called in another language the salon alone knows.
      translations: (trade.isOwn ? [] : others).map((language) => {
        const theirs = businesses[language][trade.kind]?.groups[index]?.title ?? title;
        return { language, label: nameOf(theirs, labelIn(language, trade), title) };
      }),
    })),
  );
}

/** What a trade is called in a language: marked, where its name is the salon's own and this a guess. */
export function labelIn(language: Language, { label, kind }: SalonTrade): string {
  const isKnown = Object.values(businesses).some((all) => plainName(all[kind]?.name ?? '') === plainName(label));
  const name = businesses[language][kind]?.name;
  if (isKnown) return name ?? label;
  return `[exemple] ${kind === unknown ? label : name}`;
}

/** What the card of a trade says on the home page: its own groups, or prices where it has one group, else examples. */
export function cardIn(language: Language, title: string, { kind, groups, prices, isOwn }: SalonTrade, mark = '') {
  const { text, groups: examples } = businesses[language][kind] as Business;
  const sold = examples.flatMap(({ prices }) => prices.map(({ service }) => `[exemple] ${service}`));
  const own =
    groups.length > 1 ? groups.map(({ title }) => title) : Object.values(prices).map(({ service }) => service);
  // A card has two lines to six.
  const features = isOwn
    ? [...own.slice(0, 6).map((line) => mark + line), ...sold.slice(0, own.length > 1 ? 0 : 1)]
    : sold;
  return { title, text, features };
}

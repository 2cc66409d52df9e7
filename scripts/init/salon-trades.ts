import type { Price } from '../../content/schema/prices';
import { plainName } from '../../lib/links/plain-name';
import type { Answers } from './questions';
import { type Business, businesses, type Language } from './templates';

/** A trade of the salon, with ids of its own for itself, its groups and their prices. */
export interface SalonTrade extends Pick<Business, 'schemaType'> {
  id: string;
  label: string;
  /** The kind of business that it is. */
  kind: string;
  groups: { id: string; title: string }[];
  prices: Record<string, Omit<Price, 'variant'>>;
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
export function tradesOf({ businesses: kinds, trades, languages: [main] }: Answers): SalonTrade[] {
  const labels = trades.length > 0 ? trades : kinds.map((kind) => businesses[main][kind]?.name ?? '');
  return labels.map((label, index) => {
    const kind = kinds[index] ?? kinds.at(-1) ?? kindOf(label);
    const { schemaType, groups: written, name } = businesses[main][kind] as Business;
    // A group that has the name of its kind of business has that of the trade, in whatever words: the list then shows it once.
    const groups = written.map((group) => (group.title === name ? { ...group, title: label } : group));
    const id = /^[a-z]/.test(plainName(label)) ? plainName(label) : `metier-${index + 1}`;
    const idOf = (name: string) => `${id}-${plainName(name)}`;
    const prices = groups.flatMap(({ title, prices: examples }) =>
      examples.map(({ service, ...price }, place) => {
        const own = { service: `[exemple] ${service}`, ...price, group: idOf(title), order: place + 1 };
        return [idOf(service), own as SalonTrade['prices'][string]] as const;
      }),
    );
    const ids = groups.map(({ title }) => ({ id: idOf(title), title }));
    return { id, label, kind, schemaType, groups: ids, prices: Object.fromEntries(prices) };
  });
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
      translations: others.map((language) => {
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

/** What the card of a trade says on the home page. */
export function cardIn(language: Language, title: string, { kind }: SalonTrade) {
  const { text, groups } = businesses[language][kind] as Business;
  const features = groups.flatMap(({ prices }) => prices.map(({ service }) => `[exemple] ${service}`));
  return { title, text, features };
}

import { plainName } from '../../lib/links/plain-name';
import type { Price } from '../../lib/schema/prices';
import { inRepository } from '../../scripts/support/paths';
import { readPriceTable, type TablePrice, type TableTrade } from './price-table';
import { type Answers, type Language, tradeIds, tradeTypes } from './questions';
import { mark, wordsOf } from './starter';

type Names = Partial<Record<Language, string>>;

export interface SalonTrade {
  id: string;
  schemaType: string;
  label: Names;
  groups: SalonGroup[];
}

export interface SalonGroup {
  id: string;
  title: Names;
  prices: { id: string; service: Names; price: Price }[];
}

/** Returns the trades of the salon's table, names in other languages marked as examples; else those of a starter. */
export function tradesOf({ trades, prices: own, languages }: Answers): SalonTrade[] {
  const [main] = languages;
  const tables = new Map(languages.map((language) => [language, own ?? exampleTable(language, trades)]));
  const names = (nameIn: (table: TableTrade[], language: Language) => string | undefined): Names =>
    Object.fromEntries(
      languages.map((language) => {
        const name = nameIn(tables.get(language) ?? [], language) ?? '';
        return [language, own && language !== main ? mark + name : name];
      }),
    );
  const [idOfTrade, idOfGroup, idOfPrice] = [uniqueIds('metier'), uniqueIds('groupe'), uniqueIds('prix')];
  return (tables.get(main) ?? []).map((trade, t) => {
    const label = trade.label ?? exampleTable(main, trades)[t]?.label ?? '';
    return {
      id: idOfTrade(label),
      schemaType: tradeTypes[trades[t] ?? 'coiffeur'],
      label: trade.label
        ? names((table) => table[t]?.label)
        : Object.fromEntries(languages.map((language) => [language, exampleTable(language, trades)[t]?.label])),
      groups: trade.groups.map(({ title, prices }, g) => {
        const group = idOfGroup(title);
        return {
          id: group,
          title: names((table) => table[t]?.groups[g]?.title),
          prices: prices.map((sold, p) => {
            const service = own ? sold.service : mark + sold.service;
            return {
              id: idOfPrice(`${label} ${sold.service}`),
              service: names((table) => table[t]?.groups[g]?.prices[p]?.service),
              price: { service, minutes: sold.minutes, price: priceOf(sold, main), group, order: p + 1 } as Price,
            };
          }),
        };
      }),
    };
  });
}

/** Returns the chosen trades of a starter's table of prices, in the order in which they were chosen. */
function exampleTable(language: Language, trades: Answers['trades']): TableTrade[] {
  const table = readPriceTable(inRepository('kit', 'starters', language, 'prices.csv'), tradeIds.length);
  return trades.flatMap((trade) => table[tradeIds.indexOf(trade)] ?? []);
}

function priceOf({ amount, dependsOn }: TablePrice, language: Language): Price['price'] {
  if (amount !== undefined) return { kind: 'fixed', amount };
  return { kind: 'quote', dependsOn: dependsOn ?? wordsOf(language).dependsOn };
}

/** Returns a function that makes an id of a name, never the same twice: "coupe", then "coupe-2". */
function uniqueIds(fallback: string): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const plain = /^[a-z]/.test(plainName(name)) ? plainName(name) : `${fallback}-${plainName(name)}`;
    let id = plain;
    for (let count = 2; taken.has(id); count++) id = `${plain}-${count}`;
    taken.add(id);
    return id;
  };
}

import { languageName } from '../../lib/i18n/format';
import { cantonNames } from '../../lib/schema/cantons';
import type { CollectionId } from '../../lib/schema/collections';
import type { Control } from '../../lib/schema/fields';
import type { PageKind } from '../../lib/schema/pages';
import { offList } from '../../lib/schema/prices';
import type { Trade } from '../../lib/schema/trades';
import { type Entry, languagesIn, salonIn } from './entries';
import { type HolidayPlace, holidaysOf } from './holidays';

export type Option = { value: string | number; label: string };

/** The content from which fields take their options, such as a page or a trade. */
export interface OptionSource extends HolidayPlace {
  pages: readonly { id: string; kind: string; label: string }[];
  trades: readonly Trade[];
  /** Further languages of the site, two letters each. */
  languages: readonly string[];
}

export function optionsOf(
  control: Control,
  { pages, trades, languages, ...place }: OptionSource,
): readonly Option[] | undefined {
  switch (control.as) {
    case 'select':
      return control.options;
    case 'page':
      return pages.filter(({ kind }) => kind === (control.kind ?? kind)).map(({ id, label }) => ({ value: id, label }));
    case 'trade':
      return trades.map(({ id, label }) => ({ value: id, label }));
    case 'language':
      return languages.map((value) => ({ value, label: languageName(value, 'fr') }));
    case 'price-group':
      return [
        ...trades.flatMap(({ groups }) => groups.map(({ id, title }) => ({ value: id, label: title }))),
        ...(control.isListed ? [] : [{ value: offList, label: 'Aucun : seulement sur la page d’une prestation' }]),
      ];
    case 'holiday':
      return holidaysOf(place, [], new Date().getFullYear())
        .filter(({ isPublic }) => control.isWorked || !isPublic)
        .map(({ id, names }) => ({ value: id, label: names?.fr }));
    default:
      return undefined;
  }
}

/** Collections of pages of one kind, whose files have no field `kind`. */
const kindsOfFolders: Partial<Record<CollectionId, PageKind>> = { services: 'service', ownPages: 'page' };

export const isPage = ({ collection }: Pick<Entry, 'collection'>) =>
  collection === 'pages' || collection in kindsOfFolders;
export const kindOf = ({ collection, data }: Entry) => kindsOfFolders[collection] ?? String(data.kind);
/** Returns the path of a page: its field `path`, or `/coupe` for `coupe.md`. */
export const pathOfPage = ({ id, data }: Entry) => String(data.path ?? `/${id}`);

/** Returns the pages above a page, the nearest first, each once even if they form a circle. */
export function pagesAbove(id: string, entries: readonly Entry[]): string[] {
  const above: string[] = [];
  const parentOf = (page: string) => entries.find((entry) => isPage(entry) && entry.id === page)?.data.parent;
  for (let page = parentOf(id); typeof page === 'string' && !above.includes(page); page = parentOf(page))
    above.push(page);
  return above;
}

/** Returns a function that gives a control's options: undefined if it has none, or if canton or trades are faulty. */
export function choicesIn(entries: readonly Entry[]): (control: Control) => readonly Option[] | undefined {
  const { canton, city } = Object(salonIn(entries).address);
  const { trades } = Object(entries.find(({ id, collection }) => collection === 'trades' && id === 'trades')?.data);
  const pages = entries.filter(isPage).map((page) => ({ id: page.id, kind: kindOf(page), label: page.name }));
  const source = { canton, city, pages, trades, languages: languagesIn(entries) };
  const choices = (control: Control): readonly Option[] | undefined => {
    if (control.as === 'hidden') return control.of && choices(control.of);
    if (control.as === 'reference')
      return entries
        .filter(({ collection }) => collection === control.to)
        .map(({ id, name }) => ({ value: id, label: name }));
    const isUnknown =
      (control.as === 'holiday' && !cantonNames.some(([known]) => known === canton)) ||
      (/trade|price-group/.test(control.as) && !areTrades(trades));
    return isUnknown ? undefined : optionsOf(control, source);
  };
  return choices;
}

/** Whether a value has the shape of trades; trades.json may not have been checked yet. */
const areTrades = (trades: unknown) =>
  Array.isArray(trades) && trades.every((trade) => Array.isArray(Object(trade).groups));

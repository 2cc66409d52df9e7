import type { Control } from '../../content/schema/fields';
import { offList } from '../../content/schema/prices';
import type { Trade } from '../../content/schema/trades';
import { holidaysOf } from './holidays';

export type Option = { value: string | number; label: string };

/** What the options of some fields are made from. */
export interface OptionSource {
  canton: string;
  pages: readonly { id: string; kind: string; label: string }[];
  trades: readonly Trade[];
}

/** The options of a field, if it has any. */
export function optionsOf(control: Control, { canton, pages, trades }: OptionSource): readonly Option[] | undefined {
  switch (control.as) {
    case 'select':
      return control.options;
    case 'page':
      return pages.filter(({ kind }) => kind === (control.kind ?? kind)).map(({ id, label }) => ({ value: id, label }));
    case 'trade':
      return trades.map(({ id, label }) => ({ value: id, label }));
    case 'price-group':
      return [
        ...trades.flatMap(({ groups }) => groups.map(({ id, title }) => ({ value: id, label: title }))),
        { value: offList, label: 'Pas sur la liste : seulement sur la page de sa prestation' },
      ];
    case 'holiday':
      return holidaysOf(canton, [], new Date().getFullYear())
        .filter(({ isPublic }) => isPublic === control.isPublic)
        .map(({ id, names }) => ({ value: id, label: names?.fr }));
    default:
      return undefined;
  }
}

import type { Entry } from '../content/entries';
import { pageFiles, readSite } from './exported-site';
import { type Remark, remarksOnEntries } from './text-remarks';
import { budgetOf, kilobytesAgainst } from './weight';
import { sentenceOf } from './wording';

const figure = new Intl.NumberFormat('fr-CH', { maximumFractionDigits: 1 });

/** Returns what could be better about the site in `out/`, and where to change it; nothing that prevents publishing. */
export const findRemarks = (entries: readonly Entry[]): Remark[] => [...heavyPages(), ...remarksOnEntries(entries)];

function heavyPages(): Remark[] {
  return pageFiles().flatMap((file) => {
    const page = readSite(file);
    const budget = budgetOf(page);
    const weight = kilobytesAgainst(budget, [page]);
    if (weight <= budget) return [];
    const [shown, limit] = [Math.ceil(weight * 10) / 10, budget].map((size) => figure.format(size));
    const fault = `pèse ${shown} ko ; au-delà de ${limit} elle s’affiche moins vite loin des antennes`;
    const sentence = sentenceOf({ file, fault });
    return { sentence, inEditor: sentence };
  });
}

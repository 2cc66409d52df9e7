import type { Entry } from '../content/entries';
import type { Text } from '../content/find-problems';
import { toPlace } from '../content/problem';
import { type PageFault, pageFiles, readSite } from './exported-site';
import { remarksOnPictures } from './picture-remarks';
import { type Remark, remarksOnEntries } from './text-remarks';
import { budgetOf, kilobytesAgainst } from './weight';
import { sentenceOf, textsOf } from './wording';

const figure = new Intl.NumberFormat('fr-CH', { maximumFractionDigits: 1 });

/** Returns what could be better about the site in `out/`, and where to change it. None of it prevents publishing. */
export async function findRemarks(entries: readonly Entry[], texts: readonly Text[]): Promise<Remark[]> {
  return [...heavyPages(texts), ...remarksOnEntries(entries), ...remarksOnPictures(entries)];
}

/** Returns the pages over their budget, each with its longest text, where it can be made lighter. */
function heavyPages(texts: readonly Text[]): Remark[] {
  return pageFiles().flatMap((file) => {
    const page = readSite(file);
    const budget = budgetOf(page);
    const weight = kilobytesAgainst(budget, [page]);
    if (weight <= budget) return [];
    const [longest] = textsOf(file, texts).toSorted((one, other) => other.value.length - one.value.length);
    const [shown, limit] = [Math.ceil(weight * 10) / 10, budget].map((size) => figure.format(size));
    const say = (place?: string): PageFault => ({
      file,
      fault: `pèse ${shown} ko ; au-delà de ${limit} elle s’affiche moins vite loin des antennes${place ? ` ; son plus long texte : ${place}` : ''}`,
    });
    const inEditor = longest && toPlace({ ...longest, file: '' });
    return {
      file: longest?.file,
      sentence: sentenceOf(say(longest && toPlace(longest)), []),
      inEditor: sentenceOf(say(inEditor), []),
    };
  });
}

import { textNow, tokenOf } from './github';
import type { Data } from './merge';
import { askAbout } from './notices';
import { failWith, unsaved } from './other-devices';
import type { WrittenPrice } from './written-prices';

/**
 * What is saved of a form once she has answered what it gives reason to ask: about a second price, and about what leaves the site.
 * @throws Error that the editor shows, where she changes her mind.
 */
export async function withAnswers(repository: string, collection: string, path: string, mine: Data): Promise<Data> {
  // A folder of this computer has no token, and no versions.
  const before = tokenOf() ? await textNow(repository, path).catch(failWith) : undefined;
  if (before === undefined) return mine;
  const saved = collection === 'prices' ? await withOnePrice(JSON.parse(before), mine) : mine;
  const { leavingOf } = await import('./leaving');
  const differences = leavingOf(path, before, saved);
  if (differences.length > 0) {
    await confirmed({
      title: 'Cela quitte le site',
      sentence: '« Versions d’avant », dans le même formulaire, le garde.',
      differences,
      confirm: 'Enregistrer',
    });
  }
  return saved;
}

/** Without an answer to the contrary there is one price from then on. */
async function withOnePrice(before: WrittenPrice, mine: Data): Promise<Data> {
  const { amount, overviewAmount, counts }: WrittenPrice['price'] = Object(mine.price);
  if (overviewAmount === undefined || counts || amount === overviewAmount) return mine;
  if (before.price.amount === amount || before.price.overviewAmount !== overviewAmount) return mine;
  const [other, own] = [String(overviewAmount), String(amount)];
  const kept = await confirmed({
    title: 'La page d’aperçu a un autre prix',
    sentence: 'Elle montre le nouveau prix aussi, si vous ne gardez pas l’autre.',
    differences: [{ key: 'overviewAmount', label: 'Sur la page d’aperçu', before: other, after: own, own: other }],
    confirm: 'Enregistrer',
  });
  if (kept.length > 0) return mine;
  const { overviewAmount: _, ...price } = Object(mine.price);
  return { ...mine, price };
}

async function confirmed(question: Parameters<typeof askAbout>[0]): Promise<string[]> {
  return (await askAbout(question)) ?? failWith(new Error(unsaved));
}

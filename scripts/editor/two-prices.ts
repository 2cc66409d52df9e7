import { latestCommit, textsAt } from './github';
import { askAbout } from './notices';
import { failWith, unsaved } from './other-devices';
import type { WrittenPrice } from './written-prices';

type Data = Record<string, unknown>;

/**
 * A price whose form has changed one of two amounts, once she has said whether the other changes with it: without an answer to the
 * contrary there is one price from then on. @throws Error that the editor shows, where she changes her mind.
 */
export async function withOnePrice(repository: string, path: string, saved: Data): Promise<Data> {
  const { amount, overviewAmount, counts }: WrittenPrice['price'] = Object(saved.price);
  if (overviewAmount === undefined || counts || amount === overviewAmount) return saved;
  const head = await latestCommit(repository).catch(failWith);
  const { text } = await textsAt(repository, path, { text: head }).catch(failWith);
  const before: WrittenPrice['price'] = JSON.parse(text ?? '{}').price ?? {};
  if (before.amount === amount || before.overviewAmount !== overviewAmount) return saved;
  const kept = await askAbout({
    title: 'La page d’aperçu a un autre prix',
    sentence: 'Elle montre le nouveau prix aussi, si vous ne gardez pas l’autre.',
    differences: [
      {
        key: 'overviewAmount',
        label: 'Sur la page d’aperçu',
        before: String(overviewAmount),
        after: String(amount),
        own: String(overviewAmount),
      },
    ],
    confirm: 'Enregistrer',
  });
  if (!kept) return failWith(new Error(unsaved));
  if (kept.length > 0) return saved;
  const { overviewAmount: _, ...price } = Object(saved.price);
  return { ...saved, price };
}

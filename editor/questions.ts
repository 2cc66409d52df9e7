import { zurichDay } from '../lib/dates/zurich-date';
import type { guardCommits } from './gate';
import { latestCommit, textsAt, tokenOf } from './github';
import type { Data } from './merge';
import { confirmed, failWith } from './other-devices';
import type { WrittenPrice } from './written-prices';

/** A form that is saved. */
interface Form {
  /** `owner/name`. */
  repository: string;
  collection: string;
  /** Of its file in the repository. */
  path: string;
  readContent: ReturnType<typeof guardCommits>;
}

/**
 * What is saved of a form once she has answered what it gives reason to ask: about a second price, and about what leaves the site.
 * @throws Error that the editor shows, where she changes her mind.
 */
export async function withAnswers(form: Form, mine: Data): Promise<Data> {
  const { repository, collection, path } = form;
  // A folder of this computer has no token, and no versions.
  if (!tokenOf()) return mine;
  const head = await latestCommit(repository).catch(failWith);
  const { before } = await textsAt(repository, path, { before: head }).catch(failWith);
  if (before === undefined) return mine;
  const saved = collection === 'prices' ? await withOnePrice(JSON.parse(before), mine) : mine;
  if (mine.withdrawn === true && !/\bwithdrawn"?: ?true\b/.test(before)) await confirmWithdrawal(form, head);
  if (collection === 'hours') await confirmDays(before, mine);
  const { leavingOf } = await import('./leaving');
  const differences = leavingOf(path, before, saved);
  if (differences.length > 0) {
    await confirmed({
      title: 'Cela quitte le site',
      sentence: '« Versions d’avant », dans le même formulaire, le garde.',
      differences,
    });
  }
  return saved;
}

/** A wrong year is seen by nobody else: nothing is wrong with it but that it can hardly be meant. */
async function confirmDays(before: string, mine: Data): Promise<void> {
  const { doubtfulDays } = await import('./elsewhere');
  const doubtful = doubtfulDays(JSON.parse(before), mine, zurichDay(new Date()));
  if (doubtful.length > 0)
    await confirmed({ title: 'Est-ce la bonne année ?', sentence: `${doubtful.join('. ')}.`, differences: [] });
}

async function confirmWithdrawal({ repository, path, readContent }: Form, head: string): Promise<void> {
  const { leadingTo } = await import('./check');
  const files = await readContent(repository, head).catch(failWith);
  const { name, places } = leadingTo(files, path);
  await confirmed({
    title: `${name} quitte le site`,
    sentence: places.length > 0 ? 'Avec la page s’en va ce qui y mène :' : 'Rien d’autre n’y mène.',
    differences: places.map((place) => ({ key: place, label: place, before: name, after: '' })),
  });
}

/** One price for both, or the two as in the form. */
async function withOnePrice(before: WrittenPrice, mine: Data): Promise<Data> {
  const { amount, overviewAmount, counts }: WrittenPrice['price'] = Object(mine.price);
  if (overviewAmount === undefined || counts || amount === overviewAmount) return mine;
  if (before.price.amount === amount || before.price.overviewAmount !== overviewAmount) return mine;
  const [other, own] = [String(overviewAmount), String(amount)];
  const kept = await confirmed({
    title: 'La page d’aperçu a un autre prix',
    sentence: 'Lequel doit-elle montrer ?',
    differences: [{ key: 'overviewAmount', label: 'Sur la page d’aperçu', before: other, after: own, own: other }],
  });
  if (kept.length > 0) return mine;
  const { overviewAmount: _, ...price } = Object(mine.price);
  return { ...mine, price };
}

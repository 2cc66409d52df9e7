import { zurichDay } from '../lib/dates/zurich-date';
import type { ContentFiles } from '../scripts/content/read-files';
import { tokenOf } from './github';
import type { Data } from './leaving';
import { askAbout, type Question } from './notices';
import type { WrittenPrice } from './written-prices';

interface Form {
  collection: string;
  path: string;
}

/**
 * Asks about a second price, a withdrawn page, a year that is probably wrong, and what the save removes. Returns the
 * data to save. @throws Error that Sveltia CMS shows, if the owner cancels.
 */
export async function withAnswers(
  { collection, path }: Form,
  mine: Data,
  readContent: () => Promise<ContentFiles>,
): Promise<Data> {
  // Without a token, Sveltia CMS edits a folder of this computer: there is no commit to compare with.
  if (!tokenOf()) return mine;
  const files = await readContent().catch(failWith);
  const { checkedName } = await import('./check');
  const before = files[checkedName(path) ?? ''];
  if (!before) return mine;
  const saved = collection === 'prices' ? await withOnePrice(JSON.parse(before), mine) : mine;
  if (mine.withdrawn === true && !/\bwithdrawn"?: ?true\b/.test(before)) await confirmWithdrawal(files, path);
  if (collection === 'hours') await confirmDays(before, mine);
  const { leavingOf } = await import('./leaving');
  const differences = leavingOf(path, before, saved);
  if (differences.length > 0) {
    const sentence = 'GitHub le garde : « Revenir en arrière », dans le guide, dit comment le reprendre.';
    await confirmed({ title: 'Cela quitte le site', sentence, differences });
  }
  return saved;
}

/** Asks about new dates whose year is probably wrong, although no rule of the check forbids it. */
async function confirmDays(before: string, mine: Data): Promise<void> {
  const { doubtfulDays } = await import('./elsewhere');
  const doubtful = doubtfulDays(JSON.parse(before), mine, zurichDay(new Date()));
  if (doubtful.length > 0) await confirmed({ title: 'Est-ce la bonne année ?', sentence: `${doubtful.join('. ')}.` });
}

async function confirmWithdrawal(files: ContentFiles, path: string): Promise<void> {
  const { leadingTo } = await import('./check');
  const { name, places } = leadingTo(files, path);
  await confirmed({
    title: `${name} quitte le site`,
    sentence: places.length > 0 ? 'Avec la page s’en va ce qui y mène :' : 'Rien d’autre n’y mène.',
    differences: places.map((place) => ({ label: place, before: name, after: '' })),
  });
}

/** Asks which price the overview shows, if only the price list's has changed. Returns the data to save. */
async function withOnePrice(before: WrittenPrice, mine: Data): Promise<Data> {
  const { amount, overviewAmount, counts }: WrittenPrice['price'] = Object(mine.price);
  if (overviewAmount === undefined || counts || amount === overviewAmount) return mine;
  if (before.price.amount === amount || before.price.overviewAmount !== overviewAmount) return mine;
  const answer = await confirmed({
    title: 'La page d’aperçu a un autre prix',
    sentence: 'Lequel doit-elle montrer ?',
    answers: [`CHF ${amount}, comme la liste`, `CHF ${overviewAmount}, comme avant`],
  });
  if (answer === 1) return mine;
  const { overviewAmount: _, ...price } = Object(mine.price);
  return { ...mine, price };
}

/** Asks before a save. Returns the index of the answer. @throws Error that Sveltia CMS shows, if the owner cancels. */
async function confirmed(question: Omit<Question, 'answers'> & Partial<Question>): Promise<number> {
  const answer = await askAbout({ answers: ['Enregistrer'], ...question });
  return answer ?? failWith(new Error('Rien n’a été enregistré ; votre texte reste dans le formulaire.'));
}

/** Throws the error "saving_failed", for which Sveltia CMS shows the message of the cause. */
function failWith(cause: Error): never {
  throw new Error('saving_failed', { cause });
}

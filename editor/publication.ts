import { annotationTitle } from '../scripts/support/command';
import { askGithub } from './github';
import { showState } from './notices';
import { ownFile } from './own-files';

export interface Saved {
  /** Of the repository, `owner/name`. */
  repository: string;
  commit: string;
  at: number;
}

const seconds = 1000;
const firstLook = 5 * seconds;
const pause = 15 * seconds;
const patience = 10 * 60 * seconds;

/** Where the browser keeps the latest commit, for the editor that is opened again. */
const storageKey = 'publication';

/** Shows how far a commit is until it is online; after ten minutes it says that it is delayed, and keeps looking. */
export async function follow(saved: Saved): Promise<void> {
  const kept = JSON.stringify(saved);
  const isKept = () => localStorage.getItem(storageKey) === kept;
  const forget = () => localStorage.removeItem(storageKey);
  localStorage.setItem(storageKey, kept);
  showState({ kind: 'saved' }, forget);
  await wait(firstLook);
  while (isKept()) {
    const state = await stateOf(saved).catch(() => undefined);
    if (!isKept()) return;
    if (state === 'online') {
      forget();
      return showState({ kind: 'online' }, forget);
    }
    if (state) return showState({ kind: 'failed', sentences: state }, forget);
    showState({ kind: Date.now() - saved.at > patience ? 'delayed' : 'building' }, forget);
    await wait(pause);
  }
}

export function resume(): void {
  const kept = localStorage.getItem(storageKey);
  if (kept) void follow(JSON.parse(kept));
}

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

async function stateOf({ repository, commit }: Saved): Promise<'online' | string[] | undefined> {
  const file = await fetch(ownFile('commit.json'), { cache: 'no-store' });
  const published: string | undefined = file.ok ? (await file.json()).commit : undefined;
  if (published === commit) return 'online';
  const relation =
    published && (await askGithub(`/repos/${repository}/compare/${commit}...${published}`).catch(() => undefined));
  if (relation?.status === 'ahead') return 'online';
  return failureOf(repository, commit);
}

/** What a failed build of the commit has said, where it ran on GitHub; other hosts report at most that one has failed. */
async function failureOf(repository: string, commit: string): Promise<string[] | undefined> {
  const answer = await askGithub(`/repos/${repository}/commits/${commit}/check-runs`);
  const runs: { id: number; conclusion: string | null }[] = answer.check_runs;
  const failed = runs.filter(({ conclusion }) => conclusion === 'failure');
  if (failed.length === 0) return undefined;
  const said = failed.map(({ id }) => askGithub(`/repos/${repository}/check-runs/${id}/annotations`).catch(() => []));
  const annotations: { title?: string; message: string }[] = (await Promise.all(said)).flat();
  return annotations.filter(({ title }) => title === annotationTitle).map(({ message }) => message);
}

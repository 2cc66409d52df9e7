import { annotationTitle } from '../scripts/support/command';
import { askGithub } from './github';
import { clearState, showState } from './notices';
import { ownFile } from './own-files';

export interface Saved {
  /** Repository, `owner/name`. */
  repository: string;
  commit: string;
  at: number;
}

const seconds = 1000;
const firstLook = 5 * seconds;
const pause = 15 * seconds;
const patience = 10 * 60 * seconds;

/** Key in the local storage of the commit to follow, which is kept when the page is closed. */
const storageKey = 'publication';

/** The commit whose state is shown; undefined while another save is going on. */
let followed: Saved | undefined;

/** Shows the state of a commit until it is online or its build has failed; after ten minutes, that it is late. */
export async function follow(saved: Saved): Promise<void> {
  followed = saved;
  localStorage.setItem(storageKey, JSON.stringify(saved));
  showState({ kind: 'saved' });
  await wait(firstLook);
  while (followed === saved) {
    const state = await stateOf(saved).catch(() => undefined);
    if (followed !== saved) return;
    if (state) return showEnd(state);
    const isLate = Date.now() - saved.at > patience;
    showState({ kind: isLate ? 'delayed' : 'building' }, isLate ? stopFollowing : undefined);
    await wait(pause);
  }
}

function showEnd(state: 'online' | string[]): void {
  if (state === 'online') localStorage.removeItem(storageKey);
  showState(state === 'online' ? { kind: 'online' } : { kind: 'failed', sentences: state }, stopFollowing);
}

function stopFollowing(): void {
  followed = undefined;
  localStorage.removeItem(storageKey);
}

/** Stops following the last commit and removes the status line, because another save begins. */
export function beginSave(): void {
  followed = undefined;
  clearState();
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

/** Returns what GitHub says of a commit's failed checks, empty for other hosts; undefined if no check has failed. */
async function failureOf(repository: string, commit: string): Promise<string[] | undefined> {
  const answer = await askGithub(`/repos/${repository}/commits/${commit}/check-runs`);
  const runs: { id: number; conclusion: string | null }[] = answer.check_runs;
  const failed = runs.filter(({ conclusion }) => conclusion === 'failure');
  if (failed.length === 0) return undefined;
  const said = failed.map(({ id }) => askGithub(`/repos/${repository}/check-runs/${id}/annotations`).catch(() => []));
  const annotations: { title?: string; message: string }[] = (await Promise.all(said)).flat();
  return annotations.filter(({ title }) => title === annotationTitle).map(({ message }) => message);
}

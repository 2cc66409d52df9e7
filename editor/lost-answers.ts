import { dequal } from 'dequal/lite';
import { askGithub, askRepository, branch } from './github';

type Addition = { path: string; contents: string };

/** What the editor sends to GitHub's mutation `createCommitOnBranch`. */
export interface Commit {
  branch: { repositoryNameWithOwner: string };
  expectedHeadOid: string;
  fileChanges: { additions: Addition[]; deletions: { path: string }[] };
  message: { headline: string };
}

/** A mutation that makes a commit, with what it asks of it. */
export interface Mutation {
  facts: string;
  commit: Commit;
}

/** A commit as GitHub answers it: with the facts that are asked of it. */
export type Made = { oid: string };

interface Lost {
  commit: Commit;
  /** The commit that the package has its data of. */
  base: string;
  /** Says that it is saved after all. */
  tell: (saved: string) => void;
}

/** Remembers the latest commit whose answer was lost, until it is known whether GitHub has made it: the package takes it for another device's. */
export class LostCommit {
  private lost: (Lost & { form: string }) | undefined;

  /** Nothing is lost any more once GitHub has made another commit. */
  keep(lost?: Lost): void {
    this.lost = lost && { ...lost, form: location.hash };
  }

  /** The latest commit as the package is told: not hers, while the form that was saved is open. */
  async shownHead(latest: string): Promise<string> {
    if (!this.lost) return latest;
    const { commit, base, form, tell } = this.lost;
    const made = latest === commit.expectedHeadOid ? undefined : await findCommit(commit);
    if (latest === (made?.oid ?? commit.expectedHeadOid) && location.hash === form) return base;
    this.lost = undefined;
    if (made) tell(made.oid);
    return latest;
  }

  /** The commit that GitHub has made where the next one is the same once more, or the next one, on top of it. */
  async next({ facts, commit }: Mutation): Promise<{ made: Made } | { commit: Commit }> {
    const { lost } = this;
    if (lost?.base !== commit.expectedHeadOid) return { commit };
    const made = await findCommit(lost.commit, facts);
    if (made) lost.tell(made.oid);
    const [before, now] = [writtenBy(lost.commit), writtenBy(commit)];
    const isAgain = made && dequal(before, now);
    const isFurther = !isAgain && Object.keys(before).every((path) => path in now);
    if (isFurther) return { commit: { ...commit, expectedHeadOid: made?.oid ?? lost.commit.expectedHeadOid } };
    // Of files that another commit leaves alone the package has old data: GitHub refuses it, and the package reads them.
    this.lost = undefined;
    return isAgain ? { made } : { commit };
  }
}

/** How often it is looked for at once: GitHub may still be at it, and a phone is often back in a moment. */
const looks = 3;

/** Milliseconds: between two looks, and for all of them. */
const [pause, patience] = [2_000, 20_000];

/** Looks for a commit whose answer has just been lost. */
export async function lookFor({ commit, facts }: Mutation): Promise<Made | undefined> {
  const late = AbortSignal.timeout(patience);
  const isLate = new Promise<undefined>((resolve) => late.addEventListener('abort', () => resolve(undefined)));
  const look = async () => {
    for (let left = looks; left > 0; left--) {
      const made = await findCommit(commit, facts).catch(() => undefined);
      if (made) return made;
      if (left > 1) await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return undefined;
  };
  return Promise.race([look(), isLate]);
}

/** The commit of the branch that is the one that was sent: with its parent, its message and its files, whatever has come after it. */
async function findCommit(commit: Commit, facts = 'oid'): Promise<Made | undefined> {
  const { expectedHeadOid, fileChanges, message } = commit;
  const repository = commit.branch.repositoryNameWithOwner;
  const { ref } = await askRepository(repository, [
    `ref(qualifiedName: "${branch}") { target { ... on Commit { history(first: 20) { nodes { message parents(first: 1) { nodes { oid } } ${facts} } } } } }`,
  ]);
  const commits: (Made & { message: string; parents: { nodes: Made[] } })[] = ref.target.history.nodes;
  // Some repositories have GitHub add a line to each message.
  const made = commits.find(
    (one) => one.parents.nodes[0]?.oid === expectedHeadOid && one.message.startsWith(message.headline),
  );
  if (!made) return undefined;
  const { tree } = await askGithub(`/repos/${repository}/git/trees/${made.oid}?recursive=1`);
  const ids = new Map(tree.map(({ path, sha }: { path: string; sha: string }) => [path, sha]));
  const added = fileChanges.additions.map(async ({ path, contents }) => ids.get(path) === (await blobId(contents)));
  const isGone = fileChanges.deletions.every(({ path }) => !ids.has(path));
  return isGone && (await Promise.all(added)).every(Boolean) ? made : undefined;
}

export const bytesOf = (contents: string) => Uint8Array.from(atob(contents), (letter) => letter.charCodeAt(0));

/** The id that Git has for a file. */
async function blobId(contents: string): Promise<string> {
  const bytes = bytesOf(contents);
  const blob = await new Blob([`blob ${bytes.length}\0`, bytes]).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', blob));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a commit writes, by the paths of its files: values where they are JSON, which may be written in another order. */
function writtenBy({ fileChanges: { additions, deletions } }: Commit): Record<string, unknown> {
  const read = (contents: string) => {
    try {
      return JSON.parse(new TextDecoder().decode(bytesOf(contents)));
    } catch {
      return contents;
    }
  };
  return Object.fromEntries([
    ...deletions.map(({ path }) => [path, null]),
    ...additions.map(({ path, contents }) => [path, read(contents)]),
  ]);
}

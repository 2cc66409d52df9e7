import { zurichDay } from '../../lib/dates/zurich-date';
import { isPhotograph } from '../content/photographs';
import { repositoryPath } from '../content/problem';
import type { ContentFiles } from '../content/read-files';
import type { Changes, Refusal } from './check';
import { explainFailures } from './failures';
import { askGithub, askRepository, githubApi } from './github';
import { showElsewhere, showRefusal, showState } from './notices';
import { noteHead } from './other-devices';
import { follow, resume } from './publication';

type Addition = { path: string; contents: string };

/** What the editor sends to GitHub's mutation `createCommitOnBranch`. */
interface Commit {
  branch: { repositoryNameWithOwner: string };
  expectedHeadOid: string;
  fileChanges: { additions: Addition[]; deletions: { path: string }[] };
}

type Fetch = typeof window.fetch;

/** Milliseconds. */
const longSave = 10_000;

/** As many texts as the editor itself asks for at a time. */
const textsPerRequest = 250;

const notUnderstood =
  'L’éditeur a voulu envoyer à GitHub une demande que le site ne sait pas vérifier : elle n’est pas partie.';

/**
 * Stands before `fetch` and checks every commit of the editor as the build would check it, with the files that it would leave behind.
 * The editor's own event `preSave` knows no delete and no new order. What writes to GitHub in any other way is refused. A commit
 * that is sent is followed until it is online, also where the editor is left and opened again. Returns what reads the texts of the site
 * at a commit, each once.
 */
export function guardCommits(): (repository: string, commit: string) => Promise<ContentFiles> {
  const send = explainFailures(window.fetch.bind(window));
  const texts = new Map<string, string>();
  let isFollowing = false;
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith(githubApi)) return send(input, init);
    // From the first request of the editor on somebody is signed in, as whom to ask about the latest commit.
    if (!isFollowing) resume();
    isFollowing = true;
    if (isRead(input, init)) {
      const answer = await send(input, init);
      if (/\bhistory\(first: 1\)/.test(graphqlIn(input, init)?.query ?? '')) void readHead(answer.clone());
      return answer;
    }
    const commit = commitIn(input, init);
    if (!commit) return refuse([{ sentence: notUnderstood }]);
    return whileSayingSo(() => checkAndSend(commit, () => send(input, init)));
  };
  return (repository, commit) => readFiles(repository, commit, texts);

  /** Sends a commit once the check has nothing against it. */
  async function checkAndSend(commit: Commit, sendCommit: () => Promise<Response>): Promise<Save> {
    const files = await readFiles(commit.branch.repositoryNameWithOwner, commit.expectedHeadOid, texts);
    const { refusalsOf } = await import('./check');
    const changes = changesOf(commit);
    const refusals = await refusalsOf(files, changes);
    if (refusals.length > 0) return refuse(refusals, commit.fileChanges.deletions.length > 0);
    const answer = await sendCommit();
    const saved = await savedCommit(answer.clone());
    if (saved) {
      noteHead(saved, true);
      void sayElsewhere(files[hoursFile], changes.get(repositoryPath(hoursFile)));
      void follow({ repository: commit.branch.repositoryNameWithOwner, commit: saved, at: Date.now() });
    }
    return { answer, isSaved: saved !== undefined };
  }
}

const hoursFile = 'content/hours.json';

/** Days that have changed are known to the site alone: shows them as they have to be written elsewhere. */
async function sayElsewhere(before: string | undefined, after: Uint8Array | undefined): Promise<void> {
  if (!after) return;
  const { changedSpecialHours } = await import('./elsewhere');
  const lines = changedSpecialHours(before, new TextDecoder().decode(after), zurichDay(new Date()));
  if (lines.length > 0) showElsewhere(lines);
}

interface Save {
  answer: Response;
  isSaved: boolean;
}

/** Says that a save is slow once it has taken as long as that, and then how it ends where nothing is saved. */
async function whileSayingSo(save: () => Promise<Save>): Promise<Response> {
  let isSlow = false;
  let isSaved = false;
  const timer = setTimeout(() => {
    isSlow = true;
    showState({ kind: 'slow' }, () => {});
  }, longSave);
  try {
    const result = await save();
    isSaved = result.isSaved;
    return result.answer;
  } finally {
    clearTimeout(timer);
    if (isSlow && !isSaved) showState({ kind: 'unsaved' }, () => {});
  }
}

/** The editor shows the message of the error, but where a delete or something unknown has failed. */
function refuse(refusals: readonly Refusal[], isShownHere = true): never {
  if (isShownHere) showRefusal(refusals);
  throw new Error(refusals.map(({ sentence }) => sentence).join('\n'));
}

const methodOf = (...[input, init]: Parameters<Fetch>) =>
  (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase();

/** The query of a request to GitHub's GraphQL interface, with its variables; nothing where it is anything else. */
function graphqlIn(...[input, init]: Parameters<Fetch>): { query: string; variables?: { input?: Commit } } | undefined {
  const isGraphql = methodOf(input, init) === 'POST' && String(input) === `${githubApi}/graphql`;
  if (!isGraphql || typeof init?.body !== 'string') return undefined;
  try {
    const body = JSON.parse(init.body);
    return typeof body.query === 'string' ? body : undefined;
  } catch {
    return undefined;
  }
}

function isRead(...[input, init]: Parameters<Fetch>): boolean {
  if (['GET', 'HEAD'].includes(methodOf(input, init))) return true;
  const query = graphqlIn(input, init)?.query ?? '';
  return /^\s*query\b/.test(query) && !/\bmutation\b/.test(query);
}

function commitIn(...[input, init]: Parameters<Fetch>): Commit | undefined {
  const { query = '', variables } = graphqlIn(input, init) ?? {};
  return commitMutation.test(query) ? variables?.input : undefined;
}

/** The one mutation that is checked, with nothing beside it; it also asks for the ids of the new files. */
const commitMutation =
  /^\s*mutation\(\$input: CreateCommitOnBranchInput!\) \{ createCommitOnBranch\(input: \$input\) \{ commit \{([^{}]|\{ oid \})*\} \} \}\s*$/;

async function readHead(answer: Response): Promise<void> {
  const { data } = await answer.json().catch(() => ({}));
  const head = data?.repository?.ref?.target.history.nodes[0]?.oid;
  if (head) noteHead(head);
}

async function savedCommit(answer: Response): Promise<string | undefined> {
  const { data } = await answer.json().catch(() => ({}));
  return data?.createCommitOnBranch?.commit.oid;
}

const bytesOf = (contents: string) => Uint8Array.from(atob(contents), (letter) => letter.charCodeAt(0));

function changesOf({ fileChanges: { additions, deletions } }: Commit): Changes {
  return new Map([
    ...deletions.map(({ path }) => [path, undefined] as const),
    ...additions.map(({ path, contents }) => [path, bytesOf(contents)] as const),
  ]);
}

/** The files of the site at a commit, as the check names them. `texts` keeps what is known, by Git's ids. */
async function readFiles(repository: string, commit: string, texts: Map<string, string>): Promise<ContentFiles> {
  const { checkedName } = await import('./check');
  const answer = await askGithub(`/repos/${repository}/git/trees/${commit}?recursive=1`);
  const { tree }: { tree: { path: string; sha: string }[] } = answer;
  const files = tree.flatMap(({ path, sha }) => {
    const known = checkedName(path);
    return known ? [{ name: known, sha, isPhoto: isPhotograph(known) }] : [];
  });
  const missing = files.filter(({ sha, isPhoto }) => !isPhoto && !texts.has(sha)).map(({ sha }) => sha);
  for (let start = 0; start < missing.length; start += textsPerRequest) {
    const asked = missing.slice(start, start + textsPerRequest);
    const parts = asked.map((sha, index) => `text_${index}: object(oid: "${sha}") { ... on Blob { text } }`);
    const found = await askRepository(repository, parts);
    for (const [index, sha] of asked.entries()) texts.set(sha, found[`text_${index}`]?.text ?? '');
  }
  return Object.fromEntries(files.map((file) => [file.name, texts.get(file.sha) ?? '']));
}

import { zurichDay } from '../lib/dates/zurich-date';
import { isPhotograph } from '../scripts/content/photographs';
import { repositoryPath } from '../scripts/content/problem';
import type { ContentFiles } from '../scripts/content/read-files';
import type { Changes, Refusal } from './check';
import { explainFailures } from './failures';
import { askGithub, askRepository, githubApi } from './github';
import { bytesOf, type Commit, LostCommit, lookFor, type Made, type Mutation } from './lost-answers';
import { showElsewhere, showRefusal, showState } from './notices';
import { noteHead } from './other-devices';
import { follow, resume } from './publication';

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
  const lost = new LostCommit();
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith(githubApi)) return send(input, init);
    // From the first request of the editor on somebody is signed in, as whom to ask about the latest commit.
    if (!isFollowing) resume();
    isFollowing = true;
    const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase();
    const isGraphql = method === 'POST' && String(input) === `${githubApi}/graphql`;
    const { query = '', variables } = (isGraphql && queryIn(init?.body)) || {};
    if (['GET', 'HEAD'].includes(method) || (/^\s*query\b/.test(query) && !/\bmutation\b/.test(query))) {
      const answer = await send(input, init);
      return /\bhistory\(first: 1\)/.test(query) ? readHead(answer) : answer;
    }
    const facts = commitMutation.exec(query)?.[1];
    const commit = variables?.input;
    if (!facts || !commit) return refuse([{ sentence: notUnderstood }]);
    const sendCommit = (sent: Commit) => {
      const body = JSON.stringify({ query, variables: { input: sent } });
      return send(input, sent === commit ? init : { ...init, body });
    };
    return whileSayingSo(() => checkAndSend({ facts, commit }, sendCommit));
  };
  return (repository, commit) => readFiles(repository, commit, texts);

  /** Learns the latest commit, and answers it. */
  async function readHead(answer: Response): Promise<Response> {
    const said = await saidIn(answer);
    const latest: Made | undefined = said?.data?.repository?.ref?.target.history.nodes[0];
    if (!latest) return answer;
    latest.oid = await lost.shownHead(latest.oid);
    noteHead(latest.oid);
    return Response.json(said);
  }

  /** Sends a commit once the check has nothing against it; what GitHub has made of it, or its answer where it has made nothing. */
  async function checkAndSend(
    mutation: Mutation,
    sendCommit: (commit: Commit) => Promise<Response>,
  ): Promise<Made | Response> {
    const next = await lost.next(mutation);
    if ('made' in next) return next.made;
    const { commit } = next;
    const files = await readFiles(commit.branch.repositoryNameWithOwner, commit.expectedHeadOid, texts);
    const { refusalsOf } = await import('./check');
    const changes = changesOf(commit);
    const refusals = await refusalsOf(files, changes);
    if (refusals.length > 0) return refuse(refusals, commit.fileChanges.deletions.length > 0);
    const tell = (saved: string) => {
      noteHead(saved, true);
      void sayElsewhere(files[hoursFile], changes.get(repositoryPath(hoursFile)));
      void follow({ repository: commit.branch.repositoryNameWithOwner, commit: saved, at: Date.now() });
    };
    const answer = await sendCommit(commit).catch((error: Error) => error);
    // Where GitHub says neither yes nor no, it may have made it.
    const said = answer instanceof Response && answer.status < 500 ? await saidIn(answer) : undefined;
    const made: Made | undefined = said
      ? said.data?.createCommitOnBranch?.commit
      : await lookFor({ ...mutation, commit });
    if (made) {
      lost.keep();
      tell(made.oid);
      return made;
    }
    if (!said) lost.keep({ commit, base: mutation.commit.expectedHeadOid, tell });
    if (answer instanceof Response) return answer;
    throw answer;
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

const saidIn = (answer: Response) =>
  answer
    .clone()
    .json()
    .catch(() => undefined);

/** Answers as GitHub does. Says that a save is slow once it has taken as long as that, and then how it ends where nothing is saved. */
async function whileSayingSo(save: () => Promise<Made | Response>): Promise<Response> {
  let isSlow = false;
  let isSaved = false;
  const timer = setTimeout(() => {
    isSlow = true;
    showState({ kind: 'slow' });
  }, longSave);
  try {
    const made = await save();
    if (made instanceof Response) return made;
    isSaved = true;
    return Response.json({ data: { createCommitOnBranch: { commit: made } } });
  } finally {
    clearTimeout(timer);
    if (isSlow && !isSaved) showState({ kind: 'unsaved' });
  }
}

/** The editor shows the message of the error, but where a delete or something unknown has failed. */
function refuse(refusals: readonly Refusal[], isShownHere = true): never {
  if (isShownHere) showRefusal(refusals);
  throw new Error(refusals.map(({ sentence }) => sentence).join('\n'));
}

/** What the body of a request asks GitHub's GraphQL interface; nothing where it is anything else. */
function queryIn(body: unknown): { query?: string; variables?: { input?: Commit } } | undefined {
  try {
    const said = JSON.parse(body as string);
    return typeof said.query === 'string' ? said : undefined;
  } catch {
    return undefined;
  }
}

/** The one mutation that is checked, with nothing beside it; it also asks for the ids of the new files. */
const commitMutation =
  /^\s*mutation\(\$input: CreateCommitOnBranchInput!\) \{ createCommitOnBranch\(input: \$input\) \{ commit \{((?:[^{}]|\{ oid \})*)\} \} \}\s*$/;

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

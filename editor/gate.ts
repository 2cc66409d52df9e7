import { zurichDay } from '../lib/dates/zurich-date';
import { isPhotograph } from '../scripts/content/photographs';
import { repositoryPath } from '../scripts/content/problem';
import type { ContentFiles } from '../scripts/content/read-files';
import type { Changes, Refusal } from './check';
import { explainFailures } from './failures';
import { goToField } from './faults';
import { baseOfSave, noteHead } from './form-base';
import { askGithub, askRepository, base64Of, type Commit, githubApi } from './github';
import { inOrderOf } from './key-order';
import { askToLook, showElsewhere, showRefusal } from './notices';
import { follow, resume } from './publication';

/** Number of texts that one request asks GitHub for, as in Sveltia CMS. */
const textsPerRequest = 250;

const notUnderstood =
  'L’éditeur a voulu envoyer à GitHub une demande que le site ne sait pas vérifier : elle n’est pas partie.';

const changedMeanwhile =
  'cela a changé depuis, sur un autre appareil ou dans une autre fenêtre. Rien n’est écrit par-dessus, et ce que vous avez tapé reste ici. Notez-le, rechargez la page, « Abandonner » le brouillon, puis refaites votre changement.';

const unanswered = 'GitHub n’a pas répondu : rechargez la page, et regardez si votre changement y est.';

const hoursFile = 'content/hours.json';

/**
 * Wraps `fetch` and checks the content of each commit before it is sent, because Sveltia CMS sends no event `preSave`
 * for deleted or reordered entries. Refuses other writes to GitHub, and commits that would overwrite changes since the
 * form was begun. Follows commits until they are online. Returns a function that reads all texts at a commit.
 */
export function guardCommits(): (repository: string, commit: string) => Promise<ContentFiles> {
  const send = explainFailures(window.fetch.bind(window));
  const texts = new Map<string, string>();
  let isFollowing = false;
  /** Whether the answer to a commit was lost, so that a second commit could repeat it. */
  let isUnanswered = false;
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith(githubApi)) return send(input, init);
    // The first request to GitHub shows that somebody is signed in; so the last save can be followed again.
    if (!isFollowing) resume();
    isFollowing = true;
    const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase();
    const isGraphql = method === 'POST' && String(input) === `${githubApi}/graphql`;
    const { query = '', variables } = (isGraphql && queryIn(init?.body)) || {};
    if (['GET', 'HEAD'].includes(method) || (/^\s*query\b/.test(query) && !/\bmutation\b/.test(query))) {
      const answer = await send(input, init);
      if (/\bhistory\(first: 1\)/.test(query)) await readHead(answer);
      return answer;
    }
    const commit = variables?.input;
    if (!commitMutation.test(query) || !commit) return refuse([{ sentence: notUnderstood }]);
    const sendCommit = (sent: Commit) =>
      send(input, { ...init, body: JSON.stringify({ query, variables: { input: sent } }) });
    return checkAndSend(commit, sendCommit);
  };
  return (repository, commit) => readFiles(repository, commit, texts);

  async function checkAndSend(commit: Commit, sendCommit: (commit: Commit) => Promise<Response>): Promise<Response> {
    if (isUnanswered) throw new Error(unanswered);
    const repository = commit.branch.repositoryNameWithOwner;
    const isDelete = commit.fileChanges.deletions.length > 0;
    const overwritten = await changedSince(baseOfSave(), commit);
    if (overwritten.length > 0) return refuse(overwritten, isDelete);
    const files = await readFiles(repository, commit.expectedHeadOid, texts);
    const { checkedName, refusalsOf } = await import('./check');
    const changes = changesOf(commit);
    const refusals = await refusalsOf(files, changes);
    if (refusals.length > 0) return refuse(refusals, isDelete);
    const additions = commit.fileChanges.additions.map(({ path, contents }) => {
      const before = files[checkedName(path) ?? ''];
      const isText = before && !isPhotograph(path);
      return { path, contents: isText ? base64Of(inOrderOf(path, before, textOf(contents))) : contents };
    });
    const sent = { ...commit, fileChanges: { ...commit.fileChanges, additions } };
    const answer = await sendCommit(sent).catch((error: Error) => error);
    const said = answer instanceof Response && answer.status < 500 ? await saidIn(answer) : undefined;
    // Without an answer, GitHub may have made the commit.
    if (!said) {
      isUnanswered = true;
      await askToLook(unanswered);
      throw new Error(unanswered);
    }
    const made: { oid: string } | undefined = said.data?.createCommitOnBranch?.commit;
    if (made) {
      noteHead(made.oid);
      void sayElsewhere(files[hoursFile], changes.get(repositoryPath(hoursFile)));
      void follow({ repository, commit: made.oid, at: Date.now() });
    }
    return answer as Response;
  }
}

/** Notes the latest commit in GitHub's answer as the one whose files Sveltia CMS shows (form-base.ts). */
async function readHead(answer: Response): Promise<void> {
  const latest = (await saidIn(answer))?.data?.repository?.ref?.target.history.nodes[0];
  if (latest) noteHead(latest.oid);
}

/** Returns a refusal for each file of a commit that has changed since commit `base`; none without a base. */
async function changedSince(base: string, commit: Commit): Promise<Refusal[]> {
  const { expectedHeadOid, fileChanges } = commit;
  if (base === '' || base === expectedHeadOid) return [];
  const repository = commit.branch.repositoryNameWithOwner;
  const [before, now] = await Promise.all([filesAt(repository, base), filesAt(repository, expectedHeadOid)]);
  return [...fileChanges.additions, ...fileChanges.deletions].flatMap(({ path }) => {
    const name = path.replace(/(\/index)?\.\w+$/, '').replace(/.*\//, '');
    return before.get(path) === now.get(path) ? [] : { sentence: `« ${name} » : ${changedMeanwhile}` };
  });
}

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

/** Throws an error that the form shows, with `isShownHere` a dialog too. Scrolls to the first field with an error. */
function refuse(refusals: readonly Refusal[], isShownHere = true): never {
  if (isShownHere) showRefusal(refusals);
  const place = refusals.find((refusal) => refusal.place)?.place;
  if (place) void goToField(place);
  throw new Error(refusals.map(({ sentence }) => sentence).join('\n'));
}

function queryIn(body: unknown): { query?: string; variables?: { input?: Commit } } | undefined {
  try {
    const said = JSON.parse(body as string);
    return typeof said.query === 'string' ? said : undefined;
  } catch {
    return undefined;
  }
}

/** Matches the only allowed mutation, `createCommitOnBranch`; it may ask for the ids of new files too. */
const commitMutation =
  /^\s*mutation\(\$input: CreateCommitOnBranchInput!\) \{ createCommitOnBranch\(input: \$input\) \{ commit \{(?:[^{}]|\{ oid \})*\} \} \}\s*$/;

const bytesOf = (contents: string) => Uint8Array.from(atob(contents), (letter) => letter.charCodeAt(0));
const textOf = (contents: string) => new TextDecoder().decode(bytesOf(contents));

function changesOf({ fileChanges: { additions, deletions } }: Commit): Changes {
  return new Map([
    ...deletions.map(({ path }) => [path, undefined] as const),
    ...additions.map(({ path, contents }) => [path, bytesOf(contents)] as const),
  ]);
}

async function filesAt(repository: string, commit: string): Promise<Map<string, string>> {
  const { tree } = await askGithub(`/repos/${repository}/git/trees/${commit}?recursive=1`);
  return new Map(tree.map(({ path, sha }: { path: string; sha: string }) => [path, sha]));
}

/** Returns the content files at a commit by their names in the check; photographs are empty. `texts` is a cache. */
async function readFiles(repository: string, commit: string, texts: Map<string, string>): Promise<ContentFiles> {
  const { checkedName } = await import('./check');
  const files = [...(await filesAt(repository, commit))].flatMap(([path, sha]) => {
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

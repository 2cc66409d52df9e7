import { isPhotograph } from '../content/photographs';
import type { ContentFiles } from '../content/read-files';
import type { Changes } from './check';
import { explainFailures, root } from './failures';
import { showRefusal, showState } from './notices';
import { follow, resume } from './publication';

interface Commit {
  branch: { repositoryNameWithOwner: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

type Fetch = typeof window.fetch;
type Ask = (path: string, body?: object) => Promise<Response>;

/** As many texts as the editor itself asks for at a time. */
const atOnce = 250;

/**
 * Has every commit of the editor checked as the build would check it, on the files that it would leave behind: what is saved,
 * deleted or put in another order. The editor's own event comes before a save alone. What is sent is followed until it is online,
 * also where the editor is left and opened again.
 */
export function guardCommits(): void {
  const send = explainFailures(window.fetch.bind(window));
  const texts = new Map<string, string>();
  let isSignedIn = false;
  window.fetch = async (input, init) => {
    const ask: Ask = (path, body) => {
      const { headers } = init ?? {};
      return send(root + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
    };
    if (!isSignedIn && String(input).startsWith(root)) {
      isSignedIn = true;
      resume(ask, showState);
    }
    const request = commitIn(input, init);
    if (!request) return send(input, init);
    const commit = request.variables.input;
    const read = await readFiles(commit, texts, ask);
    // The editor knows what to say of it.
    if (read instanceof Response) return read;
    const { pageShowing, refusalsOf } = await import('./check');
    const changes = changesOf(commit);
    const refusals = await refusalsOf(read, changes);
    if (refusals.length === 0) {
      const answer = await send(input, init);
      const id = await commitSaved(answer.clone());
      const page = new URL(`..${pageShowing(read, changes)}`, import.meta.url).href;
      const repository = commit.branch.repositoryNameWithOwner;
      if (id) void follow({ repository, commit: id, page, at: Date.now() }, ask, showState);
      return answer;
    }
    // Of a delete that fails the editor does not say why.
    if (commit.fileChanges.deletions.length > 0) showRefusal(refusals);
    throw new Error(refusals.join('\n'));
  };
}

function commitIn(...[input, init]: Parameters<Fetch>): { query: string; variables: { input: Commit } } | undefined {
  if (input !== `${root}/graphql` || typeof init?.body !== 'string') return undefined;
  const request = JSON.parse(init.body);
  return request.query.includes('createCommitOnBranch') ? request : undefined;
}

async function commitSaved(answer: Response): Promise<string | undefined> {
  const { data } = await answer.json().catch(() => ({}));
  return data?.createCommitOnBranch?.commit.oid;
}

function changesOf({ fileChanges: { additions, deletions } }: Commit): Changes {
  const bytesOf = (contents: string) => Uint8Array.from(atob(contents), (letter) => letter.charCodeAt(0));
  return new Map([
    ...deletions.map(({ path }) => [path, undefined] as const),
    ...additions.map(({ path, contents }) => [path, bytesOf(contents)] as const),
  ]);
}

/** The files that the commit stands on, as the check reads them; an answer that is none as it came. */
async function readFiles(
  { branch, expectedHeadOid }: Commit,
  texts: Map<string, string>,
  ask: Ask,
): Promise<ContentFiles | Response> {
  const { checkedName } = await import('./check');
  const name = branch.repositoryNameWithOwner;
  const answer = await ask(`/repos/${name}/git/trees/${expectedHeadOid}?recursive=1`);
  if (!answer.ok) return answer;
  const { tree }: { tree: { path: string; sha: string }[] } = await answer.json();
  const files = tree.flatMap(({ path, sha }) => {
    const known = checkedName(path);
    return known ? [{ name: known, sha, isPhoto: isPhotograph(known) }] : [];
  });
  const missing = files.filter(({ sha, isPhoto }) => !isPhoto && !texts.has(sha)).map(({ sha }) => sha);
  const [owner, repo] = name.split('/');
  for (let start = 0; start < missing.length; start += atOnce) {
    const asked = missing.slice(start, start + atOnce);
    const parts = asked.map((sha, index) => `text_${index}: object(oid: "${sha}") { ... on Blob { text } }`);
    const query = `query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${parts.join(' ')} } }`;
    const found = await ask('/graphql', { query, variables: { owner, repo } });
    if (!found.ok) return found;
    const { repository } = (await found.json()).data;
    for (const [index, sha] of asked.entries()) texts.set(sha, repository[`text_${index}`]?.text ?? '');
  }
  return Object.fromEntries(files.map((file) => [file.name, texts.get(file.sha) ?? '']));
}

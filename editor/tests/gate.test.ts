import { createHash } from 'node:crypto';
import { guardCommits } from '@/editor/gate';
import { salonFolder } from '@/scripts/support/paths';
import { smallSalon } from '@/tests/content/support/small-salon';

const [showRefusal, showState] = [jest.fn(), jest.fn()];
jest.mock('@/editor/notices', () => ({
  showRefusal: (...said: unknown[]) => showRefusal(...said),
  showState: (...said: unknown[]) => showState(...said),
  showElsewhere: jest.fn(),
}));
jest.mock('@/editor/publication', () => ({ follow: jest.fn(), resume: jest.fn() }));

const github = 'https://api.github.com';
const sent = jest.fn();
const mutation =
  ' mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid committedDate file_0: file(path: "a (1).json") { oid } } } } ';
const input = (contents: string) => ({
  branch: { repositoryNameWithOwner: 'julie/salon' },
  expectedHeadOid: 'head',
  fileChanges: { additions: [{ path: `${salonFolder}/prices/barbe.json`, contents: btoa(contents) }], deletions: [] },
  message: { headline: 'Modifie un prix « barbe »' },
});
const graphql = (query: string, variables = {}) =>
  window.fetch(`${github}/graphql`, { method: 'POST', body: JSON.stringify({ query, variables }) });

/** Answers as GitHub does of the small salon. */
async function answer(address: string, { body }: RequestInit = {}): Promise<Response> {
  sent(address, body);
  const files = Object.entries(smallSalon);
  if (address.includes('/git/trees/')) {
    const tree = files.map(([file], index) => ({ path: file.replace(/^content/, salonFolder), sha: String(index) }));
    return Response.json({ tree });
  }
  const ids = [...String(body).matchAll(/(text_\d+): object\(oid: \\"(\d+)\\"\)/g)];
  const texts = ids.map(([, alias, id]) => [alias, { text: files[Number(id)]?.[1] }]);
  return Response.json({ data: { repository: Object.fromEntries(texts) } });
}

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(globalThis, { window: globalThis, fetch: answer, localStorage: { getItem: () => null } });
  Object.assign(globalThis, { location: { hash: '#/collections/prices/entries/barbe' } });
  guardCommits();
});

it.each<[string, () => Promise<Response>]>([
  ['a write of its other interface', () => window.fetch(`${github}/repos/julie/salon/contents/a`, { method: 'PUT' })],
  ['a method in small letters', () => window.fetch(`${github}/repos/julie/salon`, { method: 'delete' })],
  ['another mutation', () => graphql('mutation($input: CreateRefInput!) { createRef(input: $input) { ref } }')],
  ['a mutation beside a commit', () => graphql(mutation.replace(/\} $/, 'deleteRef(input: { refId: "a" }) { a } }'))],
  ['a mutation after a query', () => graphql(`query a { viewer { login } } ${mutation}`)],
  ['a commit without its files', () => graphql(mutation)],
  ['a body that is no text', () => window.fetch(`${github}/graphql`, { method: 'POST', body: new Blob([mutation]) })],
  ['a body that is no JSON', () => window.fetch(`${github}/graphql`, { method: 'POST', body: mutation })],
  ['a request as an object', () => window.fetch(new Request(`${github}/graphql`, { method: 'POST', body: mutation }))],
])('refuses %s, in French, and sends nothing', async (_, request) => {
  await expect(request()).rejects.toThrow(/ne sait pas vérifier : elle n’est pas partie/);
  expect(showRefusal).toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});

it.each<[string, () => Promise<Response>]>([
  ['what is read', () => window.fetch(`${github}/user`)],
  ['a query', () => graphql('query($owner: String!) { repository(owner: $owner) { id } }')],
  ['a request to another host', () => window.fetch('https://salon.example/commit.json', { method: 'POST' })],
])('lets %s pass', async (_, request) => {
  expect((await request()).ok).toBe(true);
  expect(sent).toHaveBeenCalledTimes(1);
});

it('sends a commit that the build would accept and refuses another in the words of the build', async () => {
  const barbe = JSON.parse(smallSalon['content/prices/barbe.json'] ?? '');
  const commit = (minutes: number) => graphql(mutation, { input: input(JSON.stringify({ ...barbe, minutes })) });
  await expect(commit(0)).rejects.toThrow(/^Durée de « Barbe » : un nombre entier de minutes est attendu/);
  const before = sent.mock.calls.length;
  expect((await commit(25)).ok).toBe(true);
  // The tree of the repository again, and the commit: its texts are known.
  expect(sent).toHaveBeenCalledTimes(before + 2);
});

const says = (json: object) => async () => Response.json(json);
it.each<[string, (...asked: Parameters<typeof answer>) => Promise<Response>, boolean]>([
  ['nothing more where it is saved', says({ data: { createCommitOnBranch: { commit: { oid: 'a' } } } }), true],
  ['that nothing is saved where GitHub refuses it', says({ errors: [{ message: 'Stale' }] }), false],
  ['that nothing is saved where GitHub has a fault', async () => new Response('', { status: 502 }), false],
  ['that nothing is saved where the connection breaks off', () => Promise.reject(new TypeError('offline')), false],
])('says that a save is slow while GitHub does not answer, then %s', async (_, end, isSaved) => {
  jest.useFakeTimers();
  let answerAll = () => {};
  const answered = new Promise<void>((resolve) => {
    answerAll = resolve;
  });
  const isCommit = ({ body }: RequestInit = {}) => String(body).includes('createCommitOnBranch');
  globalThis.fetch = async (...asked) => {
    const [address, init] = asked as Parameters<typeof answer>;
    await answered;
    return isCommit(init) ? end(address, init) : answer(address, init);
  };
  guardCommits();
  const save = graphql(mutation, { input: input(smallSalon['content/prices/barbe.json'] ?? '') }).catch(
    () => undefined,
  );
  await jest.advanceTimersByTimeAsync(9_000);
  expect(showState).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2_000);
  const states = () => showState.mock.calls.map(([{ kind }]) => kind);
  expect(states()).toEqual(['slow']);
  answerAll();
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  await save;
  expect(states()).toEqual(isSaved ? ['slow'] : ['slow', 'unsaved']);
});

it.each<[string, () => Promise<Response>]>([
  ['the connection breaks off', () => Promise.reject(new TypeError('offline'))],
  ['GitHub has a fault', async () => new Response('', { status: 502 })],
  ['half of it comes', async () => new Response('{"data":{"createCommitOn')],
])('finds the commit whose answer is lost, as %s, and answers it as asked', async (_, lose) => {
  const barbe = smallSalon['content/prices/barbe.json'] ?? '';
  const { fileChanges, message } = input(barbe);
  const sha = createHash('sha1')
    .update(`blob ${Buffer.byteLength(barbe)}\0${barbe}`)
    .digest('hex');
  const facts = { oid: 'made', committedDate: '2026-11-27T07:00:00Z', file_0: { oid: sha } };
  const nodes = [{ ...facts, message: message.headline, parents: { nodes: [{ oid: 'head' }] } }];
  globalThis.fetch = async (...asked) => {
    const [address, init] = asked as Parameters<typeof answer>;
    const body = String(init?.body);
    if (body.includes('createCommitOnBranch')) return lose();
    if (address.includes('/git/trees/made')) {
      return Response.json({ tree: fileChanges.additions.map(({ path }) => ({ path, sha })) });
    }
    if (!body.includes('history(')) return answer(address, init);
    return Response.json({ data: { repository: { ref: { target: { history: { nodes } } } } } });
  };
  guardCommits();
  const { data } = await (await graphql(mutation, { input: input(barbe) })).json();
  expect(data.createCommitOnBranch.commit).toMatchObject(facts);
});

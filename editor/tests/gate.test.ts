import { noteShown } from '@/editor/form-base';
import { guardCommits } from '@/editor/gate';
import { salonFolder } from '@/scripts/support/paths';
import { smallSalon } from '@/tests/content/support/small-salon';

const [showRefusal, askToLook] = [jest.fn(), jest.fn()];
jest.mock('@/editor/notices', () => ({
  showRefusal: (...said: unknown[]) => showRefusal(...said),
  askToLook: (...said: unknown[]) => askToLook(...said),
  showElsewhere: jest.fn(),
}));
const goToField = jest.fn();
jest.mock('@/editor/faults', () => ({ goToField: (place: string) => goToField(place) }));
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

/** Answers as GitHub would for a repository with the small salon; at the commit "base", barbe.json was different. */
async function answer(address: string, { body }: RequestInit = {}): Promise<Response> {
  sent(address, body);
  const files = Object.entries(smallSalon);
  if (address.includes('/git/trees/')) {
    const tree = files.map(([file], index) => {
      const isOther = address.includes('/trees/base') && file.endsWith('barbe.json');
      return { path: file.replace(/^content/, salonFolder), sha: isOther ? 'other' : String(index) };
    });
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
  ['a write by GitHub’s REST API', () => window.fetch(`${github}/repos/julie/salon/contents/a`, { method: 'PUT' })],
  ['a DELETE in small letters', () => window.fetch(`${github}/repos/julie/salon`, { method: 'delete' })],
  ['another mutation', () => graphql('mutation($input: CreateRefInput!) { createRef(input: $input) { ref } }')],
  ['a mutation beside a commit', () => graphql(mutation.replace(/\} $/, 'deleteRef(input: { refId: "a" }) { a } }'))],
  ['a mutation after a query', () => graphql(`query a { viewer { login } } ${mutation}`)],
  ['a commit without its variables', () => graphql(mutation)],
  ['a body that is no text', () => window.fetch(`${github}/graphql`, { method: 'POST', body: new Blob([mutation]) })],
  ['a body that is no JSON', () => window.fetch(`${github}/graphql`, { method: 'POST', body: mutation })],
  ['a Request object', () => window.fetch(new Request(`${github}/graphql`, { method: 'POST', body: mutation }))],
])('%s is refused in French, and nothing is sent', async (_, request) => {
  await expect(request()).rejects.toThrow(/ne sait pas vérifier : elle n’est pas partie/);
  expect(showRefusal).toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});

it.each<[string, () => Promise<Response>]>([
  ['a GET request', () => window.fetch(`${github}/user`)],
  ['a query', () => graphql('query($owner: String!) { repository(owner: $owner) { id } }')],
  ['a request to another host', () => window.fetch('https://salon.example/commit.json', { method: 'POST' })],
])('%s is sent on', async (_, request) => {
  expect((await request()).ok).toBe(true);
  expect(sent).toHaveBeenCalledTimes(1);
});

it('a commit is sent if the build would accept it, and otherwise refused with the error of the build', async () => {
  const barbe = JSON.parse(smallSalon['content/prices/barbe.json'] ?? '');
  const commit = (minutes: number) => graphql(mutation, { input: input(JSON.stringify({ ...barbe, minutes })) });
  await expect(commit(0)).rejects.toThrow(/^Durée de « Barbe » : un nombre entier de minutes est attendu/);
  expect(goToField).toHaveBeenCalledWith('minutes');
  const before = sent.mock.calls.length;
  expect((await commit(25)).ok).toBe(true);
  // Two requests: the tree of the repository, and the commit. The texts are cached since the first commit.
  expect(sent).toHaveBeenCalledTimes(before + 2);
});

it.each<[string, () => Promise<Response>]>([
  ['the connection breaks off', () => Promise.reject(new TypeError('offline'))],
  ['GitHub answers with status 502', async () => new Response('', { status: 502 })],
  ['only half of it arrives', async () => new Response('{"data":{"createCommitOn')],
])(
  'if the answer to a commit is lost because %s, the owner is asked to look, and no second commit is sent',
  async (_, lose) => {
    const isCommit = ({ body }: RequestInit = {}) => String(body).includes('createCommitOnBranch');
    globalThis.fetch = async (...asked) => {
      const [address, init] = asked as Parameters<typeof answer>;
      return isCommit(init) ? lose() : answer(address, init);
    };
    guardCommits();
    const save = () => graphql(mutation, { input: input(smallSalon['content/prices/barbe.json'] ?? '') });
    await expect(save()).rejects.toThrow('regardez si votre changement y est');
    expect(askToLook).toHaveBeenCalledTimes(1);
    sent.mockClear();
    await expect(save()).rejects.toThrow('regardez si votre changement y est');
    expect(sent).not.toHaveBeenCalled();
  },
);

it('a save is refused if its file has changed since the form was opened, but not if another file has', async () => {
  noteShown('base');
  const save = (file: string) => {
    const { fileChanges, ...others } = input(smallSalon[`content/prices/${file}.json`] ?? '');
    const additions = fileChanges.additions.map((one) => ({ ...one, path: `${salonFolder}/prices/${file}.json` }));
    return graphql(mutation, { input: { ...others, fileChanges: { ...fileChanges, additions } } });
  };
  await expect(save('barbe')).rejects.toThrow(/^« barbe » : cela a changé depuis.* Rien n’est écrit par-dessus/);
  expect((await save('soin')).ok).toBe(true);
  noteShown('');
});

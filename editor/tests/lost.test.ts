import { createHash } from 'node:crypto';
import { base64Of } from '@/editor/github';
import { type Commit, LostCommit } from '@/editor/lost-answers';

const headline = 'Modifie un prix « coupe »';

/** A commit that writes and deletes files; what is deleted has no text. */
function commitOf(files: Record<string, string | undefined>, expectedHeadOid = 'base'): Commit {
  const all = Object.entries(files);
  return {
    branch: { repositoryNameWithOwner: 'julie/salon' },
    expectedHeadOid,
    fileChanges: {
      additions: all.flatMap(([path, text]) => (text === undefined ? [] : { path, contents: base64Of(text) })),
      deletions: all.flatMap(([path, text]) => (text === undefined ? { path } : [])),
    },
    message: { headline },
  };
}

const sent = { 'coupe.json': '{"minutes":30,"service":"Été"}' };
const made = { oid: 'made', parents: { nodes: [{ oid: 'base' }] }, message: headline };
const later = { oid: 'later', parents: { nodes: [{ oid: 'made' }] }, message: headline };
const tell = jest.fn();

/** A commit that was lost, where the branch has these commits, the latest first, and these files. */
function lose(commits: object[], files: Record<string, string> = sent, commit = commitOf(sent)): LostCommit {
  const tree = Object.entries(files).map(([path, text]) => {
    const sha = createHash('sha1')
      .update(`blob ${Buffer.byteLength(text)}\0${text}`)
      .digest('hex');
    return { path, sha };
  });
  const history = { data: { repository: { ref: { target: { history: { nodes: commits } } } } } };
  const fetch = async (address: string) => Response.json(address.includes('/git/trees/made') ? { tree } : history);
  const location = { hash: '#/form' };
  Object.assign(globalThis, { window: globalThis, fetch, location, localStorage: { getItem: () => null } });
  const lost = new LostCommit();
  lost.keep({ commit, base: 'base', tell });
  return lost;
}

const next = (lost: LostCommit, commit: Commit) => lost.next({ facts: 'oid', commit });

beforeEach(() => jest.clearAllMocks());

it.each<[string, Record<string, string | undefined>, object[]]>([
  ['as it was', sent, [made]],
  ['below another', sent, [later, made]],
  ['with a line that GitHub adds', sent, [{ ...made, message: `${headline}\n\nSigned-off-by: Julie` }]],
  ['with its keys in another order', { 'coupe.json': '{"service":"Été","minutes":30}' }, [made]],
])('finds it where the same is saved once more, %s, and says that it is saved', async (_, files, commits) => {
  const lost = lose(commits);
  expect(await next(lost, commitOf(files))).toMatchObject({ made: { oid: 'made' } });
  expect(tell).toHaveBeenCalledWith('made');
  expect(await lost.shownHead('made')).toBe('made');
});

it('finds a delete once the file is gone', async () => {
  const removal = commitOf({ 'coupe.json': undefined });
  expect(await next(lose([made], {}, removal), removal)).toMatchObject({ made: { oid: 'made' } });
  expect(await next(lose([made], sent, removal), removal)).toEqual({ commit: removal });
});

it.each<[string, object[], Record<string, string>]>([
  ['none', [], sent],
  ['one after another commit', [{ ...made, parents: { nodes: [{ oid: 'other' }] } }], sent],
  ['one with another message', [{ ...made, message: 'Modifie 2 prix' }], sent],
  ['one with something else in the file', [made], { 'coupe.json': '{}' }],
  ['one without the file', [made], {}],
])('saves it where the branch has %s', async (_, commits, files) => {
  const commit = commitOf(sent);
  expect(await next(lose(commits, files), commit)).toEqual({ commit });
  expect(tell).not.toHaveBeenCalled();
});

it('lets go on top of it what changes its files further, and hides it from the package until the form is left', async () => {
  const lost = lose([made]);
  expect([await lost.shownHead('base'), await lost.shownHead('made')]).toEqual(['base', 'base']);
  const more = { 'coupe.json': '{"minutes":31,"service":"Été"}', 'neuf.json': '{}' };
  expect(await next(lost, commitOf(more))).toEqual({ commit: commitOf(more, 'made') });
  expect(tell).toHaveBeenCalledWith('made');
  location.hash = '#/another';
  expect(await lost.shownHead('made')).toBe('made');
});

it('hides nothing once another device has saved after it, and leaves alone what changes other files', async () => {
  expect(await lose([later, made]).shownHead('later')).toBe('later');
  const other = commitOf({ 'barbe.json': '{}' });
  const lost = lose([made]);
  expect(await next(lost, other)).toEqual({ commit: other });
  expect(await lost.shownHead('made')).toBe('made');
  expect(tell).toHaveBeenCalledTimes(2);
});

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test as plain, type Route } from '@playwright/test';
import { base64Of, branch, type Commit as Input } from '@/editor/github';
import { editorPage } from '@/editor/page';
import { inRepository, salonFolder } from '@/scripts/support/paths';
import { adminPath, Editor } from './editor';

const name = 'julie/salon';
const host = 'https://api.github.com';
const portrait = 'https://avatars.githubusercontent.com/u/1';
const author = { name: 'Julie', email: 'julie@salon.example' };

const anyOrigin = { 'Access-Control-Allow-Origin': '*' };

interface Commit {
  id: string;
  message: string;
  /** The files that the commit has added (`A`), changed (`M`) and deleted (`D`). */
  files: { status: string; file: string }[];
  contents: ReadonlyMap<string, string>;
  at: string;
}

/** A fake GitHub with the files of the salon, in which each save of the editor is a commit. */
export class GitHub {
  /** Ids of the current files, by path. */
  private readonly contents = new Map<string, string>();
  /** The bytes of every version of each file, by its id. */
  private readonly blobs = new Map<string, Buffer>();
  private readonly commits: Commit[] = [];
  /** Refuses commits, or every request: with an HTTP status, or by no answer at all (`offline`). */
  refusal: { how: 'offline' | 401 | 403; of: 'commits' | 'everything' } | undefined;
  /** Whether the next commit is made but its answer lost; from then on every request is `offline`. */
  losesAnswer = false;
  /** Sentence with which the build of every commit fails; undefined while builds succeed. */
  failure: string | undefined;

  constructor() {
    for (const folder of [salonFolder, 'messages']) {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = path.join(folder, name);
        if (statSync(file).isFile()) this.put(file.split(path.sep).join('/'), readFileSync(file));
      }
    }
    this.commit({}, 'Le site');
  }

  get head(): string {
    return this.commits.at(-1)?.id ?? '';
  }

  get files(): string[] {
    return [...this.contents.keys()].sort();
  }

  read(file: string): Buffer {
    const content = this.blobs.get(this.contents.get(file) ?? '');
    if (!content) throw new Error(`${file} is not in the repository.`);
    return content;
  }

  private put(file: string, content: Buffer): void {
    const id = createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
    this.contents.set(file, id);
    this.blobs.set(id, content);
  }

  readJson(file: string) {
    return JSON.parse(this.read(file).toString());
  }

  /** Saves a file as another device would. Returns the id of the commit. */
  write(file: string, content: string | object): string {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    return this.commit({ additions: [{ path: file, contents: base64Of(text) }] });
  }

  commitsSince(commit: string): Pick<Commit, 'message' | 'files'>[] {
    const index = this.commits.findIndex(({ id }) => id === commit);
    return this.commits.slice(index + 1).map(({ message, files }) => ({ message, files }));
  }

  /** Saves several files at once. Returns the id of the commit. */
  commit({ additions = [], deletions = [] }: Partial<Input['fileChanges']>, message = 'Un autre changement'): string {
    const files = [
      ...deletions.map(({ path: file }) => ({ status: 'D', file })),
      ...additions.map(({ path: file }) => ({ status: this.contents.has(file) ? 'M' : 'A', file })),
    ];
    for (const { path: file } of deletions) this.contents.delete(file);
    for (const { path: file, contents } of additions) this.put(file, Buffer.from(contents, 'base64'));
    const id = createHash('sha1').update(String(this.commits.length)).digest('hex');
    const at = new Date().toISOString();
    const sorted = files.sort((a, b) => (a.file < b.file ? -1 : 1));
    this.commits.push({ id, message, files: sorted, contents: new Map(this.contents), at });
    return id;
  }

  /** Opens the built editor as if salon.json named a repository, and signs in with a token. */
  async openEditor(page: Page): Promise<void> {
    await page.route(`${host}/**`, (route) => this.serve(route));
    await page.route('https://www.githubstatus.com/**', (route) =>
      this.answer(route, { status: { indicator: 'none' } }),
    );
    await page.route(`${portrait}**`, (route) => route.fulfill({ path: inRepository('public', 'icon.svg') }));
    await page.route(`**${adminPath}config.json`, async (route) => {
      const config = JSON.parse(readFileSync(inRepository('public', 'admin', 'config.json'), 'utf8'));
      await route.fulfill({ json: { ...config, backend: { ...config.backend, repo: name } } });
    });
    await page.route(`**${adminPath}`, (route) => route.fulfill({ contentType: 'text/html', body: editorPage(name) }));
    await page.goto(adminPath);
    await page.getByRole('button', { name: 'Se connecter avec un jeton d’accès' }).click();
    const dialog = page.getByRole('alertdialog');
    // The owner's guide sends her to this link for a token that may write contents.
    await expect(dialog.getByRole('link')).toHaveAttribute('href', /\/personal-access-tokens\/new\?.*contents=write/);
    await dialog.getByRole('textbox').fill('github_pat_essai');
    await dialog.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL(/#\/collections/);
  }

  private async serve(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const { query = '', variables = {} } = request.method() === 'POST' ? request.postDataJSON() : {};
    const isCommit = query.includes('createCommitOnBranch');
    if (this.losesAnswer && isCommit) {
      this.losesAnswer = false;
      this.saveFor(variables.input);
      this.refusal = { how: 'offline', of: 'everything' };
    }
    if (this.refusal && (isCommit || this.refusal.of === 'everything')) {
      const { how } = this.refusal;
      if (how === 'offline') return route.abort('internetdisconnected');
      return this.answer(route, { message: 'Refused' }, how);
    }
    if (pathname === '/graphql') {
      const data = isCommit ? this.saveFor(variables.input) : { repository: this.look(query) };
      return this.answer(route, 'errors' in data ? data : { data });
    }
    if (pathname === '/user') return this.answer(route, { id: 1, login: 'julie', name: 'Julie', avatar_url: portrait });
    const [asked = '', kind, id = ''] = pathname.replace(`/repos/${name}/`, '').replace('git/', '').split('/');
    if (asked === 'collaborators') return route.fulfill({ status: 204, headers: anyOrigin });
    if (asked === 'trees') return this.answer(route, { truncated: false, tree: this.tree(kind) });
    if (asked === 'blobs') {
      return route.fulfill({ body: this.blob(kind), contentType: 'application/octet-stream', headers: anyOrigin });
    }
    if (asked === 'compare') {
      const [from = '', to = ''] = String(kind).split('...');
      const isAhead = this.commitsSince(from).length > this.commitsSince(to).length;
      return this.answer(route, { status: isAhead ? 'ahead' : 'behind' });
    }
    if (id === 'check-runs') {
      return this.answer(route, { check_runs: this.failure ? [{ id: 7, conclusion: 'failure' }] : [] });
    }
    if (asked === 'check-runs') return this.answer(route, [{ title: 'Le site du salon', message: this.failure }]);
    return this.answer(route, { message: 'Not Found' }, 404);
  }

  private answer(route: Route, json: object, status = 200): Promise<void> {
    return route.fulfill({ status, json, headers: anyOrigin });
  }

  private tree(commit?: string) {
    const contents = this.commits.find(({ id }) => id === commit)?.contents ?? this.contents;
    return [...contents].map(([file, sha]) => ({ type: 'blob', sha, size: this.blob(sha).length, path: file }));
  }

  private blob(id = ''): Buffer {
    return this.blobs.get(id) ?? Buffer.of();
  }

  /** Answers `createCommitOnBranch`; refuses like GitHub if the branch has moved on or a file to delete is gone. */
  private saveFor(input: Input) {
    const gone = input.fileChanges.deletions.find(({ path: file }) => !this.contents.has(file));
    if (input.expectedHeadOid !== this.head || gone) {
      const reason = gone ? 'A path was requested for deletion which does not exist' : 'Expected branch to point to';
      return { data: null, errors: [{ type: 'STALE_DATA', message: `${reason}: ${gone?.path ?? this.head}` }] };
    }
    const oid = this.commit(input.fileChanges, input.message.headline);
    const added = input.fileChanges.additions.map(({ path: file }, index) => {
      return [`file_${index}`, { oid: this.contents.get(file) }];
    });
    return {
      createCommitOnBranch: { commit: { oid, committedDate: new Date().toISOString(), ...Object.fromEntries(added) } },
    };
  }

  /** Answers a query: texts of files by their ids, the commits of a path, and without a path the latest commit. */
  private look(query: string): object {
    const all = (pattern: RegExp) => [...query.matchAll(pattern)];
    const nodeOf = ({ id, message, at }: Commit) => {
      const user = { ...author, avatarUrl: portrait, user: { id: 1, login: 'julie' } };
      return { oid: id, message, committedDate: at, author: user };
    };
    const last = this.commits.slice(-1).map(nodeOf);
    const commitsOf = (path: string) =>
      this.commits.filter(
        ({ files, contents }, index) => files.some(({ file }) => file === path) || (index === 0 && contents.has(path)),
      );
    const histories = all(/(\w+):\s+ref\([^}]*?history\(first: \d+(?:, path: "([^"]+)")?\)/g);
    const blobs = all(/(\w+): object\(oid: "(\w+)"\)/g);
    const entries: (readonly [string | undefined, unknown])[] = [
      ...histories.map(([, alias, path]) => {
        const nodes = path ? commitsOf(path).map(nodeOf).reverse() : last;
        return [alias, { target: { history: { nodes } } }] as const;
      }),
      ...blobs.map(([, alias, id]) => [alias, { text: this.blob(id).toString(), isTruncated: false }] as const),
    ];
    const ref = { target: { oid: this.head, history: { nodes: last } } };
    return { defaultBranchRef: { name: branch }, ref, ...Object.fromEntries(entries) };
  }
}

/** `test` with two fixtures: a new fake GitHub for each test, and the editor that saves to it. */
export const test = plain.extend<{ github: GitHub; editor: Editor }>({
  github: ({ baseURL: _ }, use, info) => {
    // Each test loads the editor at least once, which is slow on busy cores.
    info.setTimeout(180_000);
    return use(new GitHub());
  },
  editor: ({ page, github }, use) => use(new Editor(page, () => github.openEditor(page))),
});

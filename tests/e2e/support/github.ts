import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test as plain, type Route } from '@playwright/test';
import { editorPage } from '@/scripts/editor/page';
import { inRepository, salonFolder } from '@/scripts/support/paths';
import { adminPath } from './editor';

const name = 'julie/salon';
const host = 'https://api.github.com';
const portrait = 'https://avatars.githubusercontent.com/u/1';
const author = { name: 'Julie', email: 'julie@salon.example' };

type FileChanges = { additions: { path: string; contents: string }[]; deletions: { path: string }[] };

const anyOrigin = { 'Access-Control-Allow-Origin': '*' };

/**
 * Stands in for GitHub where the editor asks it, and keeps a real repository of the salon: what the editor saves is a commit,
 * which a test can look at and check out.
 */
export class GitHub {
  private readonly folder: string;
  /** The commit that all others follow. */
  private readonly first: string;
  /** What is answered to what would save, or to whatever is asked, instead; `offline` answers nothing at all. */
  refusal: { how: 'offline' | 401 | 403 | 502; of: 'commits' | 'everything' } | undefined;
  /** What the build of every commit fails with. */
  failure: string | undefined;
  /** What GitHub says of itself, in its own words. */
  state: 'none' | 'minor' | 'major' = 'none';

  constructor() {
    // Inside the project, whose scripts read salons there alone.
    mkdirSync('.cache', { recursive: true });
    this.folder = mkdtempSync(path.join('.cache', 'github-'));
    for (const part of [salonFolder, 'messages']) cpSync(part, this.placeOf(part), { recursive: true });
    this.git('init', '--quiet', '--initial-branch=main');
    this.first = this.commit({}, 'Le site');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  /** Where a file lies as it is in the latest commit. */
  placeOf(file: string): string {
    return path.join(this.folder, file);
  }

  get head(): string {
    return this.git('rev-parse', 'main');
  }

  /** Every file of the repository, by its path. */
  get files(): string[] {
    return this.treeOf('main').map(({ path: file = '' }) => file);
  }

  read(file: string): Buffer {
    return readFileSync(this.placeOf(file));
  }

  /** What has been saved since a commit, the latest last, and whether each file was added (`A`), changed (`M`) or deleted (`D`). */
  commitsSince(commit: string) {
    const log = this.git('log', '--reverse', '--no-renames', '--format=%x00%s', '--name-status', `${commit}..main`);
    return log
      .split('\0')
      .slice(1)
      .map((entry) => {
        const [message = '', ...lines] = entry.split('\n').filter(Boolean);
        const files = lines.map((line) => line.split('\t')).map(([status = '', file = '']) => ({ status, file }));
        return { message, files };
      });
  }

  /** Does to the files of a folder what has been saved since the first commit. */
  checkOut(folder: string): void {
    for (const { file } of this.commitsSince(this.first).flatMap(({ files }) => files)) {
      if (existsSync(this.placeOf(file))) cpSync(this.placeOf(file), path.join(folder, file));
      else rmSync(path.join(folder, file), { force: true });
    }
  }

  /** Saves as somebody else would, and returns the commit. */
  commit({ additions = [], deletions = [] }: Partial<FileChanges>, message = 'Un autre changement'): string {
    for (const { path: file } of deletions) rmSync(this.placeOf(file));
    for (const { path: file, contents } of additions) {
      mkdirSync(path.dirname(this.placeOf(file)), { recursive: true });
      writeFileSync(this.placeOf(file), contents, 'base64');
    }
    this.git('add', '--all');
    this.git('commit', '--quiet', '--allow-empty', '--message', message);
    return this.head;
  }

  /** Opens the built editor as it is where a repository is named, and signs in with a token. */
  async openEditor(page: Page): Promise<void> {
    await page.route(`${host}/**`, (route) => this.serve(route));
    await page.route('https://www.githubstatus.com/**', (route) =>
      this.answer(route, { status: { indicator: this.state } }),
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
    // The guide sends her there for a token of the right permission.
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
    if (asked === 'trees') return this.answer(route, { truncated: false, tree: this.treeOf(String(kind)) });
    if (asked === 'blobs') {
      const { path: file = '' } = this.treeOf('main').find(({ sha }) => sha === kind) ?? {};
      return route.fulfill({ body: this.read(file), contentType: 'application/octet-stream', headers: anyOrigin });
    }
    if (asked === 'compare') {
      const [from = '', to = ''] = String(kind).split('...');
      const commits = this.git('rev-list', '--reverse', 'main').split('\n');
      return this.answer(route, { status: commits.indexOf(to) > commits.indexOf(from) ? 'ahead' : 'behind' });
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

  private treeOf(commit: string) {
    return this.git('ls-tree', '-r', '-l', commit)
      .split('\n')
      .map((line) => /^\d+ blob (\w+) +(\d+)\t(.*)$/.exec(line) ?? [])
      .map(([, sha, size, file]) => ({ type: 'blob', sha, size: Number(size), path: file }));
  }

  /** The mutation `createCommitOnBranch`: refused as GitHub does where the branch has moved on, or a file is gone. */
  private saveFor(input: { expectedHeadOid: string; fileChanges: FileChanges; message: { headline: string } }) {
    const gone = input.fileChanges.deletions.find(({ path: file }) => !existsSync(this.placeOf(file)));
    if (input.expectedHeadOid !== this.head || gone) {
      const reason = gone ? 'A path was requested for deletion which does not exist' : 'Expected branch to point to';
      return { data: null, errors: [{ type: 'STALE_DATA', message: `${reason}: ${gone?.path ?? this.head}` }] };
    }
    const oid = this.commit(input.fileChanges, input.message.headline);
    const added = input.fileChanges.additions.map(({ path: file }, index) => {
      return [`file_${index}`, { oid: this.git('rev-parse', `main:${file}`) }];
    });
    return {
      createCommitOnBranch: { commit: { oid, committedDate: new Date().toISOString(), ...Object.fromEntries(added) } },
    };
  }

  /** What a query asks of the repository: texts of blobs, and the latest commit, which stands for that of every file. */
  private look(query: string): object {
    const last = {
      oid: this.head,
      message: this.git('log', '-1', '--format=%s'),
      committedDate: new Date().toISOString(),
      author: { ...author, avatarUrl: portrait, user: { id: 1, login: 'julie' } },
    };
    const history = { target: { history: { nodes: [last] } } };
    const places = new Map(this.treeOf('main').map(({ sha, path: file }) => [sha, file]));
    const textOf = (id: string) => this.read(places.get(id) ?? '').toString();
    const blobs = [...query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)];
    const refs = [...query.matchAll(/(\w+):\s+ref\(/g)];
    return {
      defaultBranchRef: { name: 'main' },
      ref: history,
      ...Object.fromEntries(refs.map(([, alias]) => [alias, history])),
      ...Object.fromEntries(blobs.map(([, alias, id = '']) => [alias, { text: textOf(id), isTruncated: false }])),
    };
  }

  private git(...command: string[]): string {
    const who = ['-c', `user.name=${author.name}`, '-c', `user.email=${author.email}`];
    const asIs = ['-c', 'core.quotePath=false', '-c', 'core.autocrlf=false'];
    const options = { cwd: this.folder, maxBuffer: 2 ** 30, stdio: 'pipe' } as const;
    return execFileSync('git', [...who, ...asIs, ...command], options)
      .toString()
      .trimEnd();
  }
}

/** Tests with a repository of their own. */
export const test = plain.extend<{ github: GitHub }>({
  github: async ({ baseURL: _ }, use) => {
    const github = new GitHub();
    await use(github);
    github.remove();
  },
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page, test as plain, type Route } from '@playwright/test';
import { editorPage } from '@/scripts/editor/page';
import { inRepository, salonFolder } from '@/scripts/support/paths';
import { adminPath } from './editor';

const name = 'julie/salon';
const host = 'https://api.github.com';
const portrait = 'https://avatars.githubusercontent.com/u/1';
const author = { name: 'Julie', email: 'julie@salon.example' };

/** One change of the repository, as `git log` tells it. */
export interface Commit {
  message: string;
  /** What happened to which file: `A` added, `M` changed, `D` deleted. */
  files: { status: string; file: string }[];
}

type FileChanges = { additions: { path: string; contents: string }[]; deletions: { path: string }[] };

/**
 * Stands in for GitHub where the editor asks it, and keeps a real repository of the salon: what the editor saves is a commit,
 * which a test can look at and check out.
 */
export class GitHub {
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'github-'));
  /** What is said in place of an answer, by what is asked for. */
  private fault: ((asked: 'commit' | 'other', route: Route) => Promise<void> | undefined) | undefined;

  constructor() {
    this.git(['init', '--quiet', '--bare', '--initial-branch=main']);
    const tree = ['--work-tree', inRepository()];
    this.git([...tree, 'add', '--', salonFolder, 'messages']);
    this.git(['update-ref', 'refs/heads/main', this.git(['commit-tree', this.git(['write-tree']), '-m', 'Le site'])]);
    this.first = this.head;
    const photographs = this.treeOf('main').filter(({ path: file = '' }) => file.endsWith('.webp'));
    this.shown = new Set(photographs.map(({ sha }) => sha));
  }

  /** The commit that all others follow. */
  private readonly first: string;

  /** The photographs of the salon, which the editor only shows: one white pixel stands for each. */
  private readonly shown: ReadonlySet<string | undefined>;

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  get head(): string {
    return this.git(['rev-parse', 'main']);
  }

  /** Every file of the repository, by its path. */
  get files(): string[] {
    return this.git(['ls-tree', '-r', '--name-only', 'main']).split('\n').sort();
  }

  read(file: string): Buffer {
    return this.gitBytes(['show', `main:${file}`]);
  }

  /** What has been saved since a commit, the latest last. */
  commitsSince(commit: string): Commit[] {
    const log = this.git(['log', '--reverse', '--no-renames', '--format=%x00%s', '--name-status', `${commit}..main`]);
    return log
      .split('\0')
      .slice(1)
      .map((entry) => {
        const [message = '', ...lines] = entry.split('\n').filter(Boolean);
        const files = lines.map((line) => line.split('\t')).map(([status = '', file = '']) => ({ status, file }));
        return { message, files };
      });
  }

  /** Writes the files of the repository into a folder, over those that are there, and takes away what has been deleted. */
  checkOut(folder: string): void {
    this.git(['--work-tree', folder, 'checkout', '--quiet', '--force', 'main', '--', '.']);
    const deleted = this.commitsSince(this.first).flatMap(({ files }) => files.filter(({ status }) => status === 'D'));
    for (const { file } of deleted) rmSync(path.join(folder, file), { force: true });
  }

  /** Saves as somebody else would, and returns the commit. */
  commit(changes: Partial<FileChanges>, message = 'Un autre changement'): string {
    const { additions = [], deletions = [] } = changes;
    const data = (bytes: Buffer) => Buffer.concat([Buffer.from(`data ${bytes.length}\n`), bytes, Buffer.from('\n')]);
    const stream = Buffer.concat([
      Buffer.from(`commit refs/heads/main\ncommitter ${author.name} <${author.email}> now\n`),
      data(Buffer.from(message)),
      Buffer.from(`from ${this.head}\n`),
      ...deletions.map((one) => Buffer.from(`D ${JSON.stringify(one.path)}\n`)),
      ...additions.flatMap((one) => [
        Buffer.from(`M 100644 inline ${JSON.stringify(one.path)}\n`),
        data(Buffer.from(one.contents, 'base64')),
      ]),
    ]);
    this.gitBytes(['fast-import', '--quiet', '--date-format=now'], stream);
    return this.head;
  }

  /** Answers what would save with a status until it is asked to do so no more; `offline` answers nothing at all. */
  refuse(how: 'offline' | 401 | 403 | 502 | undefined, asked: 'commit' | 'everything' = 'commit'): void {
    this.fault = how
      ? (kind, route) => {
          if (asked === 'commit' && kind !== 'commit') return undefined;
          if (how === 'offline') return route.abort('internetdisconnected');
          return this.answer(route, { message: sayings[how] }, how);
        }
      : undefined;
  }

  /** Has the build of every commit fail with a sentence. */
  failBuilds(sentence: string | undefined): void {
    this.said = sentence;
  }

  private said: string | undefined;

  /** What GitHub says of itself, in its own words. */
  state: 'none' | 'minor' | 'major' = 'none';

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
    const refused = this.fault?.(isCommit ? 'commit' : 'other', route);
    if (refused) return refused;
    if (pathname === '/graphql') {
      const data = isCommit ? this.saveFor(variables.input) : { repository: this.look(query) };
      return this.answer(route, 'errors' in data ? data : { data });
    }
    const [, rest = ''] = pathname.split(`/repos/${name}/`);
    if (pathname === '/user') return this.answer(route, { id: 1, login: 'julie', name: 'Julie', avatar_url: portrait });
    if (rest.startsWith('collaborators/')) return route.fulfill({ status: 204, headers: anyOrigin });
    const [, kind, id = ''] = /^git\/(trees|blobs)\/(.+)$/.exec(rest) ?? [];
    if (kind === 'trees') return this.answer(route, { sha: id, truncated: false, tree: this.treeOf(id) });
    if (kind === 'blobs') {
      const body = this.shown.has(id) ? pixel : this.gitBytes(['cat-file', 'blob', id]);
      return route.fulfill({ body, contentType: 'application/octet-stream', headers: anyOrigin });
    }
    const [, from = '', to = ''] = /^compare\/(\w+)\.\.\.(\w+)$/.exec(rest) ?? [];
    const commits = this.git(['rev-list', '--reverse', 'main']).split('\n');
    if (commits.includes(to)) {
      return this.answer(route, { status: commits.indexOf(to) > commits.indexOf(from) ? 'ahead' : 'behind' });
    }
    if (rest.endsWith('/check-runs')) {
      return this.answer(route, { check_runs: this.said ? [{ id: 7, conclusion: 'failure' }] : [] });
    }
    if (rest === 'check-runs/7/annotations')
      return this.answer(route, [{ title: 'Le site du salon', message: this.said }]);
    return this.answer(route, { message: 'Not Found' }, 404);
  }

  private answer(route: Route, json: object, status = 200): Promise<void> {
    return route.fulfill({ status, json, headers: anyOrigin });
  }

  private treeOf(commit: string) {
    return this.git(['ls-tree', '-r', '-l', commit])
      .split('\n')
      .map((line) => /^\d+ blob (\w+) +(\d+)\t(.*)$/.exec(line) ?? [])
      .map(([, sha, size, file]) => ({ type: 'blob', sha, size: Number(size), path: file }));
  }

  /** The mutation `createCommitOnBranch`: refused as GitHub does where the branch has moved on. */
  private saveFor(input: { expectedHeadOid: string; fileChanges: FileChanges; message: { headline: string } }) {
    if (input.expectedHeadOid !== this.head) {
      const message = `Expected branch to point to "${input.expectedHeadOid}" but it points to "${this.head}".`;
      return { data: null, errors: [{ type: 'STALE_DATA', message }] };
    }
    const { files } = this;
    const lost = input.fileChanges.deletions.find(({ path: file }) => !files.includes(file));
    if (lost)
      return {
        data: null,
        errors: [{ message: `A path was requested for deletion which does not exist: ${lost.path}` }],
      };
    const oid = this.commit(input.fileChanges, input.message.headline);
    const added = input.fileChanges.additions.map(({ path: file }, index) => {
      return [`file_${index}`, { oid: this.git(['rev-parse', `main:${file}`]) }];
    });
    return {
      createCommitOnBranch: { commit: { oid, committedDate: new Date().toISOString(), ...Object.fromEntries(added) } },
    };
  }

  /** What a query asks of the repository: texts of blobs, and the latest commit, which stands for that of every file. */
  private look(query: string): object {
    const last = {
      oid: this.head,
      message: this.git(['log', '-1', '--format=%s']),
      committedDate: new Date().toISOString(),
      author: { ...author, avatarUrl: portrait, user: { id: 1, login: 'julie' } },
    };
    const history = { target: { history: { nodes: [last] } } };
    const blobs = [...query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)];
    const asked = [...query.matchAll(/(\w+):\s+ref\(/g)];
    return {
      defaultBranchRef: { name: 'main' },
      ref: history,
      ...Object.fromEntries(asked.map(([, alias]) => [alias, history])),
      ...Object.fromEntries(blobs.map(([, alias, id = '']) => [alias, { text: this.blob(id), isTruncated: false }])),
    };
  }

  private readonly blobs = new Map<string, string>();

  /** Texts are asked for by the hundred: they are read in one go. */
  private blob(id: string): string {
    if (!this.blobs.has(id)) {
      const ids = this.treeOf('main').map(({ sha = '' }) => sha);
      const all = this.gitBytes(['cat-file', '--batch'], Buffer.from(ids.join('\n')));
      for (let at = 0; at < all.length; ) {
        const end = all.indexOf('\n', at);
        const [sha = '', , size] = all.toString('utf8', at, end).split(' ');
        this.blobs.set(sha, all.toString('utf8', end + 1, end + 1 + Number(size)));
        at = end + 2 + Number(size);
      }
    }
    return this.blobs.get(id) ?? '';
  }

  private git(command: string[]): string {
    return this.gitBytes(command).toString('utf8').trimEnd();
  }

  private gitBytes(command: string[], input?: Buffer): Buffer {
    const who = { GIT_AUTHOR_NAME: author.name, GIT_AUTHOR_EMAIL: author.email };
    const committer = { GIT_COMMITTER_NAME: author.name, GIT_COMMITTER_EMAIL: author.email };
    const quoted = ['-c', 'core.quotePath=false', '-c', 'core.autocrlf=false'];
    return execFileSync('git', ['--git-dir', this.folder, ...quoted, ...command], {
      input,
      env: { ...process.env, ...who, ...committer },
      maxBuffer: 2 ** 30,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  }
}

/** What GitHub says with these statuses. */
const sayings = {
  401: 'Bad credentials',
  403: 'Resource not accessible by personal access token',
  502: 'Bad Gateway',
};

/** Tests with a repository of their own. */
export const test = plain.extend<{ github: GitHub }>({
  github: async ({ baseURL: _ }, use) => {
    const github = new GitHub();
    await use(github);
    github.remove();
  },
});

const pixel = Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=', 'base64');

const anyOrigin = { 'Access-Control-Allow-Origin': '*' };

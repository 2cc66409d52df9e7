import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { spreads } from '../bench/statistics';
import { ensureBrowser } from '../browser';
import { generateContent } from '../scale/content';
import { buildCopy, forgetBuilds, inCopy } from '../scale/project';
import { BuildError } from '../support/build-error';
import { run } from '../support/child-process';
import { findFreePort } from '../support/ports';

/**
 * `npm run test:scale`: a copy of the project with 500 services and 200 articles more is built and held to the budgets,
 * the links and the rules for search engines of the real site. `--services` and `--articles` ask for other numbers, `--seed`
 * for other texts; `--keep` leaves the copy where it is. `--measure 3` tests nothing and says what the content adds to the
 * time of a build, as the median of three builds with it and three without.
 */
export default async function scale(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      services: { type: 'string', default: '500' },
      articles: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      measure: { type: 'string' },
      keep: { type: 'boolean', default: false },
    },
  });
  const [services, articles, seed] = [values.services, values.articles, values.seed].map(wholeNumber) as [
    number,
    number,
    number,
  ];
  const content = generateContent(services, articles, seed);
  const none = generateContent(0, 0);
  console.log(`${services} services and ${articles} articles more than there are.`);
  if (values.measure) {
    const count = wholeNumber(values.measure);
    await inCopy(none, (real) => inCopy(content, (larger) => compareBuilds(real, larger, count)));
    return;
  }
  await inCopy(
    content,
    async (dir) => {
      const time = await buildAnew(dir);
      console.log(`build: ${inSeconds(time)}, ${await countPages(dir)} pages`);
      await testSite(
        dir,
        content.services.map((service) => service.path),
      );
    },
    values.keep,
  );
}

function wholeNumber(text = ''): number {
  if (!/^\d+$/.test(text)) throw new BuildError(`"${text}" should be a whole number.`);
  return Number(text);
}

const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Milliseconds of a build from nothing but pictures, which other content does not change. */
async function buildAnew(dir: string): Promise<number> {
  await forgetBuilds(dir, { keepPictures: true });
  return buildCopy(dir);
}

/** Builds both in turn, so that whatever else the machine does meets them alike. */
async function compareBuilds(real: string, larger: string, count: number): Promise<void> {
  const times: Record<'without' | 'with' | 'more', number>[] = [];
  for (let index = 0; index < count; index += 1) {
    const builds = { without: await buildAnew(real), with: await buildAnew(larger) };
    times.push({ ...builds, more: builds.with - builds.without });
  }
  for (const [name, { median, min, max }] of Object.entries(spreads(times))) {
    console.log(`${name}: median ${inSeconds(median)}, ${inSeconds(min)} to ${inSeconds(max)}`);
  }
}

async function countPages(dir: string): Promise<number> {
  const files = await readdir(path.join(dir, 'out'), { recursive: true });
  return files.filter((file) => file.endsWith('.html') && !/[\\/]index\.html$/.test(file)).length;
}

/** All that needs no browser, and in a browser a sample of the new pages and the last pages of the long lists. */
async function testSite(dir: string, servicePaths: readonly string[]): Promise<void> {
  const perPage = ': structured data is complete';
  const specs = ['budgets.spec.ts', 'links.spec.ts', 'seo.spec.ts'];
  await playwright(dir, [...specs, '--grep-invert', perPage]);
  const every = Math.max(1, Math.floor(servicePaths.length / 10));
  const sample = servicePaths.filter((_, index) => index % every === 0);
  const visited = [...sample, ...(await lastNumberedPages(dir)), '/tarifs', '/Blog'].join('|');
  const titles = `(^| )(${visited})(${perPage}| is a page of its own)|articles can be read to their end`;
  await playwright(dir, ['seo.spec.ts', 'site.spec.ts', '--grep', titles]);
}

/** Paths such as `/Blog/34`, the highest number of each list. */
async function lastNumberedPages(dir: string): Promise<string[]> {
  const highest = new Map<string, number>();
  for (const file of await readdir(path.join(dir, 'out'), { recursive: true })) {
    const [, list, number] = /^(.+)\/(\d+)\.html$/.exec(file) ?? [];
    if (list) highest.set(list, Math.max(highest.get(list) ?? 0, Number(number)));
  }
  return [...highest].map(([list, number]) => `/${list}/${number}`);
}

async function playwright(dir: string, args: readonly string[]): Promise<void> {
  const env = { CHROME_PATH: await ensureBrowser('tests'), E2E_PORT: String(await findFreePort(4573)) };
  const cli = path.join(dir, 'node_modules', '@playwright', 'test', 'cli.js');
  // Thousands of tests, so a dot for each.
  const options = ['--project=desktop', '--reporter=dot,./scripts/test-runners/playwright-reporter.ts'];
  const exitCode = await run(process.execPath, [cli, 'test', ...options, ...args], { cwd: dir, env });
  if (exitCode !== 0)
    throw new BuildError('The larger site does not keep what the real one keeps; see above.', exitCode);
}

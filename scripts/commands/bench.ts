import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { germanRoutes, routes } from '../../content/routes';
import { type LoadFigures, measureLoad, measureScripts } from '../bench/browser-run';
import { type BuildTimes, measureBuilds } from '../bench/build-times';
import { type InteractionFigures, measureInteractions } from '../bench/interactions';
import { ensureLighthouse, type LighthouseTools } from '../bench/lighthouse-tools';
import { formatReport, type LighthouseFigures, type PageResult, type Weights } from '../bench/report';
import { type BenchServer, makeCertificate, serveFast } from '../bench/serve';
import { spreads } from '../bench/statistics';
import { brotliSize, pageParts, runtimeFiles } from '../bench/weigh';
import { copyWithoutScripts } from '../bench/without-scripts';
import { browserFlags, ensureBrowser } from '../browser';
import { build } from '../build';
import { resolveFile } from '../preview/resolve-file';
import { BuildError } from '../support/build-error';
import { writeFileAtomically } from '../support/files';
import { inRepository, outDir } from '../support/paths';

/** One page of each kind that has a weight of its own. */
const usualPages = [
  routes.accueil,
  routes.tarifs,
  routes.contact,
  routes.galerie,
  routes.coupe,
  routes['service-coupe-femme'],
];

interface Site {
  name: string;
  dir: string;
  server: BenchServer;
}

/** What the runs of one page gathered. */
interface Runs {
  site: Site;
  page: string;
  lighthouse: LighthouseFigures[];
  browser: LoadFigures[];
  failed: Set<string>;
}

/**
 * `npm run bench -- [name=folder ...]`: measures `out/` beside itself without scripts, and beside further folders.
 * `--runs 5`, `--pages /,/tarifs` or `--pages all`, `--skip lighthouse,browser,interactions,builds`, `--no-build`.
 * The report lies in `.generated/bench/` afterwards, as text and as JSON.
 */
export default async function bench(options: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: options,
    allowPositionals: true,
    allowNegative: true,
    options: {
      runs: { type: 'string', default: '5' },
      pages: { type: 'string', default: usualPages.join(',') },
      skip: { type: 'string', default: '' },
      build: { type: 'boolean', default: true },
    },
  });
  const skip = new Set(values.skip.split(','));
  const pages = values.pages === 'all' ? Object.values(routes) : values.pages.split(',');
  if (values.build || !existsSync(outDir)) await build();

  const browserPath = await ensureBrowser('measuring');
  const tools = skip.has('lighthouse') ? undefined : await ensureLighthouse();
  const certificate = await makeCertificate();
  const bare = inRepository('.generated', 'bench', 'without-scripts');
  await copyWithoutScripts(outDir, bare);
  const folders = [['ours', outDir], ['without scripts', bare], ...positionals.map(readFolder)] as const;
  const sites: Site[] = [];
  for (const [name, dir] of folders) sites.push({ name, dir, server: await serveFast(dir, certificate) });
  const flags = [
    ...browserFlags(),
    '--headless=new',
    '--no-first-run',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`,
  ];
  const browser = await chromium.launch({ executablePath: browserPath, args: flags });
  const started = new Date();
  const runs = await listRuns(browser, sites, pages);
  const interactions: Partial<InteractionFigures>[] = [];
  const builds: BuildTimes[] = [];
  let contactScripts = Number.NaN;
  let version = '';
  try {
    // In turn, so that a slow minute of the machine falls on all sites alike.
    for (let round = 1; round <= Number(values.runs); round += 1) {
      for (const run of runs) {
        const url = run.site.server.origin + run.page;
        if (tools) version = (await runLighthouse(tools, url, browserPath, flags, run)) ?? version;
        if (!skip.has('browser')) await attempt(run, () => measureLoad(browser, url));
      }
      const [ours] = sites;
      if (ours && !skip.has('interactions')) interactions.push(await measureInteractions(browser, ours.server.origin));
      if (!skip.has('builds')) builds.push(await measureBuilds());
      console.log(`Run ${round} of ${values.runs} done, load ${os.loadavg()[0]?.toFixed(1)}.`);
    }
    const [ours] = sites;
    if (ours) contactScripts = await measureScripts(browser, ours.server.origin + routes.contact);
  } finally {
    await Promise.all([browser.close(), ...sites.map(({ server }) => server.close())]);
  }
  const result = {
    environment: {
      commit: spawnSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).stdout?.trim() || 'unknown',
      date: started.toISOString().slice(0, 16),
      runs: Number(values.runs),
      browser: browser.version(),
      lighthouse: version || 'not run',
      processors: os.availableParallelism(),
      load: os.loadavg()[0]?.toFixed(1) ?? '',
    },
    pages: runs.map(summary),
    interactions: spreads(interactions),
    weights: weigh(contactScripts),
    builds: spreads(builds),
  };
  const report = formatReport(result);
  const dir = inRepository('.generated', 'bench');
  await writeFileAtomically(path.join(dir, 'report.md'), `${report}\n`);
  await writeFileAtomically(path.join(dir, 'report.json'), `${JSON.stringify(result, null, 2)}\n`);
  console.log(`\n${report}\n\nAlso in .generated/bench/report.md and report.json.`);
}

function readFolder(argument: string): [name: string, dir: string] {
  const [, name, dir] = /^([^=]+)=(.+)$/.exec(argument) ?? [];
  if (!name || !dir || !existsSync(dir)) throw new BuildError(`'${argument}' is not name=folder of a site.`);
  return [name, path.resolve(dir)];
}

/** Every page of every site that has it, page by page. Each is opened once, so that its compressed copies are there. */
async function listRuns(browser: Browser, sites: readonly Site[], pages: readonly string[]): Promise<Runs[]> {
  const runs: Runs[] = [];
  for (const page of pages) {
    for (const site of sites) {
      if (!(await resolveFile(site.dir, page))) continue;
      const visit = await browser.newPage();
      await visit.goto(site.server.origin + page);
      await visit.close();
      runs.push({ site, page, lighthouse: [], browser: [], failed: new Set() });
    }
  }
  return runs;
}

/** One run of Lighthouse, kept with its page. Returns the version of Lighthouse, or nothing when the run failed. */
async function runLighthouse(
  tools: LighthouseTools,
  url: string,
  browserPath: string,
  flags: string[],
  run: Runs,
): Promise<string | undefined> {
  const script = inRepository('scripts', 'bench', 'lighthouse-run.mjs');
  try {
    // Not in this process, nor waiting for it: this one serves the pages.
    const { stdout } = await promisify(execFile)(tools.node, [script, tools.dir, url, browserPath, ...flags], {
      timeout: 180_000,
    });
    const { figures, failed, version } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
    run.lighthouse.push(figures);
    for (const audit of failed) run.failed.add(audit);
    return version;
  } catch (error) {
    console.log(`Lighthouse failed on ${run.site.name} ${run.page}: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

async function attempt(run: Runs, measure: () => Promise<LoadFigures>): Promise<void> {
  try {
    run.browser.push(await measure());
  } catch (error) {
    console.log(
      `The browser failed on ${run.site.name} ${run.page}: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** Bytes of what is published; the scripts of the contact page only a browser knows. */
function weigh(contactScripts: number): Weights {
  const parts = [...Object.values(routes), ...Object.values(germanRoutes)].map((address) => pageParts(outDir, address));
  const { scripts } = runtimeFiles(outDir, routes.accueil);
  return {
    html: Math.max(...parts.map(({ html }) => html)),
    styles: Math.max(...parts.map(({ styles }) => styles)),
    homeScripts: scripts.reduce((sum, address) => sum + brotliSize(outDir, address), 0),
    contactScripts,
  };
}

function summary({ site, page, lighthouse, browser, failed }: Runs): PageResult {
  return {
    site: site.name,
    page,
    lighthouse: spreads(lighthouse),
    browser: spreads(browser),
    failed: [...failed],
  };
}

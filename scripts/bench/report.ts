import { routes } from '../../content/routes';
import type { LoadFigures } from './browser-run';
import type { BuildTimes } from './build-times';
import type { InteractionFigures } from './interactions';
import { type Spread, spread } from './statistics';

/** What Lighthouse says of a page; scores of 100, milliseconds, bytes. */
export interface LighthouseFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  totalBytes: number;
  scriptBytes: number;
  requests: number;
}

type Spreads<Figures> = Partial<Record<keyof Figures, Spread>>;

/** One page of one site. */
export interface PageResult {
  site: string;
  page: string;
  lighthouse: Spreads<LighthouseFigures>;
  browser: Spreads<LoadFigures>;
  /** Audits that some run of Lighthouse counted as failed. */
  failed: string[];
}

/** Bytes as hosts send them: of the heaviest page, and of what two pages load once their visitor gives a sign. */
export interface Weights {
  html: number;
  styles: number;
  homeScripts: number;
  contactScripts: number;
}

export interface BenchResult {
  /** What was measured, when and on what. */
  environment: Record<string, string | number>;
  pages: PageResult[];
  interactions: Spreads<InteractionFigures>;
  weights?: Weights;
  builds: Spreads<BuildTimes>;
}

/** A line of the table of targets. */
export interface TargetLine {
  what: string;
  target: string;
  measured: string;
  isMet: boolean;
}

const round = (value: number) => (Math.abs(value) < 1 && value !== 0 ? value.toFixed(3) : String(Math.round(value)));

/** `median (least-greatest)`, or a dash. */
export function show(value: Spread | undefined): string {
  if (!value) return '-';
  return value.runs > 1 ? `${round(value.median)} (${round(value.min)}-${round(value.max)})` : round(value.median);
}

/** The targets against what was measured; lines without a measurement are left out. */
export function targetLines(result: BenchResult): TargetLine[] {
  const [own, bare, ...others] = [...new Set(result.pages.map(({ site }) => site))];
  const ours = result.pages.filter(({ site }) => site === own);
  const lines: TargetLine[] = [];
  const worst = (
    what: string,
    target: number,
    unit: string,
    read: (page: PageResult) => Spread | undefined,
    isLeast = false,
  ) => {
    const values = ours.flatMap((page) => {
      const median = read(page)?.median;
      return median === undefined ? [] : [{ page: page.page, median }];
    });
    values.sort((a, b) => (isLeast ? a.median - b.median : b.median - a.median));
    const [value] = values;
    if (!value) return;
    const isMet = isLeast ? value.median >= target : value.median <= target;
    const sign = isLeast ? '>=' : '<=';
    lines.push({
      what,
      target: `${sign} ${target}${unit}`,
      measured: `${round(value.median)}${unit} on ${value.page}`,
      isMet,
    });
  };
  for (const [name, key] of [
    ['performance', 'performance'],
    ['accessibility', 'accessibility'],
    ['best practices', 'bestPractices'],
    ['SEO', 'seo'],
  ] as const) {
    worst(`Lighthouse ${name}, lowest`, 100, '', (page) => page.lighthouse[key], true);
  }
  worst('Lighthouse blocking time, highest', 30, ' ms', (page) => page.lighthouse.tbt);
  worst('CLS, highest (Lighthouse)', 0.005, '', (page) => page.lighthouse.cls);
  worst('CLS, highest (browser)', 0.005, '', (page) => page.browser.cls);
  worst('Script before a sign of the visitor, highest', 5000, ' B', (page) => page.browser.scriptBytes);

  const compare = (other: string | undefined, limit: number) => {
    if (other === undefined) return;
    const metrics = [
      ['FCP (Lighthouse)', ({ lighthouse }: PageResult) => lighthouse.fcp],
      ['LCP (Lighthouse)', ({ lighthouse }: PageResult) => lighthouse.lcp],
      ['FCP (browser)', ({ browser }: PageResult) => browser.fcp],
      ['LCP (browser)', ({ browser }: PageResult) => browser.lcp],
      ['hero picture (browser)', ({ browser }: PageResult) => browser.hero],
    ] as const;
    for (const [name, read] of metrics) {
      const ratios = ours.flatMap((page) => {
        const counterpart = result.pages.find((candidate) => candidate.site === other && candidate.page === page.page);
        const [a, b] = [read(page)?.median, counterpart && read(counterpart)?.median];
        return a && b ? [{ page: page.page, ratio: a / b }] : [];
      });
      const [value] = ratios.sort((a, b) => b.ratio - a.ratio);
      if (!value) continue;
      const measured = `${value.ratio.toFixed(2)} on ${value.page}`;
      lines.push({ what: `${name} / ${other}, highest`, target: `<= ${limit}`, measured, isMet: value.ratio <= limit });
    }
  };
  compare(bare, 1.05);
  for (const other of others) compare(other, 1.15);

  worst('First view of the home page, film excluded', 150_000, ' B', (page) =>
    page.page === routes.accueil ? page.browser.totalBytes : undefined,
  );
  const single = (what: string, target: number, unit: string, value: Spread | undefined) => {
    if (!value) return;
    lines.push({
      what,
      target: `<= ${target}${unit}`,
      measured: `${show(value)}${unit}`,
      isMet: value.median <= target,
    });
  };
  for (const [name, what, target] of [
    ['html', 'HTML of a page without its styles, highest', 15_000],
    ['styles', 'Styles of a page, highest', 14_000],
    ['homeScripts', 'Scripts of the home page before the first interaction', 125_000],
    ['contactScripts', 'Scripts of the contact page after idle', 190_000],
  ] as const) {
    single(what, target, ' B', spread([result.weights?.[name]]));
  }
  for (const name of ['menu', 'slider', 'carousel', 'calendar'] as const) {
    single(`INP, ${name}`, 100, ' ms', result.interactions[name]);
  }
  single('Click to next heading', 450, ' ms', result.interactions.nextPage);
  single('Click to next heading, reduced motion', 100, ' ms', result.interactions.nextPageReduced);
  single('Build of a fresh clone', 60_000, ' ms', result.builds.clean);
  single('Build again', 25_000, ' ms', result.builds.warm);
  return lines;
}

/** The whole result in Markdown. */
export function formatReport(result: BenchResult): string {
  const rows = (figures: readonly string[], read: (page: PageResult) => Record<string, Spread | undefined>) =>
    result.pages.map((page) => [page.page, page.site, ...figures.map((name) => show(read(page)[name]))]);
  const lighthouse = [
    'performance',
    'accessibility',
    'bestPractices',
    'seo',
    'fcp',
    'lcp',
    'tbt',
    'cls',
    'totalBytes',
    'scriptBytes',
  ];
  const browser = ['fcp', 'lcp', 'hero', 'cls', 'blocking', 'totalBytes', 'scriptBytes'];
  const failed = result.pages.filter((page) => page.failed.length > 0);
  return [
    Object.entries(result.environment)
      .map(([name, value]) => `${name}: ${value}`)
      .join(', '),
    '## Targets',
    table(
      ['', 'target', 'measured', 'met'],
      targetLines(result).map(({ what, target, measured, isMet }) => [what, target, measured, isMet ? 'yes' : 'NO']),
    ),
    '## Lighthouse, mobile, simulated throttling: median (least-greatest), ms and bytes',
    table(
      ['page', 'site', ...lighthouse],
      rows(lighthouse, (page) => page.lighthouse),
    ),
    '## Browser, 4x slower processor, Slow 4G: median (least-greatest), ms and bytes',
    table(
      ['page', 'site', ...browser],
      rows(browser, (page) => page.browser),
    ),
    ...failed.map((page) => `${page.site} ${page.page}: Lighthouse found fault with ${page.failed.join(', ')}`),
  ].join('\n\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, index) => Math.max(cell.length, 3, ...rows.map((row) => row[index]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join('\n');
}

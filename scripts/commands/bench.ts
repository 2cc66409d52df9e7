import { spawnSync } from 'node:child_process';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { routes } from '../../content/routes';
import { getPage, routeIds } from '../../lib/content/pages';
import { copySite, withoutScripts, withProbe, withRules } from '../bench/copies';
import { type Figures, measureBooking, measurePage, measureVisit } from '../bench/phone';
import { measurePrerendered } from '../bench/prerender';
import { formatReport } from '../bench/report';
import { spreads } from '../bench/statistics';
import { browserFlags, ensureBrowser } from '../browser';
import { startPreviewServer } from '../preview';
import { writeFileAtomically } from '../support/files';
import { inRepository, outDir } from '../support/paths';

const onePathOfEachKind = new Map([...routeIds].reverse().map((id) => [getPage(id).kind, routes[id]])).values();
const steps = [
  [routes.accueil, routes.tarifs],
  [routes.coloration, routes['service-balayage']],
] as const;
/** Each is linked from the one before. */
const sixPages = [...steps.flat(), routes.conditions, routes.blog];

interface Site {
  name: string;
  origin: string;
  /** The same pages with the probe in them. */
  probed: string;
}

type Measure = [what: string, measure: (site: Site) => Promise<Partial<Figures>>];

/**
 * `npm run bench`: what a visit of `out/` costs on a slow phone, beside the same pages without scripts. `--runs 5` repeats it more
 * often, `--only '^(six|tap)'` measures what has a matching name, `--dir folder` another site. The report lies in `.generated/bench/`.
 */
export default async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '3' },
      only: { type: 'string', default: '' },
      dir: { type: 'string', default: outDir },
    },
  });
  const program = await ensureBrowser('measuring');
  const folder = (name: string) => inRepository('.generated', 'bench', name);
  const flags = [...browserFlags(), '--no-first-run', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'];
  await copySite(values.dir, folder('bare'), withoutScripts);
  await copySite(values.dir, folder('probed'), withProbe);
  await copySite(values.dir, folder('bare-probed'), withoutScripts, withProbe, withRules);
  const dirs = [values.dir, folder('probed'), folder('bare'), folder('bare-probed')];
  const servers = await Promise.all(dirs.map((dir) => startPreviewServer({ dir })));
  const [origin = '', probed = '', bareOrigin = '', bareProbed = ''] = servers.map((server) => server.origin);
  const ours = { name: 'ours', origin, probed };
  const sites = [ours, { name: 'without scripts', origin: bareOrigin, probed: bareProbed }];
  const browser = await chromium.launch({ executablePath: program, args: [...flags, '--headless=new'] });

  const measures: Measure[] = [
    ...[...onePathOfEachKind].map((path): Measure => [path, ({ origin: site }) => measurePage(browser, site + path)]),
    ['six pages', ({ origin: site }) => measureVisit(browser, site, sixPages)],
    ['booking', (site) => (site === ours ? measureBooking(browser, site.origin) : Promise.resolve({}))],
    ...steps.map((step): Measure => [`tap ${step.join(' → ')}`, (site) => measureVisit(browser, site.origin, step)]),
    ...steps.map((step): Measure => {
      const name = `click ${step.join(' → ')}, prerendered`;
      return [name, (site) => measurePrerendered({ program, flags }, site.probed, step)];
    }),
  ];
  const chosen = measures.filter(([name]) => new RegExp(values.only).test(name));
  const rows = chosen.flatMap(([what]) =>
    sites.map((site) => ({ what, site: site.name, runs: [] as Partial<Figures>[] })),
  );
  const started = new Date().toISOString().slice(0, 16);
  try {
    for (let round = 1; round <= Number(values.runs); round += 1) {
      // In turn, so that a slow minute of the machine falls on both alike.
      for (const [what, measure] of chosen) {
        for (const site of sites) {
          const row = rows.find((each) => each.what === what && each.site === site.name);
          const figures = await measure(site).catch((error: Error) => {
            console.log(`${site.name}, ${what}: ${error.message}`);
          });
          if (figures) row?.runs.push(figures);
        }
      }
      console.log(`Run ${round} of ${values.runs} done, load ${os.loadavg()[0]?.toFixed(1)}.`);
    }
  } finally {
    await Promise.all([browser.close(), ...servers.map((server) => server.close())]);
  }
  const commit = spawnSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).stdout?.trim();
  const result = {
    about: `${started}, commit ${commit || 'unknown'}, Chromium ${browser.version()}, ${os.availableParallelism()} processors, ${values.runs} runs`,
    rows: rows.map(({ runs, ...row }) => ({ ...row, figures: spreads(runs) })),
  };
  const report = formatReport(result);
  await writeFileAtomically(folder('report.md'), `${report}\n`);
  await writeFileAtomically(folder('report.json'), `${JSON.stringify(result, null, 2)}\n`);
  console.log(`\n${report}\n\nAlso in .generated/bench/report.md and report.json.`);
}

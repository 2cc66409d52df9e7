import { existsSync } from 'node:fs';
import path from 'node:path';
import { advice, type EngineName, engineNames, findEngine } from '../engines/find-engines';
import { BuildError } from '../support/build-error';
import { runTool } from '../support/child-process';
import { outDir } from '../support/paths';
import { findFreePort } from '../support/ports';

/**
 * `npm run test:engines`: the journeys through `out/` in Firefox and WebKit, as far as they are there. Names of engines
 * as options choose among them, and must be there; all other options go to Playwright.
 */
export default async function engines(options: string[]): Promise<void> {
  if (!existsSync(path.join(outDir, 'index.html')))
    throw new BuildError('There is no out/: run "npm run build" first.');
  const chosen = engineNames.filter((name) => options.includes(name));
  const others = options.filter((option) => !engineNames.some((name) => name === option));

  const outcomes: [EngineName, string][] = [];
  for (const name of chosen.length > 0 ? chosen : engineNames) outcomes.push([name, await tryEngine(name, others)]);
  console.log('');
  for (const [name, outcome] of outcomes) console.log(`${name}: ${outcome}`);

  const hasFailed = outcomes.some(([, outcome]) => outcome === failed);
  const isMissing = outcomes.some(([name, outcome]) => outcome !== ran && chosen.includes(name));
  if (hasFailed || isMissing || outcomes.every(([, outcome]) => outcome !== ran)) {
    throw new BuildError('The journeys did not pass in every engine that was asked for; see above.');
  }
}

const ran = 'ran, all passed';
const failed = 'ran, some failed';

async function tryEngine(name: EngineName, options: readonly string[]): Promise<string> {
  const engine = findEngine(name);
  if (!engine) return `not found: ${advice[name]}`;
  const program = engine.FIREFOX_PATH ?? engine.WEBKIT_DRIVER ?? "Playwright's own";
  console.log(`\n== ${name} (${program})`);
  const env = { ...engine, E2E_PORT: String(await findFreePort(4473)) };
  const exitCode = await runTool('playwright', ['test', '--config', 'playwright.engines.config.ts', ...options], {
    env,
  });
  return exitCode === 0 ? ran : failed;
}

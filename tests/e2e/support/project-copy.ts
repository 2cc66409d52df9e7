import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { salonFolder } from '@/scripts/support/paths';
import { run } from '@/scripts/support/processes';

const folders = ['app', 'components', 'lib', 'messages', 'public', 'scripts', '.generated/fonts'];
const leaves = ['editor', 'kit'].filter((name) => existsSync(name));
const settings =
  '.htmlvalidate.mjs global.d.ts next.config.mjs package.json postcss.config.mjs tsconfig.json untyped-packages.d.ts';

/** The program that runs the project's scripts, for `node`. */
export const jiti = path.resolve('node_modules', 'jiti', 'lib', 'jiti-cli.mjs');

/** Returns a copy of what the project is built from, for tests that change the content; `remove` deletes it. */
export function copyProject(): { folder: string; remove: () => void } {
  // Inside the repository, because Next wants its packages below one root.
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(path.resolve('.cache', 'copy-'));
  for (const name of [...folders, ...leaves, ...settings.split(' '), salonFolder])
    cpSync(name, path.join(folder, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** Runs commands of `scripts/` in a folder until one fails. Returns its name and output; empty if none fails. */
export async function runScripts(folder: string, scripts: string[][], environment: Record<string, string> = {}) {
  // Without the environment of the test that runs them.
  const env = { ...process.env, NODE_ENV: 'production' as const, JEST_WORKER_ID: undefined, ...environment };
  const options = { cwd: folder, env, minutes: 10 };
  for (const [script = '', ...args] of scripts) {
    const { status, stdout, stderr } = await run(process.execPath, [jiti, script, ...args], options);
    if (status !== 0) return `${script}: status ${status}\n${stdout}${stderr}`;
  }
  return '';
}

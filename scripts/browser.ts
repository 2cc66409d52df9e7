import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { BuildError } from './support/command';
import { answerOf, run } from './support/processes';
import { runCommand } from './support/run-command';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

type Use = 'tests' | 'measuring';

/**
 * Returns the path of a browser's program; undefined to let Playwright choose, or if there is none. Tests take half the
 * time in the headless shell, which draws a little differently and has no back/forward cache.
 */
export function findBrowser(use: Use = 'tests'): string | undefined {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  const playwrights = chromium.executablePath();
  if (existsSync(playwrights)) return use === 'tests' ? undefined : playwrights;
  const wanted = use === 'tests' ? ['chromium-headless-shell', ...names] : names;
  const files = wanted.flatMap((name) => answerOf('which', name) || []);
  // Ubuntu's chromium-browser may be a script that asks to install a package.
  return files.find((file) => answerOf(file, '--version') !== undefined);
}

/** Returns flags for root, as in containers: Chromium then has no sandbox and no graphics card. */
export const browserFlags = (): string[] => (process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : []);

/** A proxy that does not exist, so that requests to other hosts fail at once; no page needs the internet. */
export const proxy = { server: 'http://localhost:9', bypass: 'localhost' };

export async function launchBrowser(): Promise<Browser> {
  try {
    return await chromium.launch({ executablePath: findBrowser(), args: browserFlags(), proxy });
  } catch (error) {
    const [reason] = String(Object(error).message).split('\n');
    throw new BuildError(
      `Il n’y a pas de navigateur qui démarre : « npx jiti scripts/browser.ts » en installe un, CHROME_PATH en nomme un. (${reason})`,
    );
  }
}

/** Installs a browser if there is none: Playwright's, or Debian's if that download fails. */
export async function installBrowser(use: Use = 'tests'): Promise<void> {
  const hasBrowser = () => existsSync(chromium.executablePath()) || findBrowser(use) !== undefined;
  const install = 'apt-get install -y --no-install-recommends';
  // Those who measure run tests too, which take the headless shell.
  const packages = use === 'tests' ? 'chromium-headless-shell' : 'chromium-headless-shell chromium';
  for (const command of [
    // The system packages that Chromium needs are of no use if its download fails.
    'npx playwright install chromium && npx playwright install-deps chromium',
    // fonts-liberation replaces Arial and Times on Linux.
    `apt-get update && ${install} ${packages} fonts-liberation`,
    `${install} chromium fonts-liberation`,
  ]) {
    if (hasBrowser()) return;
    console.log(`No Chromium or Chrome found: ${command}`);
    const { status, stderr } = await run(command, [], { shell: true, minutes: 15 });
    if (status !== 0) console.log(stderr);
  }
  if (!hasBrowser())
    throw new BuildError(
      'Il n’y a ni Chromium ni Chrome, et aucun n’a pu être installé : installez-en un, ou nommez-le par CHROME_PATH.',
    );
}

void runCommand('scripts/browser.ts', () => installBrowser());

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { BuildError, runCommand } from './support/command';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Undefined for Playwright to choose. Tests take half the time in the engine without windows, which draws a little differently and
 * cannot show a page again as it was left: what needs that takes the browser for measuring.
 */
export function findBrowser(use: 'tests' | 'measuring' = 'tests'): string | undefined {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  const playwrights = chromium.executablePath();
  if (existsSync(playwrights)) return use === 'tests' ? undefined : playwrights;
  const wanted = use === 'tests' ? ['chromium-headless-shell', ...names] : names;
  const files = wanted.flatMap((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() || []);
  // Ubuntu's chromium-browser may be a script that only asks for a package.
  return files.find((file) => spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0);
}

/** Chromium refuses its sandbox to root, and containers rarely have a graphics card. */
export const browserFlags = (): string[] => (process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : []);

/** A proxy that is not there: what is asked of another host fails at once, as no page needs the internet. */
export const proxy = { server: 'http://localhost:9', bypass: 'localhost' };

/** Installs a browser where there is none: Playwright's, or Debian's where that download cannot be reached. */
async function installBrowser(): Promise<void> {
  for (const command of [
    'npx playwright install --with-deps chromium',
    // With the fonts that stand in for Arial and Times on Linux, as its users have them.
    'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell chromium fonts-liberation',
    'apt-get install -y --no-install-recommends chromium fonts-liberation',
  ]) {
    if (findBrowser() && findBrowser('measuring')) return;
    console.log(`No Chromium or Chrome found: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
  }
  if (!findBrowser())
    throw new BuildError('No Chromium or Chrome could be installed: install one, or set CHROME_PATH.');
}

void runCommand('browser.ts', installBrowser);

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { BuildError } from './support/build-error';
import { runCommand } from './support/run-command';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const hasPlaywrights = () => existsSync(chromium.executablePath());

/**
 * The program that tests run in: `CHROME_PATH`, Playwright's own or one on the path; undefined for Playwright to choose. Tests
 * take half the time in the engine without windows, which draws letters a little differently.
 */
export function findBrowser(use: 'tests' | 'measuring' = 'tests'): string | undefined {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  if (hasPlaywrights()) return use === 'tests' ? undefined : chromium.executablePath();
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const wanted = use === 'tests' ? ['chromium-headless-shell', ...names] : names;
  const files = wanted.flatMap((name) => folders.map((folder) => path.join(folder, name))).filter(existsSync);
  // Ubuntu's chromium-browser may be a script that only asks for a package.
  return files.find((file) => spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0);
}

/** Command-line flags that the browser needs on this machine. */
export function browserFlags(): string[] {
  if (process.getuid?.() !== 0) return [];
  // Chromium refuses its sandbox to root, and containers rarely have a graphics card or a session for its services.
  return [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}

/**
 * Installs a browser where there is none: Playwright's, or Debian's where that download cannot be reached.
 * @throws BuildError when neither succeeds.
 */
async function installBrowser(): Promise<void> {
  const aptInstall = 'apt-get install -y --no-install-recommends';
  const commands = [
    'npx playwright install --with-deps chromium',
    // Older releases of Debian do not have the first.
    `apt-get update && (${aptInstall} chromium-headless-shell || ${aptInstall} chromium)`,
  ];
  const isThere = () => hasPlaywrights() || findBrowser() !== undefined;
  for (const command of commands) {
    if (isThere()) return;
    console.log(`No Chromium or Chrome found: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
  }
  if (!isThere()) throw new BuildError('No Chromium or Chrome could be installed: install one, or set CHROME_PATH.');
}

void runCommand('browser.ts', installBrowser);

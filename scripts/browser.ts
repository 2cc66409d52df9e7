import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { BuildError } from './support/build-error';
import { runCommand } from './support/run-command';

/** Best first. The first has no windows: tests take half the time in it. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const hasPlaywrights = () => existsSync(chromium.executablePath());

/** The program that tests run in: `CHROME_PATH` or one on the path; undefined where Playwright's own is installed, or none. */
export function findBrowser(): string | undefined {
  if (process.env.CHROME_PATH || hasPlaywrights()) return process.env.CHROME_PATH || undefined;
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name))).filter(existsSync);
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
  for (const command of commands) {
    if (findBrowser() || hasPlaywrights()) return;
    console.log(`No Chromium or Chrome found: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
  }
  if (findBrowser() || hasPlaywrights()) return;
  throw new BuildError(
    'No Chromium or Chrome could be installed: install one, or set CHROME_PATH to its program file.',
  );
}

void runCommand('browser.ts', installBrowser);

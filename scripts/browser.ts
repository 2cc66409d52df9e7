import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { BuildError } from './support/build-error';
import { run, runTool } from './support/child-process';

/** What the search for a browser needs to know of the machine; replaced in tests. */
export interface Machine {
  platform: NodeJS.Platform;
  env: Record<string, string | undefined>;
  isRoot: boolean;
  isExecutable: (file: string) => boolean;
  /** Whether the program answers: Ubuntu's chromium-browser, for one, is a script that asks for a package. */
  answers: (file: string) => boolean;
  /** Where Playwright keeps its own Chromium, there or not. */
  playwrightBrowser: () => string;
  /** Runs a program; whether it succeeded. */
  attempt: (command: 'playwright' | 'apt-get', ...args: string[]) => Promise<boolean>;
  log: (line: string) => void;
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The same engine without the windows of a desktop. Tests take half the time in it; what is measured or compared by pixel is not. */
const windowless = 'chromium-headless-shell';

/** What a browser is for. */
export type BrowserUse = 'tests' | 'measuring';

const advice =
  'No Chromium or Chrome was found and none could be installed: install one, or set CHROME_PATH to its program file, and run the command again.';

/**
 * The program file of an installed Chromium or Chrome; `undefined` where there is none.
 * @throws BuildError when CHROME_PATH names a file that cannot be run.
 */
export function findBrowser(use: BrowserUse, machine: Machine = thisMachine()): string | undefined {
  const chosen = machine.env.CHROME_PATH;
  if (chosen) {
    if (machine.isExecutable(chosen)) return chosen;
    throw new BuildError(`CHROME_PATH is ${chosen}, which is not a program that can be run.`);
  }
  const light = use === 'tests' ? onPath(machine, windowless) : undefined;
  const candidates = [light, ...usualPlaces(machine), machine.playwrightBrowser()].filter((file) => file !== undefined);
  return candidates.find((file) => machine.isExecutable(file) && machine.answers(file));
}

/**
 * Finds a browser or installs one: Playwright's, or Debian's where that download cannot be reached.
 * @throws BuildError when all of it fails.
 */
export async function ensureBrowser(use: BrowserUse, machine: Machine = thisMachine()): Promise<string> {
  const found = findBrowser(use, machine);
  if (found) return found;

  machine.log("No Chromium or Chrome found: installing Playwright's ...");
  if (await machine.attempt('playwright', 'install', '--with-deps', 'chromium')) {
    const installed = findBrowser(use, machine);
    if (installed) return installed;
  }
  if (machine.isRoot && onPath(machine, 'apt-get')) {
    machine.log("That did not work: installing Debian's ...");
    const isUpToDate = await machine.attempt('apt-get', 'update');
    // Older releases do not have the first.
    const packages = use === 'tests' ? [windowless, 'chromium'] : ['chromium'];
    for (const name of isUpToDate ? packages : []) {
      await machine.attempt('apt-get', 'install', '-y', '--no-install-recommends', name);
      const installed = findBrowser(use, machine);
      if (installed) return installed;
    }
  }
  throw new BuildError(advice);
}

/** Command-line flags that the browser needs on this machine. */
export function browserFlags(machine: Pick<Machine, 'isRoot'> = thisMachine()): string[] {
  if (!machine.isRoot) return [];
  // Chromium refuses its sandbox to root, and containers rarely have a graphics card or a session for its services.
  return [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}

function usualPlaces(machine: Machine): string[] {
  const { platform, env } = machine;
  if (platform === 'darwin') {
    return ['/Applications', `${env.HOME}/Applications`].flatMap((folder) => [
      `${folder}/Google Chrome.app/Contents/MacOS/Google Chrome`,
      `${folder}/Chromium.app/Contents/MacOS/Chromium`,
    ]);
  }
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
        `${folder}\\Chromium\\Application\\chrome.exe`,
      ]);
  }
  return names.map((name) => onPath(machine, name)).filter((file) => file !== undefined);
}

/** The program of a name on the PATH. */
export function onPath(machine: Pick<Machine, 'env' | 'isExecutable'>, name: string): string | undefined {
  const folders = (machine.env.PATH ?? '').split(path.posix.delimiter).filter(Boolean);
  return folders.map((folder) => path.posix.join(folder, name)).find(machine.isExecutable);
}

export function thisMachine(): Machine {
  return {
    platform: process.platform,
    env: process.env,
    isRoot: process.getuid?.() === 0,
    isExecutable,
    // On Windows the question would open a window.
    answers: (file) =>
      process.platform === 'win32' || spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0,
    playwrightBrowser: () => chromium.executablePath(),
    attempt: async (command, ...args) => {
      const environment = { DEBIAN_FRONTEND: 'noninteractive' };
      const exitCode =
        command === 'playwright' ? await runTool(command, args) : await run(command, args, { env: environment });
      return exitCode === 0;
    },
    log: console.log,
  };
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

import { webkit } from '@playwright/test';
import { type Machine, onPath, thisMachine } from '../browser';

/** The engines that the journeys run in beside Chromium, in this order. */
export const engineNames = ['firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** What the search for an engine needs to know of the machine; replaced in tests. */
export type EngineMachine = Pick<Machine, 'platform' | 'env' | 'isExecutable' | 'answers'> & {
  /** Where Playwright keeps its own WebKit, there or not. */
  playwrightWebKit: () => string;
};

/** What playwright.engines.config.ts reads from the environment. */
export interface EngineEnvironment {
  ENGINE: EngineName;
  /** The program of an ordinary Firefox. */
  FIREFOX_PATH?: string;
  /** The WebDriver of WebKitGTK; without it, Playwright's own WebKit is meant. */
  WEBKIT_DRIVER?: string;
}

/** What to do where an engine is missing. */
export const advice: Record<EngineName, string> = {
  firefox: 'install Firefox (on Debian: firefox-esr), or set FIREFOX_PATH to its program file',
  webkit: 'on Debian, install webkit2gtk-driver and xvfb; elsewhere, run "npx playwright install --with-deps webkit"',
};

/** Where an engine is on this machine; `undefined` where it is not. */
export function findEngine(name: EngineName, machine = thisEngineMachine()): EngineEnvironment | undefined {
  return name === 'firefox' ? findFirefox(machine) : findWebKit(machine);
}

/** The Firefox that visitors have: Playwright's own is another build. */
function findFirefox({ platform, env, isExecutable, answers }: EngineMachine): EngineEnvironment | undefined {
  const places =
    platform === 'darwin'
      ? ['/Applications/Firefox.app/Contents/MacOS/firefox']
      : ['firefox', 'firefox-esr'].map((name) => onPath({ env, isExecutable }, name));
  const program = [env.FIREFOX_PATH, ...places].find((file) => file && isExecutable(file) && answers(file));
  return program ? { ENGINE: 'firefox', FIREFOX_PATH: program } : undefined;
}

function findWebKit(machine: EngineMachine): EngineEnvironment | undefined {
  if (machine.isExecutable(machine.playwrightWebKit())) return { ENGINE: 'webkit' };
  const driver = onPath(machine, 'WebKitWebDriver');
  // Its browser has no mode without a screen.
  const hasScreen = machine.env.DISPLAY || machine.env.WAYLAND_DISPLAY || onPath(machine, 'xvfb-run');
  return driver && hasScreen ? { ENGINE: 'webkit', WEBKIT_DRIVER: driver } : undefined;
}

function thisEngineMachine(): EngineMachine {
  return { ...thisMachine(), playwrightWebKit: () => webkit.executablePath() };
}

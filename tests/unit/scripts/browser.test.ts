/** @jest-environment node */
import { browserFlags, ensureBrowser, findBrowser, type Machine } from '@/scripts/browser';

/** A machine with these programs; `installs` says what appears when a command succeeds. */
function machineWith(
  programs: string[],
  changes: Partial<Machine> = {},
  installs: Record<string, string> = {},
): Machine & { commands: string[] } {
  const present = new Set(programs);
  const commands: string[] = [];
  return {
    commands,
    platform: 'linux',
    env: { PATH: '/usr/local/bin:/usr/bin', HOME: '/home/salon' },
    isRoot: false,
    isExecutable: (file) => present.has(file),
    answers: () => true,
    playwrightBrowser: () => '/cache/playwright/chrome',
    attempt: async (command, ...args) => {
      const words = [command, ...args];
      commands.push(words.join(' '));
      const [, appears] =
        Object.entries(installs).find(([what]) => what.split(' ').every((word) => words.includes(word))) ?? [];
      if (appears) present.add(appears);
      return appears !== undefined;
    },
    log: () => {},
    ...changes,
  };
}

describe('findBrowser', () => {
  it('takes the program of CHROME_PATH before any other', () => {
    const machine = machineWith(['/opt/chrome', '/usr/bin/chromium'], { env: { CHROME_PATH: '/opt/chrome' } });
    expect(findBrowser('measuring', machine)).toBe('/opt/chrome');
  });

  it('says so when CHROME_PATH is no program', () => {
    const machine = machineWith(['/usr/bin/chromium'], { env: { CHROME_PATH: '/opt/absent' } });
    expect(() => findBrowser('measuring', machine)).toThrow(/CHROME_PATH is \/opt\/absent/);
  });

  it.each(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])('finds %s on the PATH', (name) => {
    expect(findBrowser('measuring', machineWith([`/usr/bin/${name}`]))).toBe(`/usr/bin/${name}`);
  });

  it('takes the one without windows for tests, and not where something is measured', () => {
    const machine = machineWith(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']);
    expect(findBrowser('tests', machine)).toBe('/usr/bin/chromium-headless-shell');
    expect(findBrowser('measuring', machine)).toBe('/usr/bin/chromium');
    expect(findBrowser('tests', machineWith(['/usr/bin/chromium']))).toBe('/usr/bin/chromium');
  });

  it('passes over a program that does not answer', () => {
    const machine = machineWith(['/usr/bin/chromium-browser', '/usr/bin/google-chrome'], {
      answers: (file) => !file.endsWith('chromium-browser'),
    });
    expect(findBrowser('measuring', machine)).toBe('/usr/bin/google-chrome');
  });

  it('finds Chrome at its usual place on macOS and Windows', () => {
    const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
    expect(findBrowser('measuring', machineWith([mac], { platform: 'darwin' }))).toBe(mac);
    const env = { PROGRAMFILES: 'C:\\Program Files' };
    expect(findBrowser('measuring', machineWith([windows], { platform: 'win32', env }))).toBe(windows);
  });

  it("falls back to Playwright's own", () => {
    expect(findBrowser('measuring', machineWith(['/cache/playwright/chrome']))).toBe('/cache/playwright/chrome');
    expect(findBrowser('measuring', machineWith([]))).toBeUndefined();
  });
});

describe('ensureBrowser', () => {
  it('installs nothing where a browser is', async () => {
    const machine = machineWith(['/usr/bin/chromium']);
    expect(await ensureBrowser('measuring', machine)).toBe('/usr/bin/chromium');
    expect(machine.commands).toEqual([]);
  });

  it("installs Playwright's where there is none", async () => {
    const machine = machineWith([], {}, { 'playwright install': '/cache/playwright/chrome' });
    expect(await ensureBrowser('measuring', machine)).toBe('/cache/playwright/chrome');
    expect(machine.commands).toEqual(['playwright install --with-deps chromium']);
  });

  it.each([
    ['the one without windows for tests', 'tests', 'chromium-headless-shell', 3],
    ['the other where something is measured', 'measuring', 'chromium', 3],
    ['the other where there is none without windows', 'tests', 'chromium', 4],
  ] as const)(
    "installs Debian's as root where Playwright's cannot be reached: %s",
    async (_case, use, name, attempts) => {
      const installs = { 'apt-get update': '/var/lib/apt/lists', [`apt-get install ${name}`]: `/usr/bin/${name}` };
      const machine = machineWith(['/usr/bin/apt-get'], { isRoot: true }, installs);
      expect(await ensureBrowser(use, machine)).toBe(`/usr/bin/${name}`);
      expect(machine.commands).toHaveLength(attempts);
    },
  );

  it.each([
    ['nobody is root', { isRoot: false }, ['/usr/bin/apt-get']],
    ['there is no apt-get', { isRoot: true }, []],
    ['apt-get fails', { isRoot: true }, ['/usr/bin/apt-get']],
  ])('stops with one sentence where %s', async (_case, changes, programs) => {
    const failure = ensureBrowser('measuring', machineWith(programs, changes));
    await expect(failure).rejects.toThrow(/^No Chromium or Chrome was found [^\n]*CHROME_PATH[^\n]*\.$/);
  });
});

it('turns the sandbox off for root only', () => {
  expect(browserFlags({ isRoot: true })).toContain('--no-sandbox');
  expect(browserFlags({ isRoot: false })).toEqual([]);
});

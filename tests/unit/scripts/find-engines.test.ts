/** @jest-environment node */
import { type EngineMachine, findEngine } from '@/scripts/engines/find-engines';

/** A machine with these programs. */
function machineWith(programs: string[], changes: Partial<EngineMachine> = {}): EngineMachine {
  return {
    platform: 'linux',
    env: { PATH: '/usr/local/bin:/usr/bin' },
    isExecutable: (file) => programs.includes(file),
    answers: () => true,
    playwrightWebKit: () => '/cache/playwright/webkit',
    ...changes,
  };
}

describe('Firefox', () => {
  it.each(['firefox', 'firefox-esr'])('is found as %s on the PATH', (name) => {
    expect(findEngine('firefox', machineWith([`/usr/bin/${name}`]))).toEqual({
      ENGINE: 'firefox',
      FIREFOX_PATH: `/usr/bin/${name}`,
    });
  });

  it('is the one of FIREFOX_PATH before any other', () => {
    const env = { PATH: '/usr/bin', FIREFOX_PATH: '/opt/firefox' };
    const machine = machineWith(['/usr/bin/firefox', '/opt/firefox'], { env });
    expect(findEngine('firefox', machine)?.FIREFOX_PATH).toBe('/opt/firefox');
  });

  it('is missing where the program only asks for a package', () => {
    expect(findEngine('firefox', machineWith(['/usr/bin/firefox'], { answers: () => false }))).toBeUndefined();
  });
});

describe('WebKit', () => {
  it("is Playwright's own where that is installed", () => {
    const machine = machineWith(['/cache/playwright/webkit', '/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run']);
    expect(findEngine('webkit', machine)).toEqual({ ENGINE: 'webkit' });
  });

  it('is the one with a driver, given a screen or a program that stands in for one', () => {
    const driver = '/usr/bin/WebKitWebDriver';
    const found = { ENGINE: 'webkit', WEBKIT_DRIVER: driver };
    expect(findEngine('webkit', machineWith([driver, '/usr/bin/xvfb-run']))).toEqual(found);
    expect(findEngine('webkit', machineWith([driver], { env: { PATH: '/usr/bin', DISPLAY: ':0' } }))).toEqual(found);
    expect(findEngine('webkit', machineWith([driver]))).toBeUndefined();
  });
});

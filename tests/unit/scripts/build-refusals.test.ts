/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { steps } from '@/scripts/build';
import launchCheck from '@/scripts/commands/launch-check';
import { checkLaunch, type LaunchReport } from '@/scripts/launch-check';
import { BuildError } from '@/scripts/support/build-error';

jest.mock('@/scripts/launch-check', () => ({
  ...jest.requireActual('@/scripts/launch-check'),
  checkLaunch: jest.fn(),
}));

const environment = { ...process.env };
const placeholder = { file: 'content/salon.ts', line: 8, text: "street: 'x'" };
const contradiction = { file: 'content/prices.ts', line: 40, text: 'two prices' };

function reportWith(placeholders: LaunchReport['placeholders']) {
  jest.mocked(checkLaunch).mockResolvedValue({ placeholders, contradictions: [contradiction], untranslated: [] });
}

beforeEach(() => {
  for (const name of ['SITE_URL', 'BASE_PATH', 'RELEASE']) delete process.env[name];
  reportWith([placeholder]);
});

afterAll(() => {
  process.env = environment;
});

describe('the build', () => {
  /** What happens before anything is made. */
  const begin = async () => {
    const first = steps.filter(({ name }) => ['settings', 'content', 'release'].includes(name));
    for (const step of first) await step.run();
  };

  it('goes on where nothing is amiss, placeholders or not', async () => {
    await expect(begin()).resolves.toBeUndefined();
  });

  it.each([
    ['SITE_URL', 'www.mon-salon.ch', /^SITE_URL must be an address such as https:.*got "www\.mon-salon\.ch"\.$/],
    ['SITE_URL', 'https://mon-salon.ch/fr', /^SITE_URL .* without a path .*got "https:\/\/mon-salon\.ch\/fr"\.$/],
    ['BASE_PATH', 'salon', /^BASE_PATH must look like \/salon, .*got "salon"\.$/],
    ['BASE_PATH', '/salon/', /^BASE_PATH must look like \/salon, .*got "\/salon\/"\.$/],
  ])('refuses %s=%s before it makes anything', async (name, value, sentence) => {
    process.env[name] = value;
    const error = await begin().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BuildError);
    expect(String(Object(error).message)).toMatch(sentence);
  });

  it('refuses RELEASE=1 while a placeholder is left, and lists it', async () => {
    process.env.RELEASE = '1';
    await expect(begin()).rejects.toThrow(/content\/salon\.ts:8 {2}street: 'x'[\s\S]*RELEASE=1 builds for the public/);
    reportWith([]);
    await expect(begin()).resolves.toBeUndefined();
  });
});

describe('the launch check', () => {
  let printed: jest.SpyInstance;

  beforeEach(() => {
    printed = jest.spyOn(console, 'log').mockImplementation();
  });

  afterEach(() => printed.mockRestore());

  it('fails while a placeholder is left', async () => {
    await expect(launchCheck()).rejects.toThrow(
      'launch check, not ready for the public: 1 placeholder, 1 contradiction, 0 untranslated messages',
    );
    expect(printed.mock.calls.join('\n')).toContain("content/salon.ts:8  street: 'x'");
  });

  it('passes with contradictions, which it lists', async () => {
    reportWith([]);
    await launchCheck();
    expect(printed.mock.calls.join('\n')).toMatch(/content\/prices\.ts:40[\s\S]*ready for the public: 0 placeholders/);
  });
});

it('a command that refuses says its sentence and nothing else, and ends with 1', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], {
    encoding: 'utf8',
    env: { ...environment, SITE_URL: 'mon-salon', OUT_DIR: '.generated/refused/site' },
    timeout: 25_000,
  });
  expect(stdout).toMatch(/^\[1\/\d+\] settings \.\.\.\n$/);
  expect(stderr).toMatch(/^SITE_URL must be an address [^\n]*got "mon-salon"\.\n$/);
  expect(status).toBe(1);
});

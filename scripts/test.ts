import './support/example-salon.mjs';
import { existsSync } from 'node:fs';
import { installBrowser } from './browser';
import { BuildError } from './support/command';
import { inRepository } from './support/paths';
import { run } from './support/processes';
import { runCommand } from './support/run-command';

/** Command lines, run one after another until one fails. */
interface Suite {
  steps: readonly string[];
  env?: Record<string, string>;
}

const jest = (folder: string) => `jest --testMatch **/${folder}/*.test.ts`;

const withoutBrowser: Suite = {
  steps: ['npm run lint', 'npm run build', 'npm run types', 'html-validate out/**/*.html', 'npm run test:unit'],
};

const leaves: Record<string, Suite> = {
  editor: { steps: ['jest editor/tests', 'playwright test --grep @editor'] },
  kit: { steps: ['jest kit/tests', jest('kit/tests/built')] },
};

/** Tests that take long or need other programs. All but `subpath` need `npm run build` before them. */
const more: Record<string, Suite> = {
  pages: {
    steps: ['playwright test --grep-invert @editor|@command'],
    env: { EVERY_PAGE: '1' },
  },
  edits: { steps: ['jest tests/fuzz'], env: { EDITS: '300' } },
  owner: { steps: [jest('tests/owner')] },
  dev: { steps: ['playwright test --grep @command'] },
  hosts: { steps: [jest('tests/hosts')] },
  leaves: { steps: [jest('tests/leaves')] },
  engines: { steps: ['playwright test --config playwright.engines.config.ts'] },
  lighthouse: { steps: ['npx --yes @lhci/cli@0.15.1 autorun'] },
  subpath: {
    steps: ['npm run build', 'playwright test --project=desktop links.spec subpath.spec'],
    env: { BASE_PATH: '/salon', SALON: 'content', OUT_DIR: '.generated/subpath/site' },
  },
};

/** `npm test`: the site. `npm run test:leaves`: editor and kit. `npm run test:more`: the rest, or one by name. */
async function test(): Promise<void> {
  const [which, name] = process.argv.slice(2);
  if (!which) {
    // Both end before a failure is reported: a package manager that is interrupted leaves its packages broken.
    const ends = await Promise.allSettled([runSuite(withoutBrowser), installBrowser()]);
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    return runSuite({ steps: ['npm run test:e2e'] });
  }
  await installBrowser(which === 'more' ? 'measuring' : 'tests');
  if (which === 'leaves') {
    for (const [folder, suite] of Object.entries(leaves)) if (existsSync(inRepository(folder))) await runSuite(suite);
    return;
  }
  const names = Object.keys(more);
  if (name && !names.includes(name)) throw new BuildError(`« ${name} » n’est pas l’un de : ${names.join(', ')}.`);
  for (const [own, suite] of Object.entries(more)) if (!name || name === own) await runSuite(suite);
}

async function runSuite({ steps, env }: Suite): Promise<void> {
  for (const step of steps) {
    const [program = '', ...args] = step.split(' ');
    const { status } = await run(program, args, { stdio: 'inherit', env: { ...process.env, ...env }, minutes: 60 });
    if (status !== 0) throw new BuildError(`« ${step} » a échoué.`);
  }
}

void runCommand('scripts/test.ts', test, { options: null, holdsAs: `npm run ${process.env.npm_lifecycle_event}` });

import { spawnSync } from 'node:child_process';
import { runCommand } from './support/run-command';

/** `npm run test:subpath`: builds the site below `/salon` and walks through it, on every system alike. */
async function testSubpath(): Promise<void> {
  const env = { ...process.env, BASE_PATH: '/salon', OUT_DIR: '.generated/subpath/site' };
  for (const command of ['npm run build', 'npm run test:e2e -- --project=desktop links.spec subpath.spec']) {
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env });
    if (status !== 0) {
      process.exitCode = 1;
      return;
    }
  }
}

void runCommand('subpath.ts', testSubpath);

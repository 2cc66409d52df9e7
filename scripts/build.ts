import { rm } from 'node:fs/promises';
import { makeContent } from './content/make-content';
import { remarksOnLinks } from './inspect/text-remarks';
import { refuseRelease, summarize } from './launch/findings';
import { leftIn, reportLaunch } from './launch/report';
import { findLeft } from './leaves';
import { draftsDir } from './support/files';
import { runCommand } from './support/run-command';

/** `npm run build`: checks the content and makes the site of it in `out/`. */
export async function build(): Promise<void> {
  // Of a command that was killed.
  await rm(draftsDir, { recursive: true, force: true });
  const check = await makeContent();
  const report = reportLaunch(check, await findLeft(check));
  refuseRelease(report);
  // The pages import the content that has just been made.
  const { makeSite } = await import('./make-site');
  const made = await makeSite(leftIn(report, check.content));
  // The owner may take away a page that a text leads to: its site is built all the same.
  const lost = remarksOnLinks(check.entries).map(({ sentence }) => sentence);
  if (lost.length > 0) console.log(`Des liens se sont perdus :\n${lost.join('\n')}`);
  console.log(`${made} ${summarize(report)}`);
}

void runCommand('scripts/build.ts', build, { holdsAs: 'npm run build' });

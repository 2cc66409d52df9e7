import { rm } from 'node:fs/promises';
import { makeContent } from './content/make-content';
import { remarksOnLinks } from './inspect/text-remarks';
import { refuseRelease, summarize } from './launch/findings';
import { leftIn, reportLaunch } from './launch/report';
import { findLeft } from './leaves';
import { draftsDir } from './support/files';
import { runCommand } from './support/run-command';

/** `npm run build`: checks the content and makes the site in `out/`. Returns the content and what is left to do. */
export async function build() {
  // Half-written files of a command that was killed.
  await rm(draftsDir, { recursive: true, force: true });
  const check = await makeContent();
  const { content, entries } = check;
  const findings = reportLaunch(check, await findLeft(check));
  refuseRelease(findings);
  // Imported late, because these modules import the content that has just been made.
  const { makeSite } = await import('./make-site');
  const made = await makeSite(leftIn(findings, content));
  // A text's link to a deleted page does not stop the build.
  const lost = remarksOnLinks(entries).map(({ sentence }) => sentence);
  if (lost.length > 0) console.log(`Des liens se sont perdus :\n${lost.join('\n')}`);
  console.log(`${made} ${summarize(findings)}`);
  return { content, entries, findings };
}

void runCommand('scripts/build.ts', build, { holdsAs: 'npm run build' });

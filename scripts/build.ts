import { makeContent } from './content/make-content';
import { refuseRelease, reportLaunch, summarize } from './launch-check';
import { runCommand } from './support/run-command';

/** What can refuse a build comes first, and nothing that reads the content is loaded before it is checked. */
async function build(): Promise<void> {
  const report = await reportLaunch(await makeContent());
  refuseRelease(report);
  const { makeSite } = await import('./make-site');
  console.log(`${await makeSite()} ${summarize(report)}`);
}

void runCommand('build.ts', build);

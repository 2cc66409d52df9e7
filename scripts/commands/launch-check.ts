import { checkLaunch, listFindings, summarize } from '../launch-check';
import { BuildError } from '../support/build-error';

/** `npm run launch-check`: what must be done before the site goes public; fails while a placeholder is left. */
export default async function launchCheck(): Promise<void> {
  const report = await checkLaunch();
  const details = listFindings(report);
  if (details) console.log(`${details}\n`);
  const summary = `launch check, ${summarize(report)}`;
  if (report.placeholders.length > 0) throw new BuildError(summary);
  console.log(summary);
}

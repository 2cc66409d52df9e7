import { checkLaunch, summarize } from './launch-check';

/** Last step of the build: what is still missing for the public, in one line. Never stops the build. */
export default async function launchSummary(): Promise<string> {
  return `${summarize(await checkLaunch())} (npm run launch-check)`;
}

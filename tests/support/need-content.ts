import type { Config } from 'jest';
import { findUnmade } from '../../scripts/support/made';

/** Ends the run if the generated content is missing or of another salon; tests of hosts need the built site too. */
export default async function needContent(_: Config, { testMatch }: Config): Promise<void> {
  const isSite = [testMatch].flat().some((pattern) => pattern?.includes('/hosts/'));
  const unmade = await findUnmade({ isSite, isDraftsOk: !isSite });
  if (!unmade) return;
  console.error(unmade);
  process.exit(1);
}

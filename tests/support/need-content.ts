import type { Config } from 'jest';
import { findUnmade } from '../../scripts/support/made';

/** Says so where the content that the tests read is not made, or is another salon's; those of hosts read the site too. */
export default async function needContent(_: Config, { testMatch }: Config): Promise<void> {
  const isSite = [testMatch].flat().some((pattern) => pattern?.includes('/hosts/'));
  const unmade = await findUnmade({ isSite, isDraftsOk: !isSite });
  if (!unmade) return;
  console.error(unmade);
  process.exit(1);
}

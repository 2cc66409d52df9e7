import type { Leaf } from '../scripts/leaves';

/** The kit for other salons, as the build knows it. */
export const leaf: Leaf = {
  init: async () => (await import('./init')).init(),
};

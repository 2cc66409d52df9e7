import type { Finding } from '../scripts/launch/findings';
import type { Leaf } from '../scripts/leaves';
import { findLeftovers } from './find-leftovers';
import { findPlaceholders } from './find-placeholders';

/** The kit for other salons, as the build knows it: it finds what a salon still has of the examples. */
export const leaf: Leaf = {
  init: async () => (await import('./init')).init(),
  findLeft: async (check, folder): Promise<Finding[]> => {
    const { left, borrowed } = await findLeftovers(check, folder);
    const examples = [...left, ...(await findPlaceholders(check, folder))];
    return [
      ...examples.map((problem) => ({ kind: 'example' as const, problem })),
      ...borrowed.map((problem) => ({ kind: 'borrowed' as const, problem })),
    ];
  },
};

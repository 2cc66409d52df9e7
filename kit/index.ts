import type { Leaf } from '../scripts/leaves';

export const leaf: Leaf = {
  init: async () => (await import('./init')).init(),
};

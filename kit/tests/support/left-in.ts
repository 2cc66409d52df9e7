import { leaf } from '@/kit/index';
import type { Check } from '@/scripts/content/make-content';
import type { Finding } from '@/scripts/launch/findings';
import { reportLaunch } from '@/scripts/launch/report';

/** Returns what the launch check finds in a salon, the kit's own findings included. */
export const leftIn = async (check: Check, folder: string): Promise<Finding[]> =>
  reportLaunch(check, await leaf.findLeft?.(check, folder));

import { picturesStep } from '../build';
import { runSteps } from '../support/steps';

/** Pictures and film only, for work on them. */
export default function pictures(): Promise<void> {
  return runSteps([picturesStep]);
}

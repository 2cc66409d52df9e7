import { assetSteps } from '../build';
import { runSteps } from '../support/steps';

/** Pictures and the other files made from `content/`, and nothing else. */
export default function pictures(): Promise<void> {
  return runSteps(assetSteps);
}

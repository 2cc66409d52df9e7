import type { SiteContent } from '../../content/schema/site';
import { BuildError } from '../support/build-error';
import { loadContent } from './load-content';
import { checkMessages } from './messages';
import { checkPages } from './pages';
import { type Problem, toSentence } from './problem';
import { checkRoutes } from './routes';
import { checkShape } from './shape';
import { checkPictures, checkPriceList, checkPricesShown } from './tables';

/** Everything that is wrong in the content. A wrong shape hides the rest, which takes the shape for granted. */
export function checkContent(content: SiteContent): Problem[] {
  const problems = checkShape(content);
  if (problems.length > 0) return problems;
  const rules = [checkRoutes, checkPages, checkPriceList, checkPricesShown, checkPictures, checkMessages];
  return rules.flatMap((check) => check(content));
}

/**
 * Step of the build: stops before anything is made of broken content.
 * @throws BuildError with one sentence a line, each naming file, entry and field.
 */
export async function checkContentStep(): Promise<string> {
  const sentences = checkContent(loadContent()).map(toSentence);
  if (sentences.length > 0) throw new BuildError(sentences.join('\n'));
  return 'nothing amiss';
}

import type { SiteContent } from '../../content/schema/site';
import { checkMessages } from './messages';
import { checkPages } from './pages';
import type { Problem } from './problem';
import { checkRoutes } from './routes';
import { checkShape } from './shape';
import { checkPictures, checkPriceList } from './tables';

export type { SiteContent } from '../../content/schema/site';
export { loadContent } from './load-content';
export { type Problem, toSentence } from './problem';

/** Everything that is wrong in the content. A wrong shape hides the rest, which takes the shape for granted. */
export function checkContent(content: SiteContent): Problem[] {
  const problems = checkShape(content);
  if (problems.length > 0) return problems;
  const rules = [checkRoutes, checkPages, checkPriceList, checkPictures, checkMessages];
  return rules.flatMap((check) => check(content));
}

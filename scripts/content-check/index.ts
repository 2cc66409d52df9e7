import { checkCollections } from './collections';
import { checkMessages } from './messages';
import { checkPages } from './pages';
import { checkPictures } from './pictures';
import { checkPrices } from './prices';
import type { Problem } from './problem';
import { checkRoutes } from './routes';
import { checkSalon } from './salon';
import { checkShape } from './shape';
import type { SiteContent } from './site-content';
import { checkTexts } from './texts';

export { type Problem, toSentence } from './problem';
export { loadContent, type SiteContent } from './site-content';

/**
 * Everything that is wrong in the content, file by file of this folder; nothing when it can be published. What is no
 * plain data hides all else, because no other check could look at it.
 */
export function checkContent(content: SiteContent): Problem[] {
  const problems = checkShape(content);
  if (problems.length > 0) return problems;
  return [
    checkSalon,
    checkRoutes,
    checkPages,
    checkPrices,
    checkPictures,
    checkCollections,
    checkTexts,
    checkMessages,
  ].flatMap((check) => check(content));
}

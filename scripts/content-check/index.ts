import { checkCollections } from './collections';
import { checkEmptyStrings } from './empty-strings';
import { checkMessages } from './messages';
import { checkPages } from './pages';
import { checkPictures } from './pictures';
import { checkPrices } from './prices';
import type { Problem } from './problem';
import { checkRoutes } from './routes';
import { checkSalon } from './salon';
import type { SiteContent } from './site-content';

export { type Problem, toSentence } from './problem';
export { loadContent, type SiteContent } from './site-content';

/** Everything that is wrong in the content, file by file of this folder; nothing when it can be published. */
export function checkContent(content: SiteContent): Problem[] {
  return [
    checkSalon,
    checkRoutes,
    checkPages,
    checkPrices,
    checkPictures,
    checkCollections,
    checkEmptyStrings,
    checkMessages,
  ].flatMap((check) => check(content));
}

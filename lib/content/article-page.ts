import type { Article } from '../../content/schema/articles';
import type { PageId } from '../../content/schema/pages';

// No file of a page can be called like these ids.

/** The page of an article. */
export const articlePageId = (id: Article['id']): PageId => `article_${id}`;
/** The page that lists all articles, where there are more than the blog has room for. */
export const archiveId: PageId = 'articles_all';

const allWords: Record<string, string> = { fr: 'tous', de: 'alle', it: 'tutti' };

/** Where an article stands: below the blog. */
export const articlePath = (blog: string, id: Article['id']) => `${blog}/${id}`;
export const archivePath = (blog: string, language: string) => `${blog}/${allWords[language] ?? 'all'}`;

/** How many articles the blog shows in full, and how many it lists after them: its page has to stay light. */
export const [shownArticles, listedArticles] = [4, 8];

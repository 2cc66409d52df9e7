import type { Article } from '../schema/articles';
import type { PageId } from '../schema/pages';

// These ids have an underscore, which the name of a page's file cannot have, so that they never clash.

/** The page of an article. */
export const articlePageId = (id: Article['id']): PageId => `article_${id}`;
/** The page that lists all articles, where there are more than the blog has room for. */
export const archiveId: PageId = 'articles_all';

const allWords: Record<string, string> = { fr: 'tous', de: 'alle', it: 'tutti' };

/** Path of an article: below the blog's. */
export const articlePath = (blog: string, id: Article['id']) => `${blog}/${id}`;
export const archivePath = (blog: string, language: string) => `${blog}/${allWords[language] ?? 'all'}`;

/** Numbers of articles that the blog shows in full, and that it lists after them, so that its page stays light. */
export const [shownArticles, listedArticles] = [4, 8];

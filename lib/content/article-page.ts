import type { Article } from '../../content/schema/articles';
import type { PageId } from '../../content/schema/pages';

/** The page of an article; no file of a page can be called so. */
export const articlePageId = (id: Article['id']): PageId => `article_${id}`;

/** Where an article stands: below the blog. */
export const articlePath = (blog: string, id: Article['id']) => `${blog}/${id}`;

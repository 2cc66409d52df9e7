import type { Article } from '../schema/articles';
import type { PageId } from '../schema/pages';

/** The page of an article; the name of a page's file cannot have an underscore, so that the two never clash. */
export const articlePageId = (id: Article['id']): PageId => `article_${id}`;

/** Returns the path of an article: below the blog's. */
export const articlePath = (blog: string, id: Article['id']) => `${blog}/${id}`;

import type { Article } from '../schema/articles';
import type { PageId } from '../schema/pages';

/** Returns the id of an article's page. Names of page files have no underscore, so ids never clash. */
export const articlePageId = (id: Article['id']): PageId => `article_${id}`;

export const articlePath = (blog: string, id: Article['id']) => `${blog}/${id}`;

import type { PageId } from '../schema/pages';
import { articlePageId } from './article-page';
import { articles } from './content';

/** The blog articles in reading order, each with the id of its page. */
export const siteArticles = articles.map((article) => ({ ...article, page: articlePageId(article.id) }));
export type SiteArticle = (typeof siteArticles)[number];
/** The first four articles, which the blog shows with pictures, and the others, which it lists below. */
export const [newestArticles, olderArticles] = [siteArticles.slice(0, 4), siteArticles.slice(4)];

/**
 * Returns the blog article of a page.
 * @throws Error when the page is of another kind.
 */
export function getArticle(id: PageId): SiteArticle {
  const article = siteArticles.find(({ page }) => page === id);
  if (!article) throw new Error(`content/articles has none for the page ${id}.`);
  return article;
}

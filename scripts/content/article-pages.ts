import { articlePageId, articlePath } from '../../lib/content/article-page';
import { wordsOf } from '../../lib/content/rich-text';
import { beginningOf } from '../../lib/i18n/sentences';
import type { Article } from '../../lib/schema/articles';
import { type Page, type PageId, searchLimits } from '../../lib/schema/pages';
import type { Salon } from '../../lib/schema/salon';

export function articlePages(
  articles: readonly Article[],
  pages: readonly (readonly [PageId, Page])[],
  { name }: Pick<Salon, 'name'>,
): [PageId, Page][] {
  const [parent, blog] = pages.find(([, { kind }]) => kind === 'blog') ?? [];
  if (!blog) return [];
  const page = (title: string, text: string) => {
    const whole = `${title} | ${name}`;
    return {
      parent,
      otherNames: [],
      title: whole.length <= searchLimits.title.max ? whole : beginningOf(title, searchLimits.title),
      // A short article's description is filled up with the blog's.
      description: beginningOf(`${text} ${blog.description}`, searchLimits.description),
      label: title,
      heading: title,
    };
  };
  return articles.map(({ id, title, picture, sections }): [PageId, Page] => {
    const text = sections.flatMap(({ paragraphs }) => paragraphs.map(wordsOf)).join(' ');
    return [articlePageId(id), { kind: 'article', path: articlePath(blog.path, id), picture, ...page(title, text) }];
  });
}

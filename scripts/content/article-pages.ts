import type { Article } from '../../content/schema/articles';
import type { Page, PageId } from '../../content/schema/pages';
import { articlePageId, articlePath } from '../../lib/content/article-page';
import { beginningOf } from '../../lib/i18n/sentences';

/** A page for each article, with head and links made of its words; none where the salon has no blog. */
export function articlePages(
  articles: readonly Article[],
  pages: readonly (readonly [PageId, Page])[],
  salonName: string,
): [PageId, Page][] {
  const [parent, blog] = pages.find(([, { kind }]) => kind === 'blog') ?? [];
  if (!blog) return [];
  return articles.map(({ id, title, picture, sections }) => {
    const whole = `${title} | ${salonName}`;
    // What is too short for a search result ends in the blog's own words.
    const text = [...sections.flatMap(({ paragraphs }) => paragraphs), blog.description].join(' ');
    const page: Page = {
      kind: 'article',
      path: articlePath(blog.path, id),
      parent,
      otherNames: [],
      title: whole.length <= 60 ? whole : beginningOf(title, { max: 60 }),
      description: beginningOf(text, { min: 120, max: 160 }),
      label: title,
      heading: title,
      picture,
    };
    return [articlePageId(id), page];
  });
}

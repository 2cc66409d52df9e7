import {
  archiveId,
  archivePath,
  articlePageId,
  articlePath,
  listedArticles,
  shownArticles,
} from '../../lib/content/article-page';
import { wordsOf } from '../../lib/content/rich-text';
import type { Messages } from '../../lib/i18n/message-types';
import { beginningOf } from '../../lib/i18n/sentences';
import type { Article } from '../../lib/schema/articles';
import { type Page, type PageId, searchLimits } from '../../lib/schema/pages';
import type { Salon } from '../../lib/schema/salon';

/** Makes a page of each article, and an archive if the blog does not list all of them; nothing if there is no blog. */
export function articlePages(
  articles: readonly Article[],
  pages: readonly (readonly [PageId, Page])[],
  { name, language }: Pick<Salon, 'name' | 'language'>,
  messages: Messages,
): [PageId, Page][] {
  const [parent, blog] = pages.find(([, { kind }]) => kind === 'blog') ?? [];
  if (!blog) return [];
  const page = (title: string, text: string) => {
    const whole = `${title} | ${name}`;
    return {
      parent,
      otherNames: [],
      title: whole.length <= searchLimits.title.max ? whole : beginningOf(title, searchLimits.title),
      // A short article continues with the description of the blog.
      description: beginningOf(`${text} ${blog.description}`, searchLimits.description),
      label: title,
      heading: title,
    };
  };
  const ofArticles = articles.map(({ id, title, picture, sections }): [PageId, Page] => {
    const text = sections.flatMap(({ paragraphs }) => paragraphs.map(wordsOf)).join(' ');
    return [articlePageId(id), { kind: 'article', path: articlePath(blog.path, id), picture, ...page(title, text) }];
  });
  if (articles.length <= shownArticles + listedArticles) return ofArticles;
  const titles = articles.map(({ title }) => title).join(', ');
  const { all } = messages.blog;
  const archive = page(all, `${all} : ${titles}.`);
  return [
    ...ofArticles,
    [archiveId, { kind: 'archive', path: archivePath(blog.path, language), picture: blog.picture, ...archive }],
  ];
}

import { routes } from '../../content/routes';
import { salon } from '../../content/salon';
import { getPageOfKind, siteArticles } from '../content/pages';
import { typeset } from '../i18n/typography';
import { articleHref } from '../links/href';
import { absoluteUrl } from '../links/site';
import { escapeXml } from './xml';

/** Where the feed lies, from the root of the site: the folder `app/feed.xml`. */
export const feedPath = '/feed.xml';

/** Most articles of the feed: readers fetch all of it each time, and keep what they have read. */
export const feedLength = 20;

/** The first articles as RSS 2.0, in the order of the blog; without dates, for they have none. */
export function blogFeed(): string {
  const blog = getPageOfKind('blog', 'blog');
  const address = absoluteUrl(routes.blog);
  const items = siteArticles.slice(0, feedLength).map((article) => {
    const link = absoluteUrl(articleHref(article.id));
    const [first, ...rest] = article.paragraphs.map((paragraph) => `<p>${escapeXml(paragraph)}</p>`);
    const text = [first, `<h2>${escapeXml(article.subHeading)}</h2>`, ...rest].join('');
    return element('item', [
      element('title', escapeXml(article.title)),
      element('link', escapeXml(link)),
      element('guid', escapeXml(link)),
      element('category', escapeXml(article.category)),
      element('description', escapeXml(text)),
    ]);
  });
  const channel = element('channel', [
    element('title', escapeXml(typeset(`${salon.name} : ${blog.heading}`))),
    element('link', escapeXml(address)),
    element('description', escapeXml(blog.intro)),
    element('language', 'fr-ch'),
    `<atom:link href="${escapeXml(absoluteUrl(feedPath))}" rel="self" type="application/rss+xml"/>`,
    ...items,
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">${channel}</rss>\n`;
}

function element(name: string, content: string | string[]): string {
  return Array.isArray(content) ? `<${name}>\n${content.join('\n')}\n</${name}>` : `<${name}>${content}</${name}>`;
}

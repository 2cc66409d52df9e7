import { routes } from '@/content/routes';
import { messages } from '@/lib/i18n/messages';
import { absoluteUrl } from '@/lib/site';

// The manifests of pictures and share images are made by the build.
jest.mock('@/lib/pictures', () => ({ pictureData: (id: string) => ({ src: `/pictures/${id}.webp` }) }));
jest.mock('@/lib/share-image', () => ({
  shareImage: () => ({ url: 'https://example.ch/share.jpg', width: 1200, height: 630 }),
}));
// A blog of 14 articles: two full pages and four articles more.
jest.mock('@/content/articles', () => {
  const { articles } = jest.requireActual<typeof import('@/content/articles')>('@/content/articles');
  return {
    articles: Array.from({ length: 14 }, (_, index) => ({ ...articles[index % 4], id: `article-${index + 1}` })),
  };
});

import sitemap from '@/app/sitemap';
import { blogFeed } from '@/lib/feed';
import { jsonLdFor } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { pageWords } from '@/lib/page-words';
import {
  articleHref,
  articlesOn,
  catchAllRoutes,
  pageCount,
  pageFromSegments,
  pagerNumbers,
  sitePages,
} from '@/lib/pagination';

const blog = (number: number) => ({ id: 'blog' as const, number });

it('a long list goes on under numbers, each article on one page, in order', () => {
  expect(pageCount('blog')).toBe(3);
  expect([1, 2, 3, 4].flatMap((number) => articlesOn(number).map(({ id }) => id))).toEqual(
    Array.from({ length: 14 }, (_, index) => `article-${index + 1}`),
  );
});

it('lists that are short stay one page, at the address they have', () => {
  const paths = catchAllRoutes.map(({ path }) => `/${path.join('/')}`);
  expect(paths.filter((path) => /\d$/.test(path))).toEqual([`${routes.blog}/2`, `${routes.blog}/3`]);
  expect(sitePages.filter(({ number }) => number > 1).every(({ id }) => id === 'blog')).toBe(true);
});

it('an address leads to its page and a wrong number to none', () => {
  expect(pageFromSegments(['Blog'])).toEqual(blog(1));
  expect(pageFromSegments(['Blog', '3'])).toEqual(blog(3));
  for (const wrong of ['0', '1', '4', '02']) expect(() => pageFromSegments(['Blog', wrong])).toThrow(/no path/);
});

it('an article is linked where it stands', () => {
  expect(articleHref('article-5')).toBe(`${routes.blog}#article-5`);
  expect(articleHref('article-6')).toBe(`${routes.blog}/2#article-6`);
  expect(blogFeed()).toContain(absoluteUrl(`${routes.blog}/3#article-14`));
});

it('every page says something of its own, within the lengths of search results', () => {
  const words = [1, 2, 3].map((number) => pageWords(blog(number)));
  for (const field of ['title', 'description', 'heading'] as const) {
    expect(new Set(words.map((page) => page[field])).size).toBe(3);
  }
  for (const { title, description } of words) {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(160);
  }
  expect(pageMetadata('blog', 'fr', 2)).toMatchObject({
    title: words[1]?.title,
    alternates: { canonical: absoluteUrl(`${routes.blog}/2`) },
  });
});

it('structured data describes the articles of the page, one step below the first', () => {
  const graph = JSON.stringify(jsonLdFor('blog', 'fr', 2));
  expect(graph).toContain('#article-6"');
  expect(graph).not.toContain('#article-5"');
  expect(graph).toContain(`"position":3,"name":"${messages.fr.pagination.page.replace('{number}', '2')}"`);
});

it('the sitemap names them all', () => {
  const addresses = sitemap().map(({ url }) => url);
  expect(addresses.filter((address) => address.startsWith(absoluteUrl(routes.blog)))).toEqual(
    ['', '/2', '/3'].map((end) => absoluteUrl(routes.blog + end)),
  );
});

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [2, 3, [1, 2, 3]],
  [1, 34, [1, 2, 3, 5, 9, 17, 33, 34]],
  [20, 34, [1, 4, 12, 16, 18, 19, 20, 21, 22, 24, 28, 34]],
])('a pager at %i of %i offers %j', (number, count, numbers) => {
  expect(pagerNumbers(number, count)).toEqual(numbers);
});

it('a pager leads from any page to any other in a few steps, however many there are', () => {
  const count = 1000;
  const reached = new Map([[500, 0]]);
  for (const [page, steps] of reached) {
    for (const next of pagerNumbers(page, count)) if (!reached.has(next)) reached.set(next, steps + 1);
  }
  expect(reached.size).toBe(count);
  expect(Math.max(...reached.values())).toBeLessThanOrEqual(6);
  expect(pagerNumbers(500, count).length).toBeLessThan(25);
});

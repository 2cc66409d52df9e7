import { articles } from '@/content/articles';
import { absoluteUrl } from '@/lib/links/site';
import { blogFeed } from '@/lib/seo/feed';

jest.mock('@/content/articles', () => {
  const article = {
    id: 'essai',
    category: 'Coiffure',
    title: 'Peigne & ciseaux : <avant> "après"',
    picture: 'coupe-femme',
    fallback: 'salon',
    paragraphs: ['Un.', 'Deux < trois.', 'Quatre.'],
    subHeading: 'Le fil & la pointe',
  };
  return { articles: [article, { ...article, id: 'second', title: 'Second' }] };
});

function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

it('lists every article once, in the order of the blog, at its place on the page', () => {
  const feed = parse(blogFeed());
  const links = [...feed.querySelectorAll('item > link')].map((link) => link.textContent);
  expect(links).toEqual([absoluteUrl('/Blog#essai'), absoluteUrl('/Blog#second')]);
  expect([...feed.querySelectorAll('item > guid')].map((guid) => guid.textContent)).toEqual(links);
});

it('keeps characters that mean something in XML', () => {
  const feed = parse(blogFeed());
  expect(feed.querySelector('item > title')?.textContent?.replace(/\s/g, ' ')).toBe(articles[0]?.title);
});

it('carries the whole article as HTML, sub-heading after the first paragraph', () => {
  const html = parse(blogFeed()).querySelector('item > description')?.textContent ?? '';
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  expect([...body.children].map((child) => `${child.tagName}: ${child.textContent}`)).toEqual([
    'P: Un.',
    'H2: Le fil & la pointe',
    'P: Deux < trois.',
    'P: Quatre.',
  ]);
});

it('has what RSS readers require and no invented dates', () => {
  const xml = blogFeed();
  const feed = parse(xml);
  for (const field of ['title', 'link', 'description', 'language']) {
    expect(feed.querySelector(`channel > ${field}`)?.textContent).toBeTruthy();
  }
  expect(xml).not.toMatch(/pubDate|lastBuildDate/);
});

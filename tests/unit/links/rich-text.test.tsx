import { RichParagraph } from '@/components/layout/rich-text';
import { mainLocale } from '@/lib/content/content';
import { neededId } from '@/lib/content/pages';
import { hrefOf, pathOf } from '@/lib/links/href';
import { newTab } from '@/lib/links/new-tab';
import { readSiteUrl } from '@/lib/links/site';
import { htmlOf } from '../support/html';

const prices = neededId('price-list');
const path = pathOf(prices, mainLocale);

it.each([
  ['to a page of the site', `[a](${path})`, `href="${hrefOf(prices)}"`],
  ['to a page of the site by its whole address', `[a](${readSiteUrl()}${path})`, `href="${hrefOf(prices)}"`],
  ['to another site, in a tab of its own', '[a](https://a.ch/b)', `href="https://a.ch/b".*rel="${newTab.rel}"`],
  ['to a mailbox', '[a](mailto:b@a.ch)', 'href="mailto:b@a.ch"'],
])('a paragraph shows its links %s', (_, text, link) => {
  expect(htmlOf(<RichParagraph text={`Voir ${text}.`} />)).toMatch(new RegExp(`^<p>Voir <a .*${link}.*>a</a>\\.</p>$`));
});

it('a link to a missing page or to the editor is plain words', () => {
  expect(htmlOf(<RichParagraph text="[a](/pas-de-page) [b](/admin)" />)).toBe('<p>a b</p>');
});

it('words in bold keep their link', () => {
  expect(htmlOf(<RichParagraph text="**Un [a](tel:+41321234567)**, *deux*." />)).toMatch(
    /^<p><strong>Un <a href="tel:\+41321234567"[^>]*>a<\/a><\/strong>, <em>deux<\/em>\.<\/p>$/,
  );
});

it.each([
  ['- Un\n- Deux', 'ul'],
  ['1. Un\n2. Deux', 'ol'],
])('a Markdown list becomes an HTML list: %j', (text, tag) => {
  expect(htmlOf(<RichParagraph text={text} />)).toMatch(
    new RegExp(`^<${tag} [^>]*><li>Un</li><li>Deux</li></${tag}>$`),
  );
});

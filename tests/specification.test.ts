import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as content from '@/lib/content/content';
import { namedPaths } from '@/lib/content/named-paths';
import { folderPaths } from '@/lib/content/page-paths';
import { idsOfKind } from '@/lib/content/pages';
import { siteGroups } from '@/lib/content/prices';
import { siteArticles } from '@/lib/content/site-articles';
import { suggestPath } from '@/lib/links/suggest-path';
import type { PageKind, PageOfKind } from '@/lib/schema/pages';
import { openFile } from '@/scripts/inspect/exported-site';
import { salonFolder } from '@/scripts/support/paths';

type Lists = Record<string, string[]>;
type Texts = Record<string, string>;
const specified: Record<'words' | 'related', Lists> &
  Record<'routes' | 'hairdressing' | 'footer' | 'nailCards', string> &
  Record<'german' | 'homeCards' | 'articles' | 'sections' | 'header', string[]> &
  Record<'suggestions' | 'hours', Texts> & { content: object; prices: Record<string, Texts>; widget: string[][] } =
  parse(readFileSync('tests/specification.yaml', 'utf8'));

const { pages, prices } = content;

/** Returns a text with plain apostrophes and spaces. */
const plain = (text: string | null | undefined) => text?.replaceAll('’', "'").replace(/[\u00a0\u202f]/g, ' ');

/** Returns the first page of a kind. */
const pageOfKind = <Kind extends PageKind>(kind: Kind) => pages[idsOfKind(kind)[0] ?? ''] as PageOfKind<Kind>;
/** The fields of all pages of cards in one object: one page has `services`, one has `cards`, one has `bands`. */
const cardLists: PageOfKind<'cards'> = Object.assign({}, ...idsOfKind('cards').map((id) => pages[id]));
const specifiedPaths = (name: 'routes' | 'hairdressing' | 'footer' | 'nailCards') => specified[name].split(/\s+/);
const pathsOf = (ids: readonly string[]) => ids.map((id) => pages[id]?.path);

const built = (name: string) => openFile(`/${name}.html`);
const textOf = (page: Document, selector: string) => plain(page.querySelector(selector)?.textContent);
const pick = (...names: (keyof typeof specified)[]) => Object.fromEntries(names.map((name) => [name, specified[name]]));
const linksIn = (page: Document, root: string) =>
  [...page.querySelectorAll(`${root} a`)].map((link) => link.getAttribute('href'));

// The tests are skipped for any other salon, because an owner may change everything.
const isExample =
  salonFolder === 'content' && readFileSync('content/salon.json', 'utf8').includes('"phone": "[exemple]');

(isExample ? describe : describe.skip)('the example salon', () => {
  it.each(Object.entries(specified.words))(
    'the interface has the specified words of the messages %s',
    (branch, words) => {
      const said = branch.split('.').reduce<object>((tree, name) => Reflect.get(tree, name), content.messages.fr ?? {});
      expect(Object.values(said)).toEqual(expect.arrayContaining(words));
    },
  );

  it('each specified path has a page, and each specified hairdressing service a card', () => {
    const paths = Object.values(pages).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining([...specifiedPaths('routes'), ...specifiedPaths('hairdressing')]));
    expect(pathsOf(cardLists.services ?? [])).toEqual(expect.arrayContaining(specifiedPaths('hairdressing')));
    expect(folderPaths().sort()).toEqual(['/Services', '/services']);
  });

  it('cards, blog articles, sections, header links and suggestions are the specified ones, in their order', () => {
    const { serviceCards } = pageOfKind('home');
    const home = built('index');
    const sections = [...home.querySelectorAll('main section[id]')].map(({ id }) => id);
    expect({
      german: Object.values(content.translations.de?.pages ?? {}).map(({ path }) => path),
      nailCards: pathsOf((cardLists.bands ?? []).map(({ route }) => route)),
      homeCards: pathsOf(serviceCards.map(({ route }) => route)),
      suggestions: Object.keys(specified.suggestions).map((path) => suggestPath(path, namedPaths)),
      articles: siteArticles.map(({ category, title }) => plain(`${category}: ${title}`)),
      sections: sections.filter((id) => specified.sections.includes(id)),
      header: linksIn(home, 'header nav').slice(0, 5),
    }).toEqual({
      ...pick('german', 'homeCards', 'articles', 'sections', 'header'),
      nailCards: specifiedPaths('nailCards'),
      suggestions: Object.values(specified.suggestions),
    });
    expect(linksIn(built('contact'), 'footer')).toEqual(expect.arrayContaining(specifiedPaths('footer')));
    expect(serviceCards.map(({ features }) => features.length)).toEqual([4, 4]);
    expect(pageOfKind('home').reasons).toHaveLength(5);
  });

  it.each(Object.entries(specified.prices))('the group %s has its specified prices and minutes', (title, rows) => {
    const group = siteGroups.find((one) => one.title === title);
    const listed = group?.rows.map(({ id }) => {
      const { service, variant, price, minutes } = prices[id] ?? {};
      // Prices of hands and feet may share a name; the variant "pieds" is no part of it.
      const name = [service, variant === 'pieds' ? undefined : variant].filter(Boolean).join(' ');
      return `${name}: ${[price?.kind === 'fixed' ? price.amount : 'quote', minutes].filter(Boolean).join(', ')}`;
    });
    expect(listed?.map((line) => line.replaceAll('\u00a0', ' '))).toEqual(
      expect.arrayContaining(Object.entries(rows).map((row) => row.join(': '))),
    );
  });

  it('the nail overview has its specified prices, and the page of all services every row of the price list', () => {
    const cards = (cardLists.cards ?? []).map(({ price }) => prices[price]?.price);
    const others = cards.map((price) => (price?.kind === 'fixed' ? price.overviewAmount : undefined));
    expect([others.length, others.filter(Boolean)]).toEqual([6, [35, 65, 55, 50]]);
    const lines = pageOfKind('all-services').trades.flatMap((trade) => trade.lines);
    const shown = lines.flatMap(({ prices: ids = [] }) => ids);
    expect(siteGroups.flatMap(({ rows }) => rows).filter(({ id }) => !shown.includes(id))).toEqual([]);
  });

  it.each(Object.entries(specified.related))('the page %s offers at its end the pages %j', (path, others) => {
    const page = Object.values(pages).find((one) => one.path === path) as PageOfKind<'landing'>;
    expect(pathsOf(page.related)).toEqual(expect.arrayContaining(others));
  });

  it('content, terms and home page have the specified facts and promises', () => {
    expect(content).toMatchObject(specified.content);
    const terms = textOf(built('terms'), 'main');
    for (const words of ['24 heures', '48 heures', 'en espèces ou par carte']) expect(terms).toContain(words);
    const home = built('index');
    expect([...home.querySelectorAll('#about dd')].map(({ textContent }) => textContent)).toEqual(['5+', '100+']);
    expect(home.querySelector('video[muted][loop]')).not.toBeNull();
  });

  it.each(Object.entries(specified.hours))('the page %s says its specified opening hours', (page, hours) =>
    expect(textOf(built(page), 'main')).toContain(hours),
  );

  it('each blog article has three paragraphs and one sub-heading, and the blog its specified words', () => {
    for (const { sections } of siteArticles) {
      expect(sections.flatMap(({ paragraphs }) => paragraphs)).toHaveLength(3);
      expect(sections.filter(({ heading }) => heading)).toHaveLength(1);
    }
    const { heading, closing } = pageOfKind('blog');
    expect([heading, closing.title]).toEqual(['Blog Beauté', 'Envie d’essayer nos services\u202f?']);
  });

  it.each(specified.widget)(
    'on %s, in %s, the link “%s” opens the French booking widget in a new tab',
    (page = '', part = '', words = '') => {
      const links = [...built(page).querySelectorAll<HTMLAnchorElement>(`${part} a[target="_blank"]`)];
      const link = links.find(({ textContent }) => plain(textContent)?.includes(words));
      const { origin, pathname, search } = new URL(link?.href ?? '');
      expect(origin + search).toBe('https://booking.localsearch.ch?locale=fr');
      const [, ...rest] = /^\/bookings\/[^/]+(\/services)?$/.exec(pathname) ?? [];
      expect(rest).toEqual([page === 'services/onglerie' ? '/services' : undefined]);
      expect(link?.rel).toMatch(/noopener/);
    },
  );

  it('two pages tell search engines that the salon is a hair salon with its price range and currency', () => {
    for (const page of ['coiffure-manucure-beaute', 'coiffure-franches-montagnes']) {
      const data = built(page).querySelector('script[type="application/ld+json"]')?.textContent;
      expect(data).toMatch(/"@type":\[?[^\]]*"HairSalon"/);
      expect(data).toMatch(/"priceRange":"\$\$".*"currenciesAccepted":"CHF"/);
    }
  });
});

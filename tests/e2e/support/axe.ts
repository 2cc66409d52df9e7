import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { otherLocales, translations } from '@/lib/content/content';
import { getPage, pageIds } from '@/lib/content/pages';
import { siteSalon } from '@/lib/content/salon';
import { type Locale, mainLocale } from '@/lib/i18n/locale';
import { messagesIn } from './messages';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Rules whose answer the width may change on a page that has been asked all of them. */
const layoutRules = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/** What axe finds wrong with the page as it stands, by WCAG 2.2 AA and the habits of the trade: rule and places. */
async function axeFaults(page: Page, rules = tags): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      runOnly,
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, rules);
}

/** Fails where axe finds fault with a page that nobody has scrolled, at each of some widths: by every rule on a phone, then by those of layout. */
export async function expectNoFaultUnscrolled(page: Page): Promise<void> {
  for (const [width, height, rules] of [
    [390, 844, tags],
    [412, 915, layoutRules],
    [768, 1024, layoutRules],
    [1280, 800, layoutRules],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect.soft(await axeFaults(page, rules), `axe, as it comes, ${width} px wide`).toEqual([]);
  }
}

/** Short words that give a language away, and those that controls are named with by who forgot to translate them. */
const words: Record<Locale, RegExp> = {
  fr: wordsOf('le la les une et ou pour avec vous votre vos est dans au aux du ce cette nos mes sur par plus pas chez'),
  de: wordsOf(
    'der die das und oder mit für ist sind nicht ein eine einen sie ihr ihre im zum zur den dem auf von auch',
  ),
  it: wordsOf('la le con del della dei delle che è più vi vostro vostra anche sono alla dal nel questo questa'),
  en: wordsOf(
    `the and or your with is are this that not of close open next previous month week year today choose select selected
     loading skip show hide more home toggle required invalid search button click here must please`,
  ),
};

function wordsOf(list: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${list.split(/\s+/).join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(stringsIn);

/** Labels of the site by the language they are written in. */
const labels = new Map(
  [mainLocale, ...otherLocales].map((locale) => {
    const pages =
      locale === mainLocale ? pageIds.map((id) => getPage(id)) : Object.values(translations[locale]?.pages ?? {});
    return [locale, new Set([...stringsIn(messagesIn(locale)), ...pages.map(({ label }) => label)])];
  }),
);

/** What is said, seen or only heard, in another language than the page or the part of it claims. */
async function misreadText(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const langOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? '';
    const said = [{ text: document.title, lang: document.documentElement.lang }];
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const lang = langOf(element);
      for (const name of ['aria-label', 'aria-roledescription', 'aria-valuetext', 'alt', 'title', 'placeholder']) {
        said.push({ text: element.getAttribute(name) ?? '', lang });
      }
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) said.push({ text: node.nodeValue ?? '', lang });
      }
    }
    return said.flatMap(({ text, lang }) => (/\p{Ll}/u.test(text) ? [{ text: text.trim(), lang }] : []));
  });
  return said.flatMap(({ text: whole, lang }) => {
    // A name is of no language.
    const text = whole.replaceAll(siteSalon.name, '');
    const claimed = lang.slice(0, 2);
    const count = (pattern: RegExp | undefined) => (pattern && text.match(pattern)?.length) ?? 0;
    const isMisread = words[claimed] && Object.values(words).some((other) => count(other) > count(words[claimed]));
    const own = labels.get(claimed);
    const isMislabelled = own && !own.has(text) && [...labels.values()].some((others) => others.has(text));
    return isMisread || isMislabelled ? [`${lang}: ${text}`] : [];
  });
}

/** Fails where axe finds fault with the page in a state of it, or where something is said in another language than it claims. */
export async function expectNoFault(page: Page, state: string): Promise<void> {
  expect.soft(await axeFaults(page), `axe, ${state}`).toEqual([]);
  expect.soft(await misreadText(page), `in another language than they say, ${state}`).toEqual([]);
}

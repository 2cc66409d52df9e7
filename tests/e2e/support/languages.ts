import type { Page } from '@playwright/test';
import { translations } from '@/lib/content/content';
import { getPage, pageIds } from '@/lib/content/pages';
import { siteSalon } from '@/lib/content/salon';
import { typesetDeep } from '@/lib/i18n/typography';
import { messages } from './messages';

type Language = 'fr' | 'de' | 'en';

/** Short words that give a language away, and those that controls are named with by who forgot to translate them. */
const words: Record<Language, RegExp> = {
  fr: wordsOf('le la les une et ou pour avec vous votre vos est dans au aux du ce cette nos mes sur par plus pas chez'),
  de: wordsOf(
    'der die das und oder mit für ist sind nicht ein eine einen sie ihr ihre im zum zur den dem auf von auch',
  ),
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
const labels = {
  fr: new Set([...stringsIn(messages), ...pageIds.map((id) => getPage(id).label)]),
  de: new Set([
    ...stringsIn(typesetDeep(translations.de?.messages, 'de')),
    ...Object.values(translations.de?.pages ?? {}).map(({ label }) => label),
  ]),
};

/** Everything the page says, seen or only heard, with the language it says it in. */
function readSaid(page: Page): Promise<{ text: string; lang: string }[]> {
  return page.evaluate(() => {
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
}

/** What is said in another language than the page or the part of it claims. */
export async function misreadText(page: Page): Promise<string[]> {
  // A name is of no language.
  const said = (await readSaid(page)).map(({ text, lang }) => ({ text: text.replaceAll(siteSalon.name, ''), lang }));
  return said.flatMap(({ text, lang }) => {
    const claimed = lang.slice(0, 2) as Language;
    const count = (language: Language) => text.match(words[language])?.length ?? 0;
    const isMisread = (['fr', 'de', 'en'] as const).some((other) => count(other) > count(claimed));
    const [own, foreign] = claimed === 'de' ? [labels.de, labels.fr] : [labels.fr, labels.de];
    const isMislabelled = claimed !== 'en' && foreign.has(text) && !own.has(text);
    return isMisread || isMislabelled ? [`${lang}: ${text}`] : [];
  });
}

import { mainLocale, requestServices } from '../../lib/content/content';
import { zurichDay } from '../../lib/dates/zurich-date';
import { languageName } from '../../lib/i18n/format';
import type { RequestService } from '../../lib/schema/request';
import { drawingsOf } from '../assets/brand';
import { crowdedOut } from '../assets/header';
import type { Entry } from '../content/entries';
import type { Text } from '../content/find-problems';
import { toPlace } from '../content/problem';
import { lookAtPages } from './built-pages';
import { openFile, type PageFault, pageFiles, readSite } from './exported-site';
import { inWrongLanguage, withoutNames } from './language';
import { cutWords, remedyOf, screenWidths } from './legibility';
import { discoloredPictures, palePictures, remarksOnPictures, remarksOnUnseen } from './picture-remarks';
import { type Remark, remarksOnEntries, remarksOnHeader } from './text-remarks';
import { budgetOf, kilobytesAgainst } from './weight';
import { sentenceOf, sourceOf, textsOf } from './wording';

const figure = new Intl.NumberFormat('fr-CH', { maximumFractionDigits: 1 });

/** What could be better about the site in `out/`, and where to change it. None of it prevents publishing. */
export async function findRemarks(entries: readonly Entry[], texts: readonly Text[]): Promise<Remark[]> {
  const cut = await wordsCutOnScreens();
  const faults = [
    ...heavyPages(texts),
    ...misreadWords(),
    ...unsaidWords(),
    ...palePictures(),
    ...(await discoloredPictures()),
    ...cut,
  ];
  const header = await crowdedOut(drawingsOf());
  const onPages = faults.map((fault) => {
    const source = sourceOf(fault, texts);
    const inEditor = sentenceOf(fault, texts, source && { ...source, file: '' });
    return { file: source?.file, sentence: sentenceOf(fault, texts), inEditor };
  });
  return [
    ...onPages,
    ...remarksOnEntries(entries, zurichDay(new Date())),
    ...remarksOnPictures(entries),
    ...remarksOnUnseen(entries),
    ...remarksOnHeader(header, entries),
  ];
}

function heavyPages(texts: readonly Text[]): PageFault[] {
  return pageFiles.flatMap((file) => {
    const page = readSite(file);
    const budget = budgetOf(page);
    const weight = kilobytesAgainst(budget, [page]);
    if (weight <= budget) return [];
    const [longest] = textsOf(file, texts).toSorted((one, other) => other.value.length - one.value.length);
    const way = longest ? ` ; son plus long texte : ${toPlace({ ...longest, file: '' })}` : '';
    const [shown, limit] = [Math.ceil(weight * 10) / 10, budget].map((size) => figure.format(size));
    return {
      file,
      fault: `pèse ${shown} ko ; au-delà de ${limit} elle s’affiche moins vite loin des antennes${way}`,
    };
  });
}

function misreadWords(): PageFault[] {
  return pageFiles.flatMap((file) => {
    const said = [...openFile(file).querySelectorAll(':not(script, style, template)')].flatMap((element) => {
      const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
      const attributes = ['alt', 'aria-label'].map((name) => element.getAttribute(name));
      const texts = [...own.map(({ nodeValue }) => nodeValue), ...attributes];
      return texts.map((text) => ({ text: text?.trim() ?? '', lang }));
    });
    return inWrongLanguage(said).map(({ text, lang, looksLike }) => {
      const language = languageName(looksLike, 'fr');
      const named = /^[aeiou]/.test(language) ? `de l’${language}` : `du ${language}`;
      const fault = `dit « ${text.slice(0, 60)} » en ${languageName(lang.slice(0, 2), 'fr')} : n’est-ce pas ${named} ?`;
      return { file, words: text, fault };
    });
  });
}

/** Texts that pages in another language have in the main one: marked as such, but they could be translated. */
function unsaidWords(): PageFault[] {
  const main = languageName(mainLocale, 'fr');
  return pageFiles.flatMap((file) => {
    const page = openFile(file);
    const locale = page.documentElement.lang.slice(0, 2);
    if (locale === mainLocale) return [];
    const parts = [...page.body.querySelectorAll(`[lang|="${mainLocale}"]:not([hreflang])`)];
    const words = parts.map((part) => withoutNames(part.getAttribute('alt') ?? part.textContent).trim());
    // The list of services opens in the browser alone.
    const hasForm = page.querySelector('[data-island*="/booking-"]') !== null;
    const isUnsaid = ({ translations }: RequestService) => !translations.some(({ language }) => language === locale);
    const services = requestServices.filter((one) => hasForm && isUnsaid(one)).map(({ label }) => label);
    return [...new Set([...words, ...services])].flatMap((text) =>
      /\p{L}/u.test(text) ? { file, words: text, fault: `dit « ${text.slice(0, 60)} » en ${main}` } : [],
    );
  });
}

/** Words that are parted without a hyphen, once each with the widths where they are. @throws BuildError where there is no browser. */
function wordsCutOnScreens(): Promise<PageFault[]> {
  return lookAtPages(async (browser, address) => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const byWord = new Map<string, { shown: string; at: Set<number> }>();
    for (const width of screenWidths) {
      await page.setViewportSize({ width, height: 900 });
      for (const shown of await cutWords(page)) {
        const word = shown.replace('|', '');
        const before = byWord.get(word);
        byWord.set(word, { shown: before?.shown ?? shown, at: new Set(before?.at).add(width) });
      }
    }
    await page.close();
    return [...byWord].map(([words, { shown, at }]) => ({
      words,
      fault: `coupe « ${shown} » sans trait d’union sur un écran de ${[...at].join(', ')} pixels : ${remedyOf(shown)}`,
    }));
  });
}

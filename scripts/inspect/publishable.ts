import type { Browser, Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import htmlRules from '../../.htmlvalidate.mjs';
import type { Text } from '../content/find-problems';
import { axeFaults } from './axe';
import { lookAtPages } from './built-pages';
import { type PageFault, readSite } from './exported-site';
import { sidewaysScroll, unreadableText } from './legibility';
import { deadLinks, unreachablePages } from './links';
import { faultsInStructuredData } from './structured-data';
import { waysToBook } from './ways-to-book';
import { sentenceOf } from './wording';

type Fault = Omit<PageFault, 'file'>;

/** In CSS pixels. */
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/**
 * Finds what keeps the site in `out/` from being published, a French sentence each: dead links, pages that no link leads to, invalid HTML and structured data,
 * violations of the policy and of WCAG 2.2 AA (axe), words that cannot be read, no way to book. What is only less good is found by
 * `quality.ts`.
 */
export async function findBarriers(texts: readonly Text[]): Promise<string[]> {
  const inFiles = [...deadLinks(), ...unreachablePages(), ...(await faultsInStructuredData())];
  const onScreen = await lookAtPages(async (browser, address, file) => {
    const look = () => faultsOnScreen(browser, address);
    // Looks a second time before reporting, because a busy machine can cause faults that are none.
    const found = (await look()).length > 0 ? await look() : [];
    return [...faultsInHtml(file), ...found];
  });
  return [...new Set([...inFiles, ...onScreen].map((fault) => sentenceOf(fault, texts)))];
}

// Only the rules of the HTML standard; the tests ask for more, such as headings that differ.
const validator = new HtmlValidate({ ...htmlRules, extends: ['html-validate:standard'] });

const faultsInHtml = (file: string): Fault[] =>
  validator
    .validateStringSync(readSite(file))
    .results.flatMap(({ messages }) => messages)
    .map(({ line, message, ruleId }) => ({
      fault: `n’est pas du HTML valide à la ligne ${line} : ${message} (${ruleId})`,
    }));

/** Returns the faults of a page that a visitor meets on a phone or on a desktop. */
async function faultsOnScreen(browser: Browser, address: string): Promise<Fault[]> {
  const context = await browser.newContext({ locale: 'fr-CH', timezoneId: 'Europe/Zurich', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults: Fault[] = [];
  page.on('pageerror', ({ message }) => faults.push({ fault: `a une erreur : ${message}` }));
  page.on('console', (message) => {
    if (/content security policy|permissions policy/i.test(message.text()))
      faults.push({ fault: `demande ce que sa politique de sécurité refuse : ${message.text()}` });
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== 'localhost')
      faults.push({ fault: `demande un fichier à ${hostname} avant que personne l’ait voulu` });
  });
  try {
    await page.setViewportSize(phone);
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    faults.push(...(await faultsOfIslands(page)));
    for (const fault of await axeFaults(page)) faults.push({ fault: `ferme la porte à quelqu’un : ${fault}` });
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      faults.push(...(await faultsOfSize(page, size.width)));
    }
  } catch (error) {
    faults.push({ fault: `ne s’ouvre pas : ${Object(error).message}` });
  } finally {
    await context.close();
  }
  return faults;
}

/** Starts every island, except those that only a press starts. */
async function faultsOfIslands(page: Page): Promise<Fault[]> {
  const islands = page.locator('[data-props]:not([data-island*="/choice-"])');
  await page.locator('[data-island]').evaluateAll((roots) => {
    for (const root of roots) root.dispatchEvent(new FocusEvent('focusin'));
  });
  const hydrated = page.locator('[data-props][data-state="hydrated"]');
  for (const island of await islands.all()) {
    try {
      await island.and(hydrated).waitFor({ state: 'attached', timeout: 20_000 });
    } catch {
      return [
        { fault: `a une partie qui ne démarre pas : ${(await island.getAttribute('data-island'))?.split(' ')[0]}` },
      ];
    }
  }
  return [];
}

async function faultsOfSize(page: Page, width: number): Promise<Fault[]> {
  const on = `sur un écran de ${width} pixels`;
  const sideways = await sidewaysScroll(page);
  const spoiled = (await unreadableText(page)).map(({ words, others, fault }) => ({
    words,
    others,
    fault: `montre « ${words.slice(0, 60)} », qui ${fault} ${on}`,
  }));
  const isBookable = [await isWayToBookInSight(page, 0), await isWayToBookInSight(page, Number.MAX_SAFE_INTEGER)];
  return [
    ...spoiled,
    ...(sideways > 0 ? [{ fault: `déborde de ${sideways} pixels ${on}` }] : []),
    ...(isBookable.every(Boolean) ? [] : [{ fault: `n’a pas de lien pour prendre rendez-vous sous les yeux ${on}` }]),
  ];
}

const isWayToBookInSight = (page: Page, top: number): Promise<boolean> =>
  page.evaluate(
    async ([selector, y]) => {
      scrollTo({ top: y, behavior: 'instant' });
      const isInFront = (link: Element) => {
        const { left, top: start, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + width / 2, start + height / 2));
      };
      // Waits some frames, because bars are shown and hidden after scrolling.
      for (let frame = 0; frame < 120; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if ([...document.querySelectorAll(selector)].some(isInFront)) return true;
      }
      return false;
    },
    // A page that asks for a call has a bar of phones that books nothing.
    [`${waysToBook}, .bottom-bar:not(:has(${waysToBook})) [href^="tel:"]`, top] as const,
  );

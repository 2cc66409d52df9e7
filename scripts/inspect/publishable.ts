import type { Browser, Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import htmlRules from '../../.htmlvalidate.mjs';
import { axeFaults } from './axe';
import { lookAtPages } from './built-pages';
import { type PageFault, readSite } from './exported-site';
import { sidewaysScroll, unreadableText } from './legibility';
import { deadLinks, unreachablePages } from './links';
import { faultsInStructuredData } from './structured-data';
import { sentenceOf } from './wording';

type Fault = Omit<PageFault, 'file'>;

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/**
 * Returns the errors that prevent publication of `out/`, in French: dead links, unreachable pages, invalid HTML and
 * structured data, violations of the policy and of WCAG 2.2 AA, illegible words. `quality.ts` finds lesser ones.
 */
export async function findBarriers(): Promise<string[]> {
  const inFiles = [...deadLinks(), ...unreachablePages(), ...(await faultsInStructuredData())];
  const onScreen = await lookAtPages(async (browser, address, file) => {
    const look = () => faultsOnScreen(browser, address);
    // An error is reported only if a second look finds one too: on a busy machine the first may be wrong.
    const found = (await look()).length > 0 ? await look() : [];
    return [...faultsInHtml(file), ...found];
  });
  return [...new Set([...inFiles, ...onScreen].map(sentenceOf))];
}

// Only rules of the HTML standard; `npm test` asks for more, such as unique headings.
const validator = new HtmlValidate({ ...htmlRules, extends: ['html-validate:standard'] });

const faultsInHtml = (file: string): Fault[] =>
  validator
    .validateStringSync(readSite(file))
    .results.flatMap(({ messages }) => messages)
    .map(({ line, message, ruleId }) => ({
      fault: `n’est pas du HTML valide à la ligne ${line} : ${message} (${ruleId})`,
    }));

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

/** Starts every island. Returns an error if React does not hydrate one in 20 seconds (`choice` has no React). */
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
  const unreadable = await unreadableText(page);
  return [
    ...unreadable.map((fault) => ({ fault: `montre ${fault} ${on}` })),
    ...(sideways > 0 ? [{ fault: `déborde de ${sideways} pixels ${on}` }] : []),
  ];
}

import { expect, type Page } from '@playwright/test';
import { axeFaults as findFaults, wcag } from '@/scripts/inspect/axe';
import { inWrongLanguage } from '@/scripts/inspect/language';

/** What axe finds wrong by WCAG 2.2 AA and by the habits of the trade. */
const everyRule = [...wcag, 'best-practice'];

/** Rules whose answer the width may change on a page that has been asked all of them. */
const layoutRules = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

const axeFaults = (page: Page, rules = everyRule) => findFaults(page, rules);

/** Fails where axe finds fault with a page that nobody has scrolled, at each of some widths: by every rule on a phone, then by those of layout. */
export async function expectNoFaultUnscrolled(page: Page): Promise<void> {
  for (const [width, height, rules] of [
    [390, 844, everyRule],
    [768, 1024, layoutRules],
    [1280, 800, layoutRules],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect.soft(await axeFaults(page, rules), `axe, as it comes, ${width} px wide`).toEqual([]);
  }
}

/** What is said, seen or only heard, in another language than the page or the part of it claims. */
async function misreadText(page: Page): Promise<object[]> {
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
    return said.map(({ text, lang }) => ({ text: text.trim(), lang }));
  });
  return inWrongLanguage(said);
}

/** Fails where axe finds fault with the page in a state of it, or where something is said in another language than it claims. */
export async function expectNoFault(page: Page, state: string): Promise<void> {
  expect.soft(await axeFaults(page), `axe, ${state}`).toEqual([]);
  expect.soft(await misreadText(page), `in another language than they say, ${state}`).toEqual([]);
}

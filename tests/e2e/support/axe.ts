import { expect, type Page } from '@playwright/test';
import { axeFaults as findFaults, wcag } from '@/scripts/inspect/axe';

/** WCAG 2.2 AA and the habits of the trade. */
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

/** Fails where axe finds fault with the page in a state of it. */
export async function expectNoFault(page: Page, state: string): Promise<void> {
  expect.soft(await axeFaults(page), `axe, ${state}`).toEqual([]);
}

import { expect, type Page } from '@playwright/test';
import { axeFaults as findFaults, wcag } from '@/scripts/inspect/axe';

/** Axe's tags for WCAG 2.2 AA and best practice. */
const everyRule = [...wcag, 'best-practice'];

/** Rules whose result may depend on the width of the screen. */
const layoutRules = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

const axeFaults = (page: Page, rules = everyRule) => findFaults(page, rules);

/** Fails if axe finds an error on an unscrolled page: by every rule on a phone, by layout rules on wider screens. */
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

export async function expectNoFault(page: Page, state: string): Promise<void> {
  expect.soft(await axeFaults(page), `axe, ${state}`).toEqual([]);
}

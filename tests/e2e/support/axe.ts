import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { misreadText } from './languages';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What axe finds wrong with the page as it stands, by WCAG 2.2 AA and the habits of the trade: rule and places. */
async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
      // The frame of the map is ours; the page in it is Google's.
      { exclude: [['iframe', 'html']] },
      // It would wait half a second for an answer from that page, and list all that it found in order.
      { runOnly, iframes: false, preload: false, resultTypes: ['violations'] },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, tags);
}

/** Fails where axe finds fault with the page in a state of it, or where something is said in another language than it claims. */
export async function expectNoFault(page: Page, state: string): Promise<void> {
  expect.soft(await axeFaults(page), `axe, ${state}`).toEqual([]);
  expect.soft(await misreadText(page), `in another language than they say, ${state}`).toEqual([]);
}

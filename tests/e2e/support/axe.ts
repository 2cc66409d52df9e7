import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it stands, by WCAG 2.2 AA and the habits of the trade: rule and places. */
export async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(tags)
    // Otherwise every look opens a page of its own to put frames together, of which there is none to look into.
    .setLegacyMode()
    // The frame of the map is ours and looked at; the page in it is Google's, and the tests stand an empty one in for it.
    .exclude(['iframe', 'html'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

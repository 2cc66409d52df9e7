import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { germanRoutes, routes } from '../../content/routes';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

for (const path of [...Object.values(routes), ...Object.values(germanRoutes), '/rien']) {
  test(`${path} has no accessibility fault that axe can find`, async ({ page }) => {
    await page.goto(path);
    // Lazy pictures and hidden notices change nothing for axe; fonts do, through the size of targets.
    await page.evaluate(() => document.fonts.ready);
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).exclude('iframe').analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([]);
  });
}

import { expect, test } from '@playwright/test';
import { type RouteId, routes } from '../../content/routes';

const keyPages: RouteId[] = ['accueil', 'tarifs', 'service-balayage', 'services-coiffure', 'blog', 'contact'];

// A Saturday, the salon open: the status chip and the form's date say the same on every day the test runs.
const now = new Date('2027-03-06T10:30:00+01:00');

for (const id of keyPages) {
  test(`${id} looks as it did`, { tag: '@both' }, async ({ page }) => {
    await page.clock.setFixedTime(now);
    await page.goto(routes[id]);
    // Islands start at the first interaction.
    await page.mouse.move(5, 5);
    await page.keyboard.press('Shift');
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await document.fonts.ready;
    });
    await expect(page).toHaveScreenshot(`${id}.png`);
  });
}

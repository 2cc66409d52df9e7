import { expect, test } from '@playwright/test';
import { shownArticles } from '@/lib/content/article-page';
import { areShadesExamples } from '@/lib/content/content';
import { getPage, newestArticles, pageIds, siteShades } from '@/lib/content/pages';
import { pathOf } from '@/lib/links/href';
import { paths } from '@/tests/support/paths';
import { fileFor, openFile } from './support/exported-site';
import { faintWords } from './support/legibility';
import { messages } from './support/messages';

/** Paths of the pages that begin in one way. */
const openedBy = (way: string) =>
  pageIds
    .filter((id) => Object.entries(getPage(id)).some(([name, value]) => name === 'opening' && value === way))
    .map((id) => pathOf(id, 'fr'));

for (const path of openedBy('over')) {
  test(`the words over the picture of ${path} stand out from it`, { tag: '@check' }, async ({ page }) => {
    await page.goto(path);
    const words = 'main h1, main h1 ~ p:not(:has(a)), main h1 ~ p > a:last-child';
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page
        .locator('main img')
        .first()
        .evaluate((image: HTMLImageElement) => image.decode());
      await expect(page.locator(words)).toHaveCount(3);
      expect.soft(await faintWords(page, words), `${width} px`).toEqual([]);
    }
  });
}

for (const path of openedBy('shades')) {
  test(`${path} shows each shade in its colour, by its name`, async ({ page }) => {
    await page.goto(path);
    const card = page.getByRole('region', { name: siteShades?.title });
    await expect(card.getByRole('listitem')).toHaveCount(siteShades?.shades.length ?? 0);
    await expect(card.getByText(messages.shades.examples)).toHaveCount(areShadesExamples ? 1 : 0);
    for (const { name, color } of siteShades?.shades ?? []) {
      const shade = card.getByRole('listitem').filter({ hasText: name });
      await expect(shade.locator('[aria-hidden]')).toHaveAttribute('style', new RegExp(color));
      await expect(shade.getByText(name, { exact: true })).toBeVisible();
    }
  });
}

if (paths.blog) {
  test('the blog has its newest articles in full, those after the first to be opened where they stand', async ({
    page,
  }) => {
    const file = openFile(fileFor(paths.blog) ?? '');
    const texts = newestArticles.map(({ id }) => file.getElementById(id)?.textContent);
    expect(newestArticles.length).toBeLessThanOrEqual(shownArticles);
    for (const [index, { sections }] of newestArticles.entries()) {
      for (const paragraph of sections.flatMap(({ paragraphs }) => paragraphs))
        expect(texts[index]).toContain(paragraph);
    }
    await page.goto(paths.blog);
    await page.emulateMedia({ media: 'print' });
    const ends = newestArticles.map(({ sections }) => page.getByText(sections.at(-1)?.paragraphs.at(-1) ?? ''));
    for (const end of ends) await expect(end).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    for (const [index, { id, sections }] of newestArticles.entries()) {
      const article = page.locator(`[id="${id}"]`);
      if (index > 0 && sections.flatMap(({ paragraphs }) => paragraphs).length > 1) {
        await expect(ends[index] ?? article).toBeHidden();
        await article.locator('summary').click();
      }
      await expect(ends[index] ?? article).toBeVisible();
    }
  });
}

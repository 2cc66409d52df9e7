import { expect, type Page, test } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { hyphenate } from '@/scripts/finish/hyphenation';
import { cutWords, remedyOf, screenWidths } from '@/scripts/inspect/legibility';
import { namesIn } from '@/tests/support/treatments';

const languages = ['de', 'it'] as const;

/** The names of a language as titles of pages and of parts, and as entries of a list, without places where they may be parted. */
const written = (language: (typeof languages)[number]) =>
  namesIn(language)
    .map((name) => name.replaceAll('|', ''))
    .map((name) => {
      const lang = `lang="${language}-CH"`;
      return `<h1 ${lang} class="text-4xl">${name}</h1><h2 ${lang}>${name}</h2><p ${lang}>${name}</p>`;
    })
    .join('');

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
});

/** Shows something in place of the page, in a column of a width. */
const show = (page: Page, html: string, width: string) =>
  page.locator('main').evaluate(
    (main, [innerHTML, width]) => {
      Object.assign(main, { innerHTML });
      Object.assign(main.style, { display: 'block', width });
    },
    [html, width] as const,
  );

for (const language of languages) {
  test(`names of treatments are parted with hyphens, whatever browser shows them (${language})`, async ({ page }) => {
    const { document } = new JSDOM(written(language)).window;
    hyphenate(document, [], 'none');
    for (const width of screenWidths) {
      await page.setViewportSize({ width, height: 900 });
      await show(page, document.body.innerHTML, 'calc(100vw - 2.5rem)');
      expect(await cutWords(page), `${width} px`).toEqual([]);
    }
    // Half of a phone, the narrowest place of names, where no title of a page stands.
    for (const title of document.querySelectorAll('h1')) title.remove();
    await show(page, document.body.innerHTML, '10.5rem');
    expect(await cutWords(page)).toEqual([]);
  });
}

test('words that are cut for want of a hyphen, and those that no-break spaces tie together, are found, with what helps', async ({
  page,
}) => {
  await show(page, '<h2 class="text-4xl">Prima\u00a0di\u00a0tutto</h2><p>a\u00a0Gesichtsbehandlung</p>', '7rem');
  const found = (await cutWords(page)).map((cut) => [cut.replace('|', ''), remedyOf(cut)]);
  expect(Object.fromEntries(found)).toEqual({
    'Prima\u00a0di\u00a0tutto': expect.stringContaining('espaces ordinaires'),
    Gesichtsbehandlung: expect.stringContaining('&shy;'),
  });
});

import { expect, test } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { hyphenate } from '@/scripts/finish/hyphenation';
import { cutWords } from '@/scripts/inspect/legibility';
import { namesIn } from '@/tests/support/treatments';

const languages = ['de', 'it'] as const;

/** The names of a language as titles and as entries of a list, without places where they may be parted. */
const written = (language: (typeof languages)[number]) =>
  namesIn(language)
    .map((name) => name.replaceAll('|', ''))
    .map((name) => `<h2 lang="${language}-CH">${name}</h2><p lang="${language}-CH">${name}</p>`)
    .join('');

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
});

for (const language of languages) {
  test(`names of treatments are parted with hyphens, whatever browser shows them (${language})`, async ({ page }) => {
    const { document } = new JSDOM(written(language)).window;
    hyphenate(document, [], 'none');
    const main = page.locator('main');
    await main.evaluate((element, html) => Object.assign(element, { innerHTML: html }), document.body.innerHTML);
    await main.evaluate((element) => Object.assign(element.style, { display: 'block', width: '10.5rem' }));
    expect(await cutWords(page)).toEqual([]);
  });

  test(`names that are cut for want of a hyphen are found, with the place (${language})`, async ({ page }) => {
    const main = page.locator('main');
    await main.evaluate((element, html) => Object.assign(element, { innerHTML: html }), written(language));
    await main.evaluate((element) => Object.assign(element.style, { display: 'block', width: '8rem' }));
    const found = (await cutWords(page)).map((word) => word.replace('|', ''));
    const long = namesIn(language).flatMap((name) => name.replaceAll('|', '').split(' '));
    expect(found).toEqual(expect.arrayContaining(long.filter(({ length }) => length > 14)));
  });
}

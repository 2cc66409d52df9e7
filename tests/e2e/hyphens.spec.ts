import { expect, test } from '@playwright/test';
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

for (const language of languages) {
  test(`names of treatments are parted with hyphens, whatever browser shows them (${language})`, async ({ page }) => {
    const { document } = new JSDOM(written(language)).window;
    hyphenate(document, [], 'none');
    const main = page.locator('main');
    await main.evaluate((element, html) => Object.assign(element, { innerHTML: html }), document.body.innerHTML);
    for (const width of screenWidths) {
      await page.setViewportSize({ width, height: 900 });
      // The whole page, then half of a phone, the narrowest place of names, where no title of a page stands.
      for (const [room, isTitled] of [
        ['calc(100vw - 2.5rem)', true],
        ['10.5rem', false],
      ] as const) {
        await main.evaluate((element, own) => Object.assign(element.style, { display: 'block', width: own }), room);
        await main.evaluate((element, on) => {
          for (const title of element.querySelectorAll('h1')) title.hidden = !on;
        }, isTitled);
        expect(await cutWords(page), `in ${room} of ${width}`).toEqual([]);
      }
    }
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

test('words that no-break spaces tie together are found as such, with what helps', async ({ page }) => {
  const main = page.locator('main');
  const words = '<h2 class="text-4xl">Prima\u00a0di\u00a0tutto</h2><p>a\u00a0Gesichtsbehandlung</p>';
  await main.evaluate((element, html) => Object.assign(element, { innerHTML: html }), words);
  await main.evaluate((element) => Object.assign(element.style, { display: 'block', width: '7rem' }));
  const found = (await cutWords(page)).map((cut) => [cut.replace('|', ''), remedyOf(cut)]);
  expect(Object.fromEntries(found)).toEqual({
    'Prima\u00a0di\u00a0tutto': expect.stringContaining('espaces ordinaires'),
    Gesichtsbehandlung: expect.stringContaining('&shy;'),
  });
});

import { expect, type Page, test } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { hyphenate } from '@/scripts/finish/hyphenation';
import { cutWords, screenWidths } from './support/legibility';

/** Names of treatments that are wider than half a phone. */
const names = {
  de: 'Gesichtsbehandlung Wimpernverlängerung Augenbrauenkorrektur Fussreflexzonenmassage Hyaluronbehandlung Hochsteckfrisur Nagelmodellage',
  it: 'Massaggio decontratturante, Linfodrenaggio, Riflessologia plantare, Dermopigmentazione, Elettrostimolazione, Acconciatura da sposa',
};

/** Returns each name as title of a page (h1), title of a part (h2) and paragraph. */
const written = (language: keyof typeof names) =>
  names[language]
    .split(language === 'de' ? ' ' : ', ')
    .map((name) => {
      const lang = `lang="${language}-CH"`;
      return `<h1 ${lang} class="text-4xl">${name}</h1><h2 ${lang}>${name}</h2><p ${lang}>${name}</p>`;
    })
    .join('');

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
});

const show = (page: Page, html: string, width: string) =>
  page.locator('main').evaluate(
    (main, [innerHTML, width]) => {
      Object.assign(main, { innerHTML });
      Object.assign(main.style, { display: 'block', width });
    },
    [html, width] as const,
  );

for (const language of ['de', 'it'] as const) {
  test(`no long word breaks without a hyphen in a browser without dictionaries (${language})`, async ({ page }) => {
    const { document } = new JSDOM(written(language)).window;
    hyphenate(document, [], 'none');
    for (const width of screenWidths) {
      await page.setViewportSize({ width, height: 900 });
      await show(page, document.body.innerHTML, 'calc(100vw - 2.5rem)');
      expect(await cutWords(page), `${width} px`).toEqual([]);
    }
    // Half of a phone is the narrowest place for names, but titles of pages never stand there.
    for (const title of document.querySelectorAll('h1')) title.remove();
    await show(page, document.body.innerHTML, '10.5rem');
    expect(await cutWords(page)).toEqual([]);
  });
}

test('cutWords finds a word that breaks without a hyphen', async ({ page }) => {
  await show(page, '<p>a\u00a0Gesichtsbehandlung</p>', '7rem');
  expect((await cutWords(page)).map((cut) => cut.replace('|', ''))).toEqual(['Gesichtsbehandlung']);
});

import { test as base, type Locator, type Page } from '@playwright/test';

/** A policy that switches scripts off: `noscript` shows what it has, too. */
export const withoutScripts = 'sandbox allow-same-origin allow-forms allow-popups allow-top-navigation allow-downloads';

/**
 * Playwright's `test`, for journeys that run in every engine. Playwright drives an ordinary Firefox by WebDriver BiDi,
 * and keeps silent about what it cannot do there yet: switch scripts off, which a policy does instead; tap, for which
 * it clicks here; and emulate media. Tests that ask for that are skipped, unless the browser was started like that.
 */
export const test = base.extend({
  context: async ({ context, channel, javaScriptEnabled }, use) => {
    if (isOrdinaryFirefox(channel)) await context.addInitScript(typeLikeAVisitor);
    if (isOrdinaryFirefox(channel) && javaScriptEnabled === false) {
      await context.route(isOnSite, async (route) => {
        if (!route.request().isNavigationRequest()) return route.continue();
        const response = await route.fetch({ maxRedirects: 0 });
        await route.fulfill({
          response,
          headers: { ...response.headers(), 'content-security-policy': withoutScripts },
        });
      });
    }
    await use(context);
  },
  page: async ({ page, channel }, use, testInfo) => {
    if (isOrdinaryFirefox(channel)) {
      tapByClick(page);
      page.emulateMedia = async ({ reducedMotion, ...others } = {}) => {
        const isReduced = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
        const isSo = Object.keys(others).length === 0 && isReduced === (reducedMotion === 'reduce');
        testInfo.skip(!isSo, 'Playwright cannot emulate this in an ordinary Firefox.');
      };
    }
    await use(page);
  },
});

function tapByClick(page: Page): void {
  page.touchscreen.tap = (x, y) => page.mouse.click(x, y);
  // What all locators share, in a process that runs tests in no other browser.
  const locators: Locator = Object.getPrototypeOf(page.locator('html'));
  locators.tap = function (options) {
    return this.click(options);
  };
}

/** Playwright would set the value of a field by script, and React does not take that for a visitor's doing. */
function typeLikeAVisitor(): void {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    set: () => {},
  });
}

function isOnSite({ hostname }: URL): boolean {
  return hostname === 'localhost';
}

function isOrdinaryFirefox(channel: string | undefined): boolean {
  return channel?.startsWith('moz-') === true;
}

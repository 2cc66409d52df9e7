import { expect, type Page } from '@playwright/test';

/** Uses every island of the page, and waits until React has taken them over. */
export async function hydrate(page: Page): Promise<void> {
  const islands = page.locator('[data-props]');
  await islands.evaluateAll((roots) => {
    for (const root of roots) root.dispatchEvent(new FocusEvent('focusin'));
  });
  for (const island of await islands.all()) await expect(island).toHaveAttribute('data-state', 'hydrated');
}

/** Opens a page and hydrates its islands. Returns the addresses asked of other hosts; the list grows as the page asks. */
export async function openHydrated(page: Page, path: string): Promise<string[]> {
  const foreign = await keepToSite(page);
  await page.goto(path);
  await hydrate(page);
  return foreign;
}

/** Whether an address is one of another host. */
export const isForeign = ({ hostname, protocol }: URL): boolean =>
  /^https?:$/.test(protocol) && hostname !== 'localhost';

/**
 * Answers every request to another host with an empty page, so that tests need no internet.
 * Returns the addresses that were asked for, in order; the list grows as the page asks.
 */
export async function keepToSite(page: Page): Promise<string[]> {
  const foreign: string[] = [];
  await page.route(isForeign, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title></title>' });
  });
  return foreign;
}

/** Brings every part of the page onto the screen once, so that whatever waits for that begins. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
    }
  });
}

/** Waits until the page has asked for nothing for half a second. (A film that plays keeps the network from ever being idle.) */
export async function whenQuiet(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 500);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 500);
        }).observe({ type: 'resource' });
      }),
  );
}

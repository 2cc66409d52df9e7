import { expect, type Page } from '@playwright/test';

/** Whether React has taken the page over: it leaves properties of its own on every element. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Opens a page and gives the sign of a visitor that brings its scripts. Returns the addresses asked of other hosts. */
export async function openAlive(page: Page, path: string): Promise<string[]> {
  const foreign = await keepToSite(page);
  await page.goto(path);
  await page.keyboard.press('Shift');
  await expect.poll(() => isHydrated(page)).toBe(true);
  return foreign;
}

/**
 * Answers every request to another host with an empty page, so that tests need no internet.
 * Returns the addresses that were asked for, in order; the list grows as the page asks.
 */
export async function keepToSite(page: Page): Promise<string[]> {
  const foreign: string[] = [];
  await page.route(
    ({ hostname, protocol }) => /^https?:$/.test(protocol) && hostname !== 'localhost',
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title></title>' });
    },
  );
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

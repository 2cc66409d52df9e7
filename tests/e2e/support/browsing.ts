import { expect, type Page } from '@playwright/test';

/** Whether React has taken the page over: it leaves properties of its own on every element. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Gives a sign of the visitor that brings the scripts of a page and does nothing else. */
export function giveSign(page: Page): Promise<void> {
  return page.keyboard.press('Shift');
}

/** Gives a sign of the visitor, and waits until React has taken the page over. */
export async function wake(page: Page): Promise<void> {
  await giveSign(page);
  await expect.poll(() => isHydrated(page)).toBe(true);
}

/** Opens a page and wakes it. Returns the addresses asked of other hosts; the list grows as the page asks. */
export async function openAlive(page: Page, path: string): Promise<string[]> {
  const foreign = await keepToSite(page);
  await page.goto(path);
  await wake(page);
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

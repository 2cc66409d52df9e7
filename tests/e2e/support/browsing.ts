import { expect, type Page, type Request } from '@playwright/test';

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

/** Addresses a page asks for, of the kind that is meant; the list grows as it asks. */
export function watchRequests(page: Page, isMeant: (request: Request) => boolean): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isMeant(request)) asked.push(request.url());
  });
  return asked;
}

/** The addresses of scripts a page asks for; the list grows as it asks. */
export const watchScripts = (page: Page) => watchRequests(page, (request) => request.resourceType() === 'script');

/** How far the page is scrolled, in CSS pixels. */
export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls at once, whatever the page says of motion. */
export const jumpTo = (page: Page, top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

/** Waits until the page has not moved for some frames. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let [last, still] = [scrollY, 0]; still < 12; still = scrollY === last ? still + 1 : 0) {
      last = scrollY;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });

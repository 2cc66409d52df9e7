import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** Starts every island of the page, and waits until they are hydrated; that of the + buttons needs a press. */
export async function hydrate(page: Page): Promise<void> {
  await touchIslands(page);
  for (const island of await page.locator('[data-props]:not([data-island*="/choice-"])').all()) {
    await expect(island).toHaveAttribute('data-state', 'hydrated');
  }
}

/** Starts every island of the page, without waiting for the result. */
export function touchIslands(page: Page): Promise<unknown> {
  return page.locator('[data-island]').evaluateAll((roots) => {
    for (const root of roots) root.dispatchEvent(new FocusEvent('focusin'));
  });
}

export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** Opens a page without reduced motion. */
export async function openMoving(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(path);
}

/** Whether an address is one of another host. */
export const isForeign = ({ hostname, protocol }: URL): boolean =>
  /^https?:$/.test(protocol) && hostname !== 'localhost';

/** Returns a list that grows by the addresses that a page requests, as far as `isMeant` takes them. */
export function watchRequests(page: Page, isMeant: (url: URL, request: Request) => boolean): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isMeant(new URL(request.url()), request)) asked.push(request.url());
  });
  return asked;
}

/** Returns a list that grows by the messages of uncaught errors. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** Records violations of the content policy from the first byte on. Returns a function that returns the new ones. */
export async function recordRefusals(page: Page): Promise<() => Promise<string[]>> {
  const refusals: string[] = [];
  await page.exposeFunction('keepRefusal', (refusal: string) => refusals.push(refusal));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      const { keepRefusal } = window as unknown as { keepRefusal: (refusal: string) => void };
      keepRefusal([effectiveDirective, blockedURI, sourceFile, sample].join(' '));
    });
  });
  // The console also has violations from before the script above ran.
  page.on('console', (message) => {
    if (/content security policy|permissions policy/i.test(message.text())) refusals.push(message.text());
  });
  return async () => {
    // A round trip, after which all earlier events have arrived.
    await page.evaluate(() => undefined);
    return refusals.splice(0);
  };
}

type Move = { value: number; part: string };

/** Records layout shifts from the first byte on; only Chromium reports them. */
export const recordMoves = (page: Page) =>
  page.addInitScript(() => {
    const moves: Move[] = [];
    Object.assign(window, { moves });
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        moves.push({ value, part: sources.map(({ node }) => node?.textContent?.trim().slice(0, 30)).join(', ') });
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const takeMoves = (page: Page) => page.evaluate(() => (window as unknown as { moves: Move[] }).moves.splice(0));

/** Scrolls through the page once, so that everything that waits for visibility starts. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.75) {
      scrollTo({ top, behavior: 'instant' });
      await nextFrame();
    }
    // Effects of a frame are visible in the next one.
    await nextFrame();
  });
}

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls at once, without smooth scrolling. */
export const jumpTo = (page: Page, top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

/** Waits until the page has not moved for some frames. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let [last, still] = [scrollY, 0]; still < 12; still = scrollY === last ? still + 1 : 0) {
      last = scrollY;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });

/** Fails unless the page is at the fragment of its address, as near to the top as scroll padding allows. */
export async function expectAtTarget(page: Page): Promise<void> {
  const distance = () =>
    page.evaluate(() => {
      const target = document.querySelector(':target');
      if (!target) return Number.NaN;
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      const padding = Number.parseFloat(scrollPaddingTop) + Number.parseFloat(getComputedStyle(target).scrollMarginTop);
      const end = document.documentElement.scrollHeight - innerHeight;
      const place = scrollY + target.getBoundingClientRect().top - padding;
      return Math.abs(scrollY - Math.min(Math.max(place, 0), end));
    });
  await expect.poll(distance, page.url()).toBeLessThan(4);
  await settled(page);
  expect(await distance(), page.url()).toBeLessThan(4);
}

/** Fails unless a heading is on screen, with nothing in front of it. */
export async function expectInSight(heading: Locator): Promise<void> {
  await expect(heading).toBeInViewport();
  const isBare = () =>
    heading.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const { left, top, height } = words.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 2, top + height / 2));
    });
  await expect.poll(isBare).toBe(true);
}

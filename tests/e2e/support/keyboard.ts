import { expect, type Page } from '@playwright/test';

/** An element that has had the focus, with its errors. */
export interface Stop {
  name: string;
  faults: string[];
}

type Key = 'Tab' | 'Shift+Tab';

/** Presses a key until the focus has been everywhere in a part of the page, or `presses` times. */
export async function walk(page: Page, key: Key, { part = 'body', presses = Infinity } = {}): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(readStop, [key === 'Tab', part] as const);
    if (stop === 'over') break;
    if (stop !== 'elsewhere') stops.push(stop);
  }
  return stops;
}

/**
 * Returns the number of elements that Tab has to reach: all that can be used, now or at an earlier call, because bars
 * come and go while the page scrolls. The frame of Google's map does not count.
 */
const stopsThereAre = (page: Page, part: string) =>
  page.evaluate((selector) => {
    const asked = window as { usable?: Set<Element> };
    asked.usable ??= new Set();
    const kinds = 'a[href], button, input, select, summary, [tabindex="0"]';
    for (const element of document.querySelectorAll<HTMLElement>(`${selector} :is(${kinds})`)) {
      const isThere = element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
      if (element.tabIndex >= 0 && isThere) asked.usable.add(element);
    }
    // Controls that were replaced meanwhile do not count.
    return [...asked.usable].filter((element) => element.isConnected).length;
  }, part);

export const faultsOf = (stops: readonly Stop[]): string[] =>
  stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));

/** Fails unless a key reaches everything in a part of the page, in order and visibly. Returns the stops. */
export async function expectWholeWalk(page: Page, key: Key, part = 'body'): Promise<Stop[]> {
  await stopsThereAre(page, part);
  const stops = await walk(page, key, { part });
  expect.soft(faultsOf(stops), `${key} shows where it is, in order`).toEqual([]);
  expect.soft(stops.length, `stops of ${key}`).toBe(await stopsThereAre(page, part));
  return stops;
}

/** Returns the element that has the focus, with its errors; runs in the page. */
async function readStop([isForward, part]: readonly [boolean, string]): Promise<Stop | 'elsewhere' | 'over'> {
  // Scrolling to the focus changes the page in the next frame.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const walked = window as { seen?: Set<Element>; last?: Element };
  walked.seen ??= new Set();
  const { seen, last } = walked;
  const element = document.activeElement;
  // Elements inside the frame of Google's map are Google's.
  if (element?.tagName === 'IFRAME') return 'elsewhere';
  if (!element || element === document.body || seen.has(element) || !element.closest(part)) return 'over';
  seen.add(element);
  walked.last = element;
  const faults: string[] = [];

  const expected = isForward ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  if (last?.isConnected && !(last.compareDocumentPosition(element) & expected)) faults.push('out of order');

  // A point is bare if the element found there is the focused one, or is inside or around it.
  const isBare = (x: number, y: number) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (found.contains(element) || element.contains(found));
  };
  const inset = 2;
  const boxes = [...element.getClientRects()].filter(({ width, height }) => width > inset && height > inset);
  if (boxes.length === 0) faults.push('has no size');
  for (const { left, right, top, bottom, width, height } of boxes) {
    const [x, y] = [left + width / 2, top + height / 2];
    const edges = [
      [x, top + inset],
      [x, bottom - inset],
      [left + inset, y],
      [right - inset, y],
    ];
    // Of an element higher than half the screen only the middle has to be visible.
    const points = height > innerHeight / 2 ? [[x, y]] : edges;
    const hidden = points.filter(([x = 0, y = 0]) => !isBare(x, y));
    if (hidden.length > 0) faults.push(`covered or off screen at ${hidden.map((point) => point.map(Math.round))}`);
  }

  // A focus ring may fade in: its transition is ended before the ring is looked at.
  for (const animation of element.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  // A transparent control is drawn by its next sibling.
  const isSeen = getComputedStyle(element).opacity !== '0';
  const ringed = (!isSeen && element.nextElementSibling?.querySelector('svg')) || element;
  const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(ringed);
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) faults.push('has no ring');
  // The ring is compared with the background just outside it. Colours are drawn on a canvas, because browsers report
  // some in other colour spaces than RGB; opacity is 0 to 1.
  const channels = (color: string) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, opacity = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, opacity / 255];
  };
  const { left, top, height } = (isSeen && boxes[0]) || ringed.getBoundingClientRect();
  const grounds = document
    .elementsFromPoint(
      Math.max(0, left - Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth) - 1),
      top + height / 2,
    )
    .map((found) => getComputedStyle(found).backgroundColor)
    .filter((color) => (channels(color)[3] ?? 1) > 0.5);
  const luminance = (color: string) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
      const share = (channels(color)[index] ?? 0) / 255;
      return sum + weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
    }, 0.05);
  const around = luminance(grounds[0] ?? 'rgb(255 255 255)');
  const contrast = luminance(outlineColor) / around;
  if (Math.max(contrast, 1 / contrast) < 3) faults.push(`has a ring that is hardly seen: ${contrast.toFixed(2)}`);

  const label = element.getAttribute('aria-label') ?? element.textContent?.trim();
  return { name: label || element.outerHTML.slice(0, 60), faults };
}

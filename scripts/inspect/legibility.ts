import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** How far the page is wider than the screen, in CSS pixels. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Words that cannot be read where they stand, and why, in French. */
export interface UnreadableText {
  words: string;
  fault: string;
}

/** Words that a box or the edge of the screen cuts off, and words that overlap others. */
export function unreadableText(page: Page): Promise<UnreadableText[]> {
  return page.evaluate(() => {
    type Line = { node: Node; box: DOMRect; isFixed: boolean };

    const isRead = (element: Element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      for (let box: Element | null = element; box; box = box.parentElement) {
        // Words for screen readers only are in a box of one pixel.
        if (box.clientWidth === 1 && box.clientHeight === 1) return false;
      }
      return true;
    };
    /** The boxes around an element that may cut it off, from the inside out, up to one that scrolls. */
    const frames = function* (element: Element) {
      let place = getComputedStyle(element).position;
      for (let box = element.parentElement; box && place !== 'fixed'; box = box.parentElement) {
        const style = getComputedStyle(box);
        // A box that is not positioned does not cut off an element that is placed absolutely.
        if (place === 'absolute' && style.position === 'static' && style.transform === 'none') continue;
        place = style.position;
        yield { box, style };
      }
    };
    const isCut = (element: Element, line: DOMRect) => {
      // Letters are less high than their line box.
      const [across, along] = [2, 0.25 * Number.parseFloat(getComputedStyle(element).fontSize)];
      let scrollsSideways = false;
      const own = { box: element, style: getComputedStyle(element) };
      for (const { box, style } of [own, ...frames(element)]) {
        if (style.display === 'inline') continue;
        const edge = box.getBoundingClientRect();
        if (/auto|scroll/.test(style.overflowX)) scrollsSideways = true;
        const cutsAcross = /hidden|clip/.test(style.overflowX) && !scrollsSideways;
        if (cutsAcross && (line.left < edge.left - across || line.right > edge.right + across)) return true;
        if (/auto|scroll/.test(style.overflowY)) return false;
        const cutsAlong = /hidden|clip/.test(style.overflowY);
        if (cutsAlong && (line.top < edge.top - along || line.bottom > edge.bottom + along)) return true;
      }
      return !scrollsSideways && (line.left < -across || line.right > innerWidth + across);
    };
    const isFixed = (element: Element | null): boolean =>
      element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement));
    /** Whether the middles of two lines overlap; their edges may, in tightly set text. */
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom - a.height / 4, b.bottom - b.height / 4) > Math.max(a.top + a.height / 4, b.top + b.height / 4);

    const faults: UnreadableText[] = [];
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.nodeValue?.trim();
      if (!element || !words || !isRead(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (boxes.some((box) => isCut(element, box))) faults.push({ words, fault: 'est coupé' });
      const stays = isFixed(element);
      lines.push(...boxes.map((box) => ({ node, box, isFixed: stays })));
    }
    // From the top down, so that each line is only compared with lines that begin above its end.
    lines.sort((a, b) => a.box.top - b.box.top);
    for (const [index, a] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next++) {
        const b = lines[next];
        if (!b || b.box.top >= a.box.bottom) break;
        if (a.node === b.node || a.isFixed || b.isFixed || !overlap(a.box, b.box)) continue;
        const [words = '', others = ''] = [a, b].map(({ node }) => node.nodeValue?.trim());
        faults.push({ words, fault: `se superpose à « ${others.slice(0, 40)} »` });
      }
    }
    return faults;
  });
}

/** Sets text to twice its size, as a reader may. */
export const enlargeText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

/** Sets the spacing of lines, letters, words and paragraphs that WCAG 1.4.12 lets a reader ask for; text keeps its size. */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
    document.documentElement.style.removeProperty('font-size');
  });

const luminance = (channels: Iterable<number>) => {
  const [red = 0, green = 0, blue = 0] = Array.from(channels, (value) => ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Words on the screen with too little contrast with their background. Axe does not check words over a picture. */
export async function lowContrastWords(page: Page, selector: string): Promise<{ words: string; contrast: number }[]> {
  const lines = await page.locator(selector).evaluateAll((all) =>
    all.flatMap((element) => {
      const { fontSize, color } = getComputedStyle(element);
      const isSign = element.matches('button');
      const parts = isSign ? [element] : [...element.childNodes].filter((node) => node instanceof Text);
      const range = document.createRange();
      return parts.flatMap((part) => {
        range.selectNode(part);
        return [...range.getClientRects()]
          .filter(
            ({ width, left, right, top, bottom }) =>
              width > 8 && left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight,
          )
          .map(({ x, y, width, height }) => ({
            box: { left: Math.floor(x), top: Math.floor(y), width: Math.floor(width), height: Math.floor(height) },
            words: part.textContent,
            ink: color.match(/[\d.]+/g)?.map(Number) ?? [],
            contrast: isSign || Number.parseFloat(fontSize) >= 24 ? 3 : 4.5,
          }));
      });
    }),
  );
  const style = await page.addStyleTag({
    content: `:is(${selector}) { color: transparent !important; text-decoration: none !important }`,
  });
  const screen = sharp(await page.screenshot({ type: 'jpeg', quality: 90 })).removeAlpha();
  await style.evaluate((element) => (element as Element).remove());
  const faint = lines.map(async ({ box, words, ink, contrast }) => {
    const { channels } = await sharp(await screen.clone().extract(box).toBuffer()).stats();
    // Compared with the dark and the light end of 90 % of the background, so that single hairs do not count.
    const contrasts = [-1.3, 1.3].map((times) => {
      const ground = luminance(channels.map(({ mean, stdev }) => Math.min(255, Math.max(0, mean + times * stdev))));
      const own = luminance(ink);
      return (Math.max(ground, own) + 0.05) / (Math.min(ground, own) + 0.05);
    });
    const measured = Math.min(...contrasts);
    return measured < contrast ? [{ words: words?.trim() ?? '', contrast: measured }] : [];
  });
  return (await Promise.all(faint)).flat();
}

/** Whether an element shows more than one colour, so that it is visible, for example in forced colours. */
export async function isDrawn(place: Locator): Promise<boolean> {
  const { channels } = await sharp(await place.screenshot()).stats();
  return channels.some(({ stdev }) => stdev > 8);
}

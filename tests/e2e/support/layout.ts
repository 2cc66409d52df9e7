import type { Page } from '@playwright/test';

/** What is wrong with the places of things on the page, on a screen of this size. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const width = document.documentElement.clientWidth;
    const textsIn = (element: Element) =>
      [...element.childNodes].filter((node): node is Text => node instanceof Text && node.data.trim() !== '');
    const rangeOf = (text: Text, start = 0, end = text.length) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end);
      return range;
    };

    for (const image of find('picture img') as HTMLImageElement[]) {
      const laidOut = image.getBoundingClientRect().width;
      if (laidOut === 0) continue;
      const rules = image.sizes.split(/,(?![^(]*\))/).map((rule) => /^\s*(\(.*?\)(?= ))?(.*)$/.exec(rule) ?? []);
      const ruler = document.body.appendChild(document.createElement('div'));
      ruler.style.width = rules.find(([, condition]) => !condition || matchMedia(condition).matches)?.[2] ?? '';
      const said = ruler.getBoundingClientRect().width;
      ruler.remove();
      if (said / laidOut > 0.9 && said / laidOut < 1.25) continue;
      faults.push(`${image.currentSrc.split('/').at(-1)} says that it is ${said} wide, and is ${laidOut}`);
    }

    for (const element of find('main :is(h1, h2, h3, p, li)')) {
      const isLead = getComputedStyle(element).getPropertyValue('text-wrap-style') === 'balance';
      if (!element.checkVisibility() || element.closest('[data-props]') || !(isLead || /^H/.test(element.tagName)))
        continue;
      for (const part of [element, ...element.querySelectorAll('*')]) {
        for (const text of part.closest('a') ? [] : textsIn(part)) {
          for (const { 0: compound, index } of text.data.matchAll(/\p{L}+(-\p{L}+)+/gu)) {
            const lines = rangeOf(text, index, index + compound.length).getClientRects().length;
            if (lines > 1) faults.push(`${compound} is parted at its hyphen`);
          }
        }
      }
    }
    for (const figure of find('#about dd')) {
      if (figure.getClientRects().length > 0 && rangeOf(figure.firstChild as Text).getClientRects().length > 1)
        faults.push(`the figure ${figure.textContent} takes two lines`);
    }

    for (const link of find('header nav > ul a')) {
      const lines = textsIn(link).flatMap((text) => [...rangeOf(text).getClientRects()]);
      if (lines.length > 1) faults.push(`${link.textContent} takes two lines in the header`);
    }
    if (width < 768) {
      for (const link of find('footer a'))
        if (link.getBoundingClientRect().height < 44) faults.push(`${link.textContent} is too small for a thumb`);
    }

    return faults;
  });
}

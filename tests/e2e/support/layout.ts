import type { Page } from '@playwright/test';

/** What is wrong with the places of things on the page, on a screen of this size. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const isBroken = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const tops = [...range.getClientRects()].flatMap(({ width, top }) => (width > 1 ? top : []));
      return Math.max(...tops) - Math.min(...tops) > 8;
    };

    for (const image of find('picture img') as HTMLImageElement[]) {
      const laidOut = image.getBoundingClientRect().width;
      // The last one: what stands before it is for some screens. A drawing has none.
      const source = [...(image.parentElement?.querySelectorAll('source') ?? [])].at(-1);
      if (laidOut === 0 || !source) continue;
      const rules = source.sizes.split(/,(?![^(]*\))/).map((rule) => /^\s*(\(.*?\)(?= ))?(.*)$/.exec(rule) ?? []);
      const ruler = document.body.appendChild(document.createElement('div'));
      ruler.style.width = rules.find(([, condition]) => !condition || matchMedia(condition).matches)?.[2] ?? '';
      const said = ruler.getBoundingClientRect().width;
      ruler.remove();
      if (said / laidOut > 0.9 && said / laidOut < 1.25) continue;
      faults.push(`${image.currentSrc.split('/').at(-1)} says that it is ${said} wide, and is ${laidOut}`);
    }

    for (const line of find('#about dd, header nav > ul a'))
      if (isBroken(line)) faults.push(`${line.textContent} takes two lines`);
    if (document.documentElement.clientWidth < 768) {
      for (const link of find('footer a'))
        if (link.getBoundingClientRect().height < 44) faults.push(`${link.textContent} is too small for a thumb`);
    }
    return faults;
  });
}

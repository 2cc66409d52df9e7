import type { Page } from '@playwright/test';

/** What is wrong with the places of things on the page, on a screen of this size. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    for (const image of document.querySelectorAll<HTMLImageElement>('picture img')) {
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

    if (document.documentElement.clientWidth < 768) {
      for (const link of document.querySelectorAll('footer a'))
        if (link.getBoundingClientRect().height < 44) faults.push(`${link.textContent} is too small for a thumb`);
    }
    return faults;
  });
}

import type { Page } from '@playwright/test';

/** How the page is laid out for who jumps through it: landmarks by role, names of the navigations, levels of the headings. */
export async function readStructure(page: Page) {
  const count = (role: 'banner' | 'main' | 'contentinfo') => page.getByRole(role).count();
  const [banner, main, contentinfo] = [await count('banner'), await count('main'), await count('contentinfo')];
  const inPage = await page.evaluate(() => {
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const nameOf = (element: Element) => {
      const by = element.getAttribute('aria-labelledby');
      return element.ariaLabel ?? (by ? document.getElementById(by)?.textContent : '') ?? '';
    };
    return {
      navigations: [...document.querySelectorAll('nav')].filter(seen).map(nameOf),
      levels: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
        .filter(seen)
        .map(({ tagName }) => +tagName.charAt(1)),
    };
  });
  return { banner, main, contentinfo, ...inPage };
}

/** Places in a list of heading levels where one or more levels are left out, such as "2 → 4". */
export const headingGaps = (levels: readonly number[]): string[] =>
  levels.flatMap((level, index) => {
    const above = levels[index - 1] ?? 0;
    return level > above + 1 ? [`${above} → ${level}`] : [];
  });

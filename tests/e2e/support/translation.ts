import type { Page } from '@playwright/test';

/** Zero-width space at the end of every translated text, which locators ignore. */
const mark = '\u200b';

/**
 * Translates every page as browsers do: replaces each text, also later ones, by elements with the translation, and
 * changes the language of the page.
 */
export function translatePages(page: Page): Promise<unknown> {
  return page.addInitScript((end) => {
    const left = 'font, script, style, textarea, svg, [translate="no"]';
    const translate = (node: Node): void => {
      for (const child of [...node.childNodes]) translate(child);
      if (!(node instanceof Text) || !node.data.trim() || !node.parentElement || node.parentElement.closest(left))
        return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = node.data + end;
      outer.append(inner);
      node.replaceWith(outer);
    };
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.lang = 'en';
      translate(document.body);
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(translate);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  }, mark);
}

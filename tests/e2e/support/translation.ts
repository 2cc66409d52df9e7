import type { Page } from '@playwright/test';

/** Ends every translated text; a space without width, which locators do not see. */
const mark = '\u200b';

/**
 * Translates every page that is opened, the way browsers do: each text is taken out, and elements with its translation stand in its
 * place, also for what comes later; the page says that it is in another language.
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

import { readFileSync } from 'node:fs';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from '@playwright/test';
import { transformSync } from 'esbuild';

// A module cannot be put into a page whose policy names every script; a plain script that the test evaluates can.
const { code } = transformSync(
  readFileSync('node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js', 'utf8'),
  { format: 'iife', globalName: 'screenReader' },
);

/**
 * Returns the errors that a screen reader meets on a page: controls that it does not tell apart, names and prices in
 * pieces, tables without a name, rows without a header, missing states. axe checks the names of controls.
 */
export async function faultsHeard(page: Page): Promise<string[]> {
  await page.evaluate(`${code}; Object.assign(window, { screenReader });`);
  return page.evaluate(async () => {
    const { virtual } = (window as unknown as { screenReader: { virtual: Virtual } }).screenReader;
    const faults = new Set<string>();
    /** The effect of each control, by its landmark and its announcement. */
    const effects = new Map<string, unknown>();
    /** The phrases in which each line of a name or a price is read out. */
    const lines = new Map<Element, string[]>();

    const hearText = (text: Text, phrase: string) => {
      // An e-mail address may be in pieces, because it may break at the @.
      const whole = text.parentElement?.closest('th, td, dt, dd, h1, h2, h3, h4, a:not([href^="mailto:"])');
      if (!whole) return;
      let line: Element = text.parentElement ?? whole;
      while (line !== whole && getComputedStyle(line).display.startsWith('inline')) line = line.parentElement ?? whole;
      const before = text.previousSibling?.nodeName === 'BR' ? [] : (lines.get(line) ?? []);
      lines.set(line, [...before, phrase]);
      // `long-word` and `joined-word` (scripts/finish) are boxes, which screen readers read out with their line.
      const { parentElement: parent, previousSibling: last } = text;
      const isBoxed = [parent, last].some((one) => one instanceof Element && one.matches('long-word, joined-word'));
      if (before.length > 0 && !isBoxed) faults.add(`in pieces: ${before.join(' | ')} | ${phrase}`);
    };
    const hearElement = (element: Element, phrase: string) => {
      const [role = '', ...words] = phrase.split(', ');
      const name = words.filter((word) => !/expanded|pressed|current|popup|disabled/.test(word)).join(', ');
      if (role === 'table' && !name) faults.add('table without a name');
      if (/^(link|button|combobox|textbox|slider)$/.test(role)) {
        const landmark = element.closest('nav, main, footer');
        const place = `${role} in ${landmark?.ariaLabel ?? landmark?.tagName}: ${name}`;
        // A prefilled message does not make another target.
        const effect = element instanceof HTMLAnchorElement ? element.href.replace(/\?[^#]*/, '') : element;
        if ((effects.get(place) ?? effect) !== effect) faults.add(`announced as another control is: ${place}`);
        effects.set(place, effect);
      }
      for (const [sign, state] of [
        ['[aria-haspopup]', /expanded/],
        ['[aria-pressed]', /pressed/],
        ['[aria-current]', /current/],
      ] as const)
        if (element.matches(sign) && !state.test(phrase)) faults.add(`without its state: ${phrase}`);
      if (role === 'row' && !element.firstElementChild?.matches('th[scope]')) faults.add(`without a header: ${phrase}`);
    };

    await virtual.start({ container: document.body });
    for (let phrase = ''; phrase !== 'end of document'; await virtual.next()) {
      phrase = await virtual.lastSpokenPhrase();
      const node = virtual.activeNode;
      if (node instanceof Text) hearText(node, phrase);
      else if (node instanceof Element && !phrase.startsWith('end')) hearElement(node, phrase);
    }
    await virtual.stop();
    return [...faults];
  });
}

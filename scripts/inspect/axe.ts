import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { inRepository } from '../support/paths';

export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

const inAxe = (...names: string[]) => readFileSync(inRepository('node_modules', 'axe-core', ...names), 'utf8');
const source = `${inAxe('axe.min.js')}; axe.configure({ locale: ${inAxe('locales', 'fr.json')} });`;

/** Returns what axe finds on the open page by rules with these tags: each rule in French, with CSS selectors. */
export async function axeFaults(page: Page, tags: readonly string[] = wcag): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async (values) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
        runOnly: values,
        resultTypes: ['violations'],
        preload: false,
      });
      return violations.map(({ id, help, nodes }) => {
        const targets = nodes.map(({ target }) => target.join(' ')).join(', ');
        return `${help} (${id}) : ${targets}`;
      });
    },
    [...tags],
  );
}

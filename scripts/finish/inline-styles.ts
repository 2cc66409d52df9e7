import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import { BuildError } from '../support/build-error';
import { listFiles } from '../support/files';
import { stylePruner } from './prune-styles';

const sheetLink = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/**
 * A page with its styles in it instead of behind another round trip: of each sheet the part that the page uses. The
 * loader of the runtime adds the whole sheet (`data-sheet`) before scripts bring in other pages and other states.
 * @param prune gives what a page needs of the sheet at an address.
 */
export function inlineStyles(html: string, prune: (href: string, html: string) => string): string {
  const bare = html.replace(/<script[\s\S]*?<\/script>/g, '');
  return html.replace(sheetLink, (_link, href: string) => `<style data-sheet="${href}">${prune(href, bare)}</style>`);
}

/** Inlines the styles of every page of an exported folder. Returns the number of pages. */
export async function inlineStylesOfPages(dir: string): Promise<number> {
  const files = await listFiles(dir);
  const names = files.filter((file) => file.endsWith('.css'));
  const sheets = new Map<string, string>();
  for (const name of names) sheets.set(name, await readFile(path.join(dir, name), 'utf8'));
  const pruners = new Map<string, (html: string) => string>();
  const prune = (href: string, html: string): string => {
    // The address may begin with a base path.
    const css = sheets.get(names.find((name) => href.endsWith(`/${name}`)) ?? '');
    if (css === undefined) throw new BuildError(`There is no style sheet ${href} in the exported folder.`);
    const pruner = pruners.get(href) ?? stylePruner(withAbsoluteAddresses(css, href));
    pruners.set(href, pruner);
    return pruner(html);
  };
  let pages = 0;
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(path.join(dir, file), 'utf8');
    const inlined = inlineStyles(html, prune);
    if (inlined === html) continue;
    await writeFile(path.join(dir, file), inlined);
    pages += 1;
  }
  // Every page has the fonts by now. Declared once more they would be loaded once more, and the text would flash.
  for (const [name, css] of sheets) await writeFile(path.join(dir, name), withoutFonts(css));
  return pages;
}

/** Styles whose addresses no longer depend on where they stand. */
export function withAbsoluteAddresses(css: string, href: string): string {
  return css.replace(/url\((["']?)(?!data:|#|["'])([^"')]+)\1\)/g, (_url, quote: string, address: string) => {
    const base = new URL(href, 'https://site.invalid');
    const absolute = new URL(address, base);
    return `url(${quote}${absolute.origin === base.origin ? absolute.pathname + absolute.search : absolute.href}${quote})`;
  });
}

function withoutFonts(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return root.toString();
}

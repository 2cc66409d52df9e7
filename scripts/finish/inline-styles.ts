import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import { BuildError } from '../support/build-error';
import { listFiles } from '../support/files';
import { pruneStyles } from './prune-styles';

const sheetLink = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/**
 * A page with its styles in it instead of behind another round trip: of each sheet the part that the page uses. The
 * loader of the runtime adds the whole sheet (`data-sheet`) before scripts bring in other pages and other states.
 * @param read gives the text of a style sheet by its address.
 */
export function inlineStyles(html: string, read: (href: string) => string): string {
  const bare = html.replace(/<script[\s\S]*?<\/script>/g, '');
  return html.replace(sheetLink, (_link, href: string) => {
    const css = pruneStyles(withAbsoluteAddresses(read(href), href), bare);
    return `<style data-sheet="${href}">${css}</style>`;
  });
}

/** Inlines the styles of every page of an exported folder. Returns the number of pages. */
export async function inlineStylesOfPages(dir: string): Promise<number> {
  const files = await listFiles(dir);
  const names = files.filter((file) => file.endsWith('.css'));
  const sheets = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(dir, name), 'utf8')] as const)),
  );
  const read = (href: string): string => {
    // The address may begin with a base path.
    const name = names.find((sheet) => href.endsWith(`/${sheet}`));
    const css = name === undefined ? undefined : sheets.get(name);
    if (css === undefined) throw new BuildError(`There is no style sheet ${href} in the exported folder.`);
    return css;
  };
  let pages = 0;
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(path.join(dir, file), 'utf8');
    const inlined = inlineStyles(html, read);
    if (inlined === html) continue;
    await writeFile(path.join(dir, file), inlined);
    pages += 1;
  }
  // Every page has the fonts by now. Declared once more they would be loaded once more, and the text would flash.
  for (const [name, css] of sheets) await writeFile(path.join(dir, name), withoutFonts(css));
  return pages;
}

function withAbsoluteAddresses(css: string, href: string): string {
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

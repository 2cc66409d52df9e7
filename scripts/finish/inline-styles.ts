import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import { BuildError } from '../support/build-error';
import { listFiles } from '../support/files';
import { rareMedia, rareStyles, stylePruner } from './prune-styles';
import { simplifyStyles } from './simplify-styles';

const sheetLink = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/** What becomes of a style sheet. */
export interface SplitSheet {
  /** What a page needs of it on screens. */
  prune: (html: string) => string;
  /** Address of what it says about rare media. */
  rareHref: string;
}

/**
 * A page with its styles in it instead of behind another round trip: of each sheet the part that the page uses. Rules
 * for rare media follow by themselves, and the whole sheet (`data-sheet`) where an island starts, which may have states that
 * the page does not show yet.
 */
export function inlineStyles(html: string, split: (href: string) => SplitSheet): string {
  const bare = html.replace(/<script[\s\S]*?<\/script>/g, '');
  return html.replace(sheetLink, (_link, href: string) => {
    const { prune, rareHref } = split(href);
    const sheet = /\sdata-props=/.test(bare) ? ` data-sheet="${href}"` : '';
    return `<style${sheet}>${prune(bare)}</style><link rel="stylesheet" href="${rareHref}" media="${rareMedia.join(',')}"/>`;
  });
}

/** Inlines the styles of every page of an exported folder. Returns the number of pages. */
export async function inlineStylesOfPages(dir: string): Promise<number> {
  const files = await listFiles(dir);
  const sheets = new Map<string, string>();
  // Every page has the fonts by now. Declared once more they would be loaded once more, and the text would flash.
  for (const name of files.filter((file) => file.endsWith('.css'))) {
    const css = simplifyStyles(await readFile(path.join(dir, name), 'utf8'));
    await writeFile(path.join(dir, rareName(name)), rareStyles(css));
    await writeFile(path.join(dir, name), withoutFonts(css));
    sheets.set(name, css);
  }
  const splits = new Map<string, SplitSheet>();
  const split = (href: string): SplitSheet => {
    const known = splits.get(href);
    if (known) return known;
    // The address may begin with a base path.
    const css = sheets.get([...sheets.keys()].find((name) => href.endsWith(`/${name}`)) ?? '');
    if (css === undefined) throw new BuildError(`There is no style sheet ${href} in the exported folder.`);
    const prune = stylePruner(withAbsoluteAddresses(css, href));
    const result = { prune, rareHref: rareName(href) };
    splits.set(href, result);
    return result;
  };
  let pages = 0;
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(path.join(dir, file), 'utf8');
    const inlined = inlineStyles(html, split);
    if (inlined === html) continue;
    await writeFile(path.join(dir, file), inlined);
    pages += 1;
  }
  return pages;
}

/** `a.css` → `a.rare.css` */
function rareName(sheet: string): string {
  return sheet.replace(/\.css$/, '.rare.css');
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

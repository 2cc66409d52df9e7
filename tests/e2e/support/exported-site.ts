import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readBasePath, readSiteUrl } from '@/lib/links/site';
import { outDir } from '@/scripts/support/paths';

/** A tag of a page: its name and its attributes, decoded. */
export interface Tag {
  name: string;
  attributes: Record<string, string>;
}

/** Every file of the built site, as paths from its root such as `/Services/Coiffure.html`. */
export function listSite(): Set<string> {
  const names = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(outDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`);
  return new Set(names);
}

/** The text of a file of the built site. */
export function readSite(file: string): string {
  return readFileSync(path.join(outDir, file), 'utf8');
}

/** Every start tag of a page that React wrote: lower-case names, attributes in double quotes. */
export function tagsIn(html: string): Tag[] {
  const markup = html
    .replace(/<!--.*?-->/gs, '')
    // The scripts of a page quote its markup.
    .replace(/(<(script|style)\b[^>]*>).*?(?=<\/\2>)/gs, '$1');
  return [...markup.matchAll(/<([a-z][\w-]*)((?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, name = '', attributes = '']) => ({
      name,
      attributes: Object.fromEntries(
        [...attributes.matchAll(/([^\s=>"]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          decode(value),
        ]),
      ),
    }),
  );
}

function decode(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** A link to this site, taken apart; undefined for links to elsewhere and for tel:, mailto: and data:. */
export interface InternalLink {
  /** Path from the root of the built site. */
  path: string;
  /** Id of the part of the page, or an empty string. */
  fragment: string;
}

/** What a link on a page means. `page` is the address of the page, as the visitor sees it. */
export function internalLink(link: string, page: string): InternalLink | undefined {
  const site = readSiteUrl();
  const url = new URL(link, site + page);
  if (url.origin !== site) return undefined;
  const base = readBasePath();
  const isInside = url.pathname === base || url.pathname.startsWith(`${base}/`);
  // Outside the folder of the site there is nothing of ours to find.
  const inSite = isInside ? url.pathname.slice(base.length) || '/' : `(outside ${base})${url.pathname}`;
  return { path: decodeURIComponent(inSite), fragment: decodeURIComponent(url.hash.slice(1)) };
}

/** The file a host sends for a path. */
export function fileFor(sitePath: string, site: ReadonlySet<string>): string | undefined {
  const bare = sitePath.replace(/\/$/, '');
  return [bare, `${bare}.html`, `${bare}/index.html`].find((file) => site.has(file));
}

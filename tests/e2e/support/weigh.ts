import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { readBasePath } from '@/lib/links/site';

/** Kilobytes of 1000 bytes, to two decimals. */
export function kilobytes(bytes: number): number {
  return Math.round(bytes / 10) / 100;
}

/** Bytes of a file of the site as hosts send it, by its address: pictures, fonts and films are compressed already. */
export function brotliSize(dir: string, address: string): number {
  const file = readSiteFile(dir, address);
  return /\.(avif|webp|jpe?g|png|woff2|webm|mp4)$/.test(address) ? file.length : brotliCompressSync(file).length;
}

/** Bytes of a page as hosts send it, and of the scripts in it that the browser runs, compressed by themselves. */
export function pageParts(dir: string, address: string): { page: number; inlineScripts: number } {
  const html = readSiteFile(dir, address);
  const scripts = scriptsIn(parse(html.toString('utf8')));
  return { page: brotliCompressSync(html).length, inlineScripts: brotliCompressSync(scripts.join('')).length };
}

function scriptsIn(node: DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document): string[] {
  if (!('childNodes' in node)) return [];
  const isRun =
    node.nodeName === 'script' && 'attrs' in node && !node.attrs.some(({ name }) => /^(src|type)$/.test(name));
  return node.childNodes.flatMap((child) => (isRun && 'value' in child ? [child.value] : scriptsIn(child)));
}

function readSiteFile(dir: string, address: string): Buffer {
  const base = readBasePath();
  const inSite = address.startsWith(`${base}/`) ? address.slice(base.length) : address;
  const bare = inSite.replace(/\/$/, '');
  const names = /\.\w+$/.test(bare) ? [bare] : [`${bare}.html`, `${bare}/index.html`];
  for (const name of names) {
    try {
      return readFileSync(path.join(dir, decodeURIComponent(name)));
    } catch {}
  }
  throw new Error(`The site has no file for ${address}.`);
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readBasePath } from '../../lib/links/site';

/** Bytes of the parts of a page, each compressed by itself. */
export interface PageParts {
  /** The response as it is. */
  page: number;
  /** Without what stands in `<style>`. */
  html: number;
  styles: number;
  /** Scripts in the page that the browser runs. */
  inlineScripts: number;
}

/** Size of a text as hosts send it, in bytes. */
export function compressedSize(text: string | Uint8Array): number {
  return brotliCompressSync(text).length;
}

/** Kilobytes of 1000 bytes, to two decimals. */
export function kilobytes(bytes: number): number {
  return Math.round(bytes / 10) / 100;
}

/** Bytes of a file of the site as hosts send it, by its address: pictures, fonts and films are compressed already. */
export function brotliSize(dir: string, address: string): number {
  const file = readSiteFile(dir, address);
  return /\.(avif|webp|jpe?g|png|woff2|webm|mp4)$/.test(address) ? file.length : compressedSize(file);
}

/** What a page consists of. */
export function pageParts(dir: string, address: string): PageParts {
  const html = readSiteFile(dir, address).toString('utf8');
  const inner = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text).join('');
  const bare = html.replace(/(<style[^>]*>)[\s\S]*?(?=<\/style>)/g, '$1');
  return {
    page: compressedSize(html),
    html: compressedSize(bare),
    styles: compressedSize(inner(/<style[^>]*>([\s\S]*?)<\/style>/g)),
    inlineScripts: compressedSize(inner(/<script(?![^>]*(?:\ssrc=|\stype=))[^>]*>([\s\S]*?)<\/script>/g)),
  };
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

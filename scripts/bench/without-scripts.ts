import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../support/files';

/** Copies a site and takes every script out of its pages: what is left is what no page can be faster than. */
export async function copyWithoutScripts(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  for (const name of (await listFiles(to)).filter((file) => file.endsWith('.html'))) {
    const file = path.join(to, name);
    const html = await readFile(file, 'utf8');
    // Structured data is no script.
    await writeFile(file, html.replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, ''));
  }
}

import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../support/files';
import { probe } from './probe';

/** Takes every script out of a page: what is left is what no page can be faster than. Structured data is no script. */
export function withoutScripts(html: string): string {
  return html.replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '');
}

/** Puts the probe into a page itself, since no debugger can put it into a prerendered one, and lifts the policy that forbids it. */
export function withProbe(html: string): string {
  const bare = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '');
  return bare.replace('</head>', () => `<script>(${probe})()</script></head>`);
}

/** Lets the browser prerender what the mouse rests on, in pages that have lost their own rules. */
export function withRules(html: string): string {
  const rules = { prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] };
  return html.replace('</head>', `<script type="speculationrules">${JSON.stringify(rules)}</script></head>`);
}

/** Copies a site and changes each of its pages in turn. Headers stay behind: their policy would stop the probe. */
export async function copySite(from: string, to: string, ...changes: ((html: string) => string)[]): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  if (changes.includes(withProbe)) await rm(path.join(to, '_headers'), { force: true });
  for (const name of (await listFiles(to)).filter((file) => file.endsWith('.html'))) {
    const file = path.join(to, name);
    const html = await readFile(file, 'utf8');
    await writeFile(
      file,
      changes.reduce((text, change) => change(text), html),
    );
  }
}

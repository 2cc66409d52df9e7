import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mapEmbedHref } from '../../lib/links/contact-links';
import { stockPhotoHref } from '../../lib/links/stock-photos';
import { BuildError } from '../support/build-error';
import { listFiles } from '../support/files';

/** Directive → sources. */
export type Policy = Record<string, readonly string[]>;

/**
 * What every page may do, whatever its scripts. Fonts, film and data come from the site alone, as `default-src` says.
 *
 * `upgrade-insecure-requests` is not here but in the response headers: Safari applies it to localhost too, so that a
 * page that carries it loses styles and scripts wherever somebody looks at it without https.
 */
export const commonPolicy: Policy = {
  'default-src': ["'self'"],
  // Radix places its select and locks the scroll with style attributes, React writes some into the page.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', new URL(stockPhotoHref('salon')).origin],
  'frame-src': [new URL(mapEmbedHref()).origin],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
};

/** Types of inline scripts that the browser checks against the policy; all others are data to it. */
const executable =
  /^(|module|importmap|speculationrules|(application|text)\/(x-)?(java|ecma)script|text\/(javascript1\.[0-5]|jscript|livescript))$/;

const inlineScript = /<script\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/script\s*>/gi;
const attribute = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const policyTag = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/?>/i;
const charset = /<meta charset="[^"]*"\s*\/?>/i;

/** The text of a policy, as header and `<meta>` carry it. */
export function formatPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** The policy of a page: only scripts of the site's own files and those that stand in it now. */
export function pagePolicy(html: string): Policy {
  return { ...commonPolicy, 'script-src': ["'self'", ...new Set(inlineScripts(html).map(hash))] };
}

/**
 * A page with its policy, right after the character set, so that nothing comes before it.
 * @throws BuildError for a page without `<meta charset>`.
 */
export function withPolicy(html: string, file: string): string {
  const bare = html.replace(policyTag, '');
  if (!charset.test(bare)) throw new BuildError(`${file} has no <meta charset>, after which its policy would stand.`);
  const tag = `<meta http-equiv="Content-Security-Policy" content="${formatPolicy(pagePolicy(bare))}"/>`;
  // A function, because `$` in a policy would mean something in a replacement text.
  return bare.replace(charset, (found) => found + tag);
}

/** Gives each HTML file of a folder its policy. Must come after every step that changes scripts. Returns the number of pages. */
export async function addContentPolicy(dir: string): Promise<number> {
  const pages = (await listFiles(dir)).filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const file = path.join(dir, page);
    await writeFile(file, withPolicy(await readFile(file, 'utf8'), page));
  }
  return pages.length;
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(inlineScript)].flatMap(([, attributes = '', text = '']) => {
    const values = new Map(
      [...attributes.matchAll(attribute)].map(([, name = '', ...quoted]) => [name.toLowerCase(), quoted.join('')]),
    );
    const type = values.get('type')?.trim().toLowerCase() ?? '';
    return !values.has('src') && executable.test(type) ? [text] : [];
  });
}

function hash(script: string): string {
  // The browser hashes what it has parsed, and the parser turns every line break into \n.
  const parsed = script.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(parsed, 'utf8').digest('base64')}'`;
}

import { readFile } from 'node:fs/promises';

/** Where an address leads. */
export interface RedirectRule {
  to: string;
  status: number;
}

/** Reads the rules of a `_redirects` file (address, new address, status) by address; none where it does not exist. */
export async function readRedirects(file: string): Promise<Map<string, RedirectRule>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return parseRedirects(text);
}

/** Rules of a `_redirects` text. Whole addresses only: the site has no patterns. */
export function parseRedirects(text: string): Map<string, RedirectRule> {
  const rules = new Map<string, RedirectRule>();
  for (const line of text.split(/\r?\n/)) {
    const [from, to, status = '301'] = line.trim().split(/\s+/);
    // Hosts take the first rule that matches.
    if (from?.startsWith('/') && to && !rules.has(from)) rules.set(from, { to, status: Number(status) });
  }
  return rules;
}

import { readFile } from 'node:fs/promises';

/** Headers that `_headers` sets for the addresses of one pattern. */
export interface HeaderRule {
  matches: (pathname: string) => boolean;
  headers: [name: string, value: string][];
}

/** Reads the rules of a `_headers` file (the form of Netlify and Cloudflare Pages); none where it does not exist. */
export async function readHeaderRules(file: string): Promise<HeaderRule[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return parseHeaderRules(text);
}

/** Rules of a `_headers` text: an address pattern at the margin, its headers indented below. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim();
    if (!content || content.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ matches: matcher(content), headers: [] });
      continue;
    }
    const colon = content.indexOf(':');
    if (colon > 0) rules.at(-1)?.headers.push([content.slice(0, colon).trim(), content.slice(colon + 1).trim()]);
  }
  return rules;
}

/** Headers for an address: all rules that match, values of the same name joined, as the hosts do. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (!rule.matches(pathname)) continue;
    for (const [name, value] of rule.headers) {
      const key = name.toLowerCase();
      const earlier = headers.get(key);
      headers.set(key, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return headers;
}

/** Headers as a server without https sends them: Safari would ask localhost for styles and scripts by https otherwise. */
export function withoutHttps(headers: ReadonlyMap<string, string>): Map<string, string> {
  const plain = new Map(headers);
  plain.delete('strict-transport-security');
  const policy = plain.get('content-security-policy');
  if (policy) plain.set('content-security-policy', policy.replace(/;?\s*upgrade-insecure-requests/g, ''));
  return plain;
}

/** `*` stands for anything, `:name` for one segment. */
function matcher(pattern: string): (pathname: string) => boolean {
  const source = pattern
    .split(/(\*|:[A-Za-z]\w*)/)
    .map((part, index) => {
      if (index % 2 === 0) return part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
      return part === '*' ? '.*' : '[^/]+';
    })
    .join('');
  const expression = new RegExp(`^${source}$`);
  return (pathname) => expression.test(pathname);
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { inRepository } from '../../scripts/support/paths';
import type { Language } from './questions';

/** Begins every text that the salon has to replace. */
export const mark = '[exemple] ';

/** Files of a starter that `init` reads and does not copy. */
const notCopied = ['README.md', 'prices.csv', 'words.json'];

const folderOf = (starter: string) => inRepository('kit', 'starters', starter);

export function readStarter(starter: Language | 'common'): Record<string, Buffer> {
  const folder = folderOf(starter);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => path.extname(name));
  const files = names.map((name) => [name.replaceAll(path.sep, '/'), readFileSync(path.join(folder, name))] as const);
  return Object.fromEntries(files.filter(([name]) => !notCopied.includes(name)));
}

/** Returns a starter's words for fields that `init` makes: cause of a price on request, link to the main language. */
export const wordsOf = (language: Language): { dependsOn: string; rest: string } =>
  JSON.parse(readFileSync(path.join(folderOf(language), 'words.json'), 'utf8'));

/** Returns the fields of a JSON or Markdown file, and as `body` the text of a Markdown file. */
export function partsOf(text: string): { fields: Record<string, unknown>; body?: string } {
  const [, matter, body] = /^---\n([\s\S]*?)---\n\n([\s\S]*)$/.exec(text) ?? [];
  return matter === undefined ? { fields: JSON.parse(text) } : { fields: parse(matter), body };
}

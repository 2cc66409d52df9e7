import { paymentInWords } from '../../lib/i18n/format';
import { mapStrings } from '../../lib/i18n/typography';
import { longest } from '../../lib/schema/fields';
import { factNames, facts as factsFile } from '../../lib/schema/salon';
import type { SiteContent } from '../../lib/schema/site';
import { checkRules } from './check-rules';
import { type Entry, readEntries } from './entries';
import { completePages } from './new-pages';
import { parseEntry } from './parse-entry';
import { inGuillemets, type Problem } from './problem';
import type { ContentFiles } from './read-files';
import { leavesOf, placeOf } from './schema-walk';
import { shownEntries } from './shown-entries';

/** A value of the content, without the mark "[exemple]", and its place. */
export type Text = Omit<Problem, 'message'> & {
  value: string;
  /** Id of the entry and names of its fields: `salon.developer.url`. */
  at: string;
  isExample: boolean;
};

export interface Findings {
  /** The first problem of each place, because further ones often follow from it. */
  problems: Problem[];
  examples: Text[];
  texts: Text[];
  entries: Entry[];
  /** Redirects from pages that the owner has withdrawn, and from translations of pages that are left out. */
  moved: SiteContent['moved'];
}

/** Matches the mark of a value that has to be replaced before publication: "[exemple] ". */
const exampleMark = /\[exemple\]\s*/gi;

/**
 * Finds the problems of all content in this order: files and names (entries.ts), facts in braces (below), fields by
 * their schemas (parse-entry.ts, lib/schema), entries against each other and against files (check-rules.ts).
 */
export function findProblems(files: ContentFiles): Findings {
  const { entries, problems } = readEntries(files);
  const texts = entries.flatMap(takeTexts);
  problems.push(...insertFacts(entries, texts), ...entries.flatMap(parseEntry));
  if (problems.length === 0) completePages(entries);
  const { shown, moved } = problems.length === 0 ? shownEntries(entries) : { shown: entries, moved: [] };
  problems.push(...checkRules(shown, files, new Set(problems.map(({ file }) => file))));
  const places = problems.map(({ file, entry, field, key }) => [file, entry, field, key].join('\n'));
  const first = problems.filter((_, index) => places.indexOf(places[index] ?? '') === index);
  return { problems: first, examples: texts.filter(({ isExample }) => isExample), texts, entries: shown, moved };
}

/** Returns the values of an entry, and removes every "[exemple]" from its data and its name. */
function takeTexts(entry: Entry): Text[] {
  const unmark = (text: string) => (text.includes('[') ? text.replace(exampleMark, '') : text);
  const places = leavesOf(entry);
  entry.data = mapStrings(entry.data, unmark);
  entry.name = unmark(entry.name);
  return places.map((place) => {
    const written = String(place.value);
    const value = unmark(written);
    const at = [entry.id, ...place.path].join('.');
    return { ...placeOf(entry, place), at, value, isExample: value !== written };
  });
}

/** Replaces names in braces such as `{salon}` by facts, in all entries; returns a problem for each wrong use. */
function insertFacts(entries: Entry[], texts: readonly Text[]): Problem[] {
  const data = Object.assign({}, ...entries.filter((entry) => entry.collection === 'salon').map((entry) => entry.data));
  // A required fact that is missing is reported as a missing field, not at every text that uses it.
  const names = Object.entries(factNames).filter(([field]) => field in data || !(field in factsFile.shape));
  const others: { name: string; value: unknown }[] = Array.isArray(data.others) ? data.others.map(Object) : [];
  const facts = new Map<string, unknown>([
    ...names.map(([field, name]) => [`{${name}}`, data[field]] as const),
    ...others.flatMap(({ name, value }) => (name ? [[`{${name}}`, value] as const] : [])),
  ]);
  const inBraces = /\{[^{}]*\}/g;
  const insertIn = (language: string) => (name: string) => {
    const fact = facts.get(name);
    if (Array.isArray(fact)) return paymentInWords(fact, language);
    // A fact that is too long is reported at its own field, not at every text that uses it.
    const isFact = typeof fact === 'number' || (typeof fact === 'string' && fact.length <= longest.field);
    return isFact ? String(fact) : name;
  };
  for (const entry of entries) {
    const insert = insertIn(entry.collection === 'translations' ? entry.id.slice(0, 2) : (data.language ?? 'fr'));
    entry.data = mapStrings(entry.data, (text) => text.replace(inBraces, insert));
  }
  const quoted = names.flatMap(([field]) => [`salon.${field}`, `facts.${field}`]);
  return texts.flatMap(({ file, entry, field, key, at, value }) => {
    const place = { file, entry, field, key };
    if (quoted.includes(at) && /[{}]/.test(value))
      return { ...place, message: 'ce que les textes citent ne cite rien lui-même : écrivez-le sans { }' };
    if (/[{}]/.test(value.replace(inBraces, '')))
      return { ...place, message: 'ses accolades { } ne vont pas par paires' };
    const unknown = value.match(inBraces)?.find((name) => !facts.has(name));
    const message = `${inGuillemets(unknown ?? '')} n'est pas connu ; connus : ${[...facts.keys()].join(', ')}`;
    return unknown ? { ...place, message } : [];
  });
}

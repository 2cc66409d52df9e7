import { paymentInWords } from '../../content/schema/practical';
import { factNames, facts as factsFile } from '../../content/schema/salon';
import { mapStrings } from '../../lib/i18n/typography';
import { checkRules } from './check-rules';
import { type Entry, readEntries } from './entries';
import { type Problem, quote } from './problem';
import type { ContentFiles } from './read-files';
import { faultsIn, leavesOf, placeOf } from './schema-walk';

/** A value of the content, as its file has it but for the mark of an example. */
export type Text = Omit<Problem, 'message'> & {
  value: string;
  /** Name of the file and of the fields: `salon.developer.url`. */
  at: string;
  isExample: boolean;
  /** It stands on a page whose words the law asks for. */
  isLegal: boolean;
};

export interface Findings {
  /** One for each place: what else is wrong there often follows from the first. */
  problems: Problem[];
  examples: Text[];
  texts: Text[];
  entries: Entry[];
}

/** Stands in a value that is to be replaced before the site goes public, before it as a rule. */
const exampleMark = /\[exemple\]\s*/gi;

/** Looks through everything the owner says. A wrong shape hides what the other rules would find. */
export function findProblems(files: ContentFiles): Findings {
  const { entries, problems } = readEntries(files);
  const texts = entries.flatMap(takeTexts);
  const examples = texts.filter(({ isExample }) => isExample);
  problems.push(...fillFacts(entries, texts));
  problems.push(...entries.flatMap(faultsIn));
  if (problems.length === 0) problems.push(...checkRules(entries, files));
  const places = problems.map(({ file, entry, field }) => [file, entry, field].join('\n'));
  const first = problems.filter((_, index) => places.indexOf(places[index] ?? '') === index);
  return { problems: first, examples, texts, entries };
}

/** The values of an entry, which loses the marks of its examples. */
function takeTexts(entry: Entry): Text[] {
  const strip = (text: string) => text.replace(exampleMark, '');
  const places = leavesOf(entry);
  entry.data = mapStrings(entry.data, strip);
  entry.name = strip(entry.name);
  const isLegal = ['privacy', 'legal'].includes(String(entry.data.kind));
  return places.map((place) => {
    const written = String(place.value);
    const value = strip(written);
    const at = [entry.id, ...place.path].join('.');
    return { ...placeOf(entry, place), at, value, isExample: value !== written, isLegal };
  });
}

/** Puts the facts where texts name them in braces. */
function fillFacts(entries: Entry[], texts: readonly Text[]): Problem[] {
  const data = Object.assign({}, ...entries.filter((entry) => entry.collection === 'salon').map((entry) => entry.data));
  const inWords = (fact: unknown) => (Array.isArray(fact) ? paymentInWords(fact) : fact);
  // What every salon must say is missed in its own place.
  const names = Object.entries(factNames).filter(([field]) => field in data || !(field in factsFile.shape));
  const others: { name: string; value: unknown }[] = Array.isArray(data.others) ? data.others.map(Object) : [];
  const facts = new Map<string, unknown>([
    ...names.map(([field, name]) => [`{${name}}`, inWords(data[field])] as const),
    ...others.map(({ name, value }) => [`{${name}}`, value] as const),
  ]);
  const braces = /\{[^{}]*\}/g;
  // A fact that is wrong itself says so in its own place.
  const isWritable = (fact: unknown) => typeof fact === 'string' || typeof fact === 'number';
  const fill = (name: string) => (isWritable(facts.get(name)) ? String(facts.get(name)) : name);
  for (const entry of entries) entry.data = mapStrings(entry.data, (text) => text.replace(braces, fill));
  return texts.flatMap(({ file, entry, field, value }) => {
    const isOpen = /[{}]/.test(value.replace(braces, ''));
    if (isOpen) return { file, entry, field, message: 'ses accolades { } ne vont pas par paires' };
    const name = value.match(braces)?.find((one) => !facts.has(one));
    if (!name) return [];
    return { file, entry, field, message: `${quote(name)} n'est pas connu ; connus : ${[...facts.keys()].join(', ')}` };
  });
}

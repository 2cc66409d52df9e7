import type { z } from 'zod';
import { pages } from '../../content/pages';
import { type Collection, type CollectionId, collections } from '../../content/schema/collections';
import { factNames } from '../../content/schema/salon';
import type { SiteContent } from '../../content/schema/site';
import { mapStrings } from '../../lib/i18n/typography';
import { BuildError } from '../support/build-error';
import { writeFileAtomically } from '../support/files';
import { inRepository } from '../support/paths';
import { assemble } from './assemble';
import { type Entry, placeOf } from './entry';
import { checkMessages } from './messages';
import { type Problem, quote, toSentence } from './problem';
import { type ContentFiles, parseFile, readContentFiles } from './read-files';
import { checkRoutes } from './routes';
import { rules } from './rules';
import { faultsIn, leavesOf } from './schema-walk';

/** A value that is not the salon's yet. */
export type Example = Omit<Problem, 'message'> & {
  value: string;
  /** Name of the file and of the fields: `salon.developer.url`. */
  at: string;
};

export interface Check {
  problems: Problem[];
  examples: Example[];
  /** Absent while there is a problem. */
  content?: SiteContent;
}

/** Stands before a value that is to be replaced before the site goes public. */
const exampleMark = /^\[exemple\]\s*/;

/** Looks through everything the owner says, and puts it together. A wrong shape hides what the other rules would find. */
export function checkContent(files: ContentFiles): Check {
  const { entries, problems } = readEntries(files);
  const examples = entries.flatMap(takeExamples);
  if (problems.length === 0) problems.push(...fillFacts(entries));
  problems.push(...entries.flatMap(checkShape));
  if (problems.length === 0) problems.push(...rules.flatMap((rule) => rule(entries, files)));
  problems.push(...checkMessages(files));
  return {
    problems,
    examples,
    content:
      problems.length === 0
        ? assemble(
            entries,
            examples.map(({ at }) => at),
          )
        : undefined,
  };
}

/** The owner's files, each with its schema; files that nobody asks for are a mistake in the name. */
function readEntries(files: ContentFiles): { entries: Entry[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const isRead = new Set<string>();
  const read = (
    collection: CollectionId,
    id: string,
    file: string,
    schema: z.ZodObject,
    name: (data: object) => string,
  ) => {
    isRead.add(file);
    try {
      const text = files[file];
      if (text === undefined) throw new Error('ce fichier manque');
      const data = Object(parseFile(file, text));
      return [{ collection, id, file, schema, name: name(data), data } satisfies Entry];
    } catch (error) {
      problems.push({ file, message: error instanceof Error ? error.message : String(error) });
      return [];
    }
  };
  const entries = (Object.entries(collections) as [CollectionId, Collection][]).flatMap(([collection, where]) => {
    if ('files' in where) {
      return Object.entries(where.files).flatMap(([id, { file, label, schema }]) =>
        read(collection, id, file, schema, (data) => label ?? String(Reflect.get(data, 'label') ?? id)),
      );
    }
    const { folder, extension, schema, named } = where;
    const names = Object.keys(files).filter((file) => file.startsWith(`${folder}/`) && file.endsWith(`.${extension}`));
    return names.flatMap((file) => {
      const id = file.slice(folder.length + 1, -extension.length - 1);
      const nameOf = (data: object) => named.flatMap((field) => Reflect.get(data, field) ?? []).join(', ') || id;
      return read(collection, id, file, schema, nameOf);
    });
  });
  const isAddress = ({ collection, id }: Entry) =>
    'files' in collections[collection] || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id);
  for (const { file } of entries.filter((entry) => !isAddress(entry))) {
    problems.push({
      file,
      message: 'le nom du fichier doit être fait de petites lettres sans accent, de chiffres et de tirets',
    });
  }
  for (const [id, { kind }] of Object.entries(pages)) {
    const file = `content/services/${id}.json`;
    if (kind === 'service' && !isRead.has(file)) problems.push({ file, message: 'ce fichier manque' });
  }
  const strays = Object.keys(files).filter((file) => /^content\/.*\.(json|md)$/.test(file) && !isRead.has(file));
  problems.push(
    ...strays.map((file) => ({ file, message: "ce fichier n'est à sa place nulle part : vérifiez son nom" })),
  );
  return { entries, problems };
}

function takeExamples(entry: Entry): Example[] {
  const isExample = ({ value }: { value: unknown }) => typeof value === 'string' && exampleMark.test(value);
  const strip = (text: string) => text.replace(exampleMark, '');
  const marked = leavesOf(entry.schema, entry.data).filter(isExample);
  entry.data = mapStrings(entry.data, strip);
  entry.name = strip(entry.name);
  return marked.map(({ path, value }) => ({
    ...placeOf(entry, path),
    at: [entry.id, ...path].join('.'),
    value: strip(String(value)),
  }));
}

/** Puts the facts where texts name them in braces. */
function fillFacts(entries: Entry[]): Problem[] {
  const data = (id: string) => Object(entries.find((entry) => entry.id === id)?.data);
  const { name, hostingProvider } = data('salon');
  const figures = Object.entries(factNames).map(([id, factName]) => [factName, data('facts')[id]]);
  const facts = new Map<string, unknown>([
    ['salon', name],
    ['hebergeur', hostingProvider],
    ...(figures as [string, unknown][]),
  ]);
  return entries.flatMap((entry) => {
    const unknown = leavesOf(entry.schema, entry.data).flatMap(({ path, value }) =>
      [...String(value).matchAll(/\{([^{}]*)\}/g)]
        .filter(([, fact = '']) => !facts.has(fact))
        .map(([braces]) => ({
          ...placeOf(entry, path),
          message: `${quote(braces)} n'est pas connu ; connus : ${[...facts.keys()].map((fact) => `{${fact}}`).join(', ')}`,
        })),
    );
    entry.data = mapStrings(entry.data, (text) =>
      text.replace(/\{([^{}]*)\}/g, (braces, fact) => String(facts.get(fact) ?? braces)),
    );
    return unknown;
  });
}

function checkShape(entry: Entry): Problem[] {
  return faultsIn(entry.schema, entry.data).map(({ path, message }) => ({ ...placeOf(entry, path), message }));
}

/**
 * Step of the build: checks the content and writes it for the pages, `.generated/content.json`.
 * @throws BuildError with one sentence a line, each naming file, entry and field.
 */
export async function makeContent(): Promise<Check> {
  const check = checkContent(await readContentFiles());
  const developerFaults = checkRoutes();
  const sentences = [...developerFaults, ...check.problems.map(toSentence)];
  if (sentences.length > 0) throw new BuildError(sentences.join('\n'));
  await writeFileAtomically(inRepository('.generated', 'content.json'), `${JSON.stringify(check.content, null, 1)}\n`);
  return check;
}

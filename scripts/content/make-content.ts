import { existsSync } from 'node:fs';
import type { SiteContent } from '../../lib/schema/site';
import { writeFileAtomically } from '../support/files';
import { describeMade } from '../support/made';
import { inRepository } from '../support/paths';
import { type AssembleOptions, assemble } from './assemble';
import { type Findings, findProblems } from './find-problems';
import { writeJsonSchemas } from './json-schemas';
import { contentError } from './problem';
import { type ContentFiles, readContentFiles } from './read-files';

export interface Check extends Omit<Findings, 'moved'> {
  content?: SiteContent;
}

type CheckedContent = Check & { content: SiteContent };

export function checkContent(files: ContentFiles, options?: AssembleOptions): Check {
  const { moved, ...findings } = findProblems(files);
  if (findings.problems.length > 0) return findings;
  const examples = findings.examples.map(({ at }) => at);
  return { ...findings, content: { ...assemble(findings.entries, examples, files, options), moved } };
}

/** Reads and checks the content. @throws BuildError with a sentence for each problem: file, entry and field. */
export async function readContent(options?: AssembleOptions, files?: ContentFiles): Promise<CheckedContent> {
  const { content, ...check } = checkContent(files ?? (await readContentFiles()), options);
  if (!content) throw contentError(...check.problems);
  return { ...check, content };
}

/** Checks the content and writes it for pages; first JSON schemas, which help to correct content that is refused. */
export async function makeContent(options?: AssembleOptions): Promise<CheckedContent> {
  const files = await readContentFiles();
  await writeJsonSchemas();
  const check = await readContent(options, files);
  await Promise.all([writeContent(check.content, options), writeDayLocales(check.content)]);
  return check;
}

export async function writeContent(content: SiteContent, { withDrafts }: AssembleOptions = {}): Promise<void> {
  const type = "import type { SiteContent } from '../lib/schema/site';\n\n";
  const code = `${describeMade(withDrafts)}\n${type}export const content: SiteContent = ${JSON.stringify(content, null, 1)};\n`;
  await writeFileAtomically(inRepository('.generated', 'content.ts'), code);
}

/** Writes the calendar's words by language; for one that react-day-picker lacks, those of the main language. */
async function writeDayLocales({ salon, translations }: SiteContent): Promise<void> {
  const locales = [salon.language, ...Object.keys(translations)].map((locale) => {
    // react-day-picker has English by country; British dates have the day before the month, as in Switzerland.
    const file = locale === 'en' ? 'en-GB' : locale;
    const isThere = existsSync(inRepository('node_modules', 'react-day-picker', 'dist', 'esm', 'locale', `${file}.js`));
    return [locale, isThere ? file : salon.language] as const;
  });
  const nameOf = (file: string) => file.replace('-', '');
  const imports = [...new Set(locales.map(([, file]) => file))].map(
    (file) => `import { ${nameOf(file)} } from 'react-day-picker/locale/${file}';\n`,
  );
  const entries = locales.map(([locale, file]) => `${locale}: ${nameOf(file)}`);
  const code = `${imports.join('')}\nexport const dayLocales = { ${entries.join(', ')} };\n`;
  await writeFileAtomically(inRepository('.generated', 'day-locales.ts'), code);
}

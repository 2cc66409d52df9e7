import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { SiteContent } from '../../content/schema/site';
import { mainLocale } from '../../lib/i18n/locale';
import { checkedName } from '../editor/check';
import { writeFileAtomically } from '../support/files';
import { inRepository, salonFolder } from '../support/paths';
import { assemble } from './assemble';
import { type Findings, findProblems } from './find-problems';
import { isPhotograph } from './photographs';
import { contentError } from './problem';
import { type ContentFiles, readContentFiles } from './read-files';

export interface Check extends Omit<Findings, 'entries'> {
  content?: SiteContent;
}

export type CheckedContent = Check & { content: SiteContent };

export function checkContent(files: ContentFiles): Check {
  const { entries, ...found } = findProblems(files);
  if (found.problems.length > 0) return found;
  const marked = found.examples.map(({ at }) => at);
  return { ...found, content: assemble(entries, marked, files) };
}

/** @throws BuildError with a sentence for each problem, which names file, entry and field. */
export async function readContent(): Promise<CheckedContent> {
  const { content, ...check } = checkContent(await readContentFiles());
  if (!content) throw contentError(...check.problems);
  return { ...check, content };
}

/** The content as it is in the latest commit that has it whole, for a folder in which nothing has been started yet. */
export function readKeptContent(): CheckedContent | undefined {
  const git = (...command: string[]) =>
    execFileSync('git', command, { cwd: inRepository(), stdio: 'pipe', maxBuffer: 2 ** 30 }).toString();
  const folders = ['--', salonFolder, 'messages'];
  try {
    for (const commit of git('log', '-20', '--format=%H', ...folders).split('\n')) {
      const files: ContentFiles = {};
      for (const path of git('ls-tree', '-r', '-z', '--name-only', commit, ...folders).split('\0')) {
        const name = checkedName(path);
        if (name) files[name] = isPhotograph(name) ? '' : git('show', `${commit}:${path}`);
      }
      const { content, ...check } = checkContent(files);
      if (content) return { ...check, content };
    }
  } catch {
    // Without Git, or in a folder that it does not know, nothing is kept.
  }
  return undefined;
}

/** Writes what pages show, as a module that the compiler checks against its type: `.generated/content.ts`. */
export async function writeContent(content: SiteContent): Promise<void> {
  const type = "import type { SiteContent } from '../content/schema/site';\n\n";
  const code = `${type}export const content: SiteContent = ${JSON.stringify(content, null, 1)};\n`;
  await writeFileAtomically(inRepository('.generated', 'content.ts'), code);
}

/** Writes the words of the calendar in the salon's languages, as far as the calendar has them: `.generated/day-locales.ts`. */
async function writeDayLocales({ translations }: SiteContent): Promise<void> {
  const locales = [mainLocale, ...Object.keys(translations)].flatMap((locale) => {
    // English is there by country only.
    const file = locale === 'en' ? 'en-US' : locale;
    const isThere = existsSync(inRepository('node_modules', 'react-day-picker', 'dist', 'esm', 'locale', `${file}.js`));
    return isThere ? { locale, file, name: file.replace('-', '') } : [];
  });
  const imports = locales.map(({ file, name }) => `import { ${name} } from 'react-day-picker/locale/${file}';\n`);
  const entries = locales.map(({ locale, name }) => `${locale}: ${name}`);
  const code = `${imports.join('')}\nexport const dayLocales = { ${entries.join(', ')} };\n`;
  await writeFileAtomically(inRepository('.generated', 'day-locales.ts'), code);
}

/** Step of the build: checks the content and writes it for the pages. */
export async function makeContent(kept?: CheckedContent): Promise<CheckedContent> {
  const check = kept ?? (await readContent());
  await Promise.all([writeContent(check.content), writeDayLocales(check.content)]);
  return check;
}

import type { SiteContent } from '../../content/schema/site';
import { type Check, checkContent } from '../content-check/check-content';
import { toSentence } from '../content-check/problem';
import { BuildError } from '../support/build-error';
import { writeFileAtomically } from '../support/files';
import { inRepository } from '../support/paths';
import { readContentFiles } from './read-files';

/** Content without a problem. */
export type CheckedContent = Check & { content: SiteContent };

/**
 * Reads the content and checks it.
 * @throws BuildError with one sentence a line, each naming file, entry and field.
 */
export async function readContent(): Promise<CheckedContent> {
  const { content, ...check } = checkContent(await readContentFiles());
  if (!content) throw new BuildError(check.problems.map(toSentence).join('\n'));
  return { ...check, content };
}

/** Writes what pages show, as a module that the compiler checks against its type: `.generated/content.ts`. */
export async function writeContent(content: SiteContent): Promise<void> {
  const type = "import type { SiteContent } from '../content/schema/site';\n\n";
  const code = `${type}export const content: SiteContent = ${JSON.stringify(content, null, 1)};\n`;
  await writeFileAtomically(inRepository('.generated', 'content.ts'), code);
}

/**
 * Step of the build: checks the content and writes it for the pages.
 * @throws BuildError as `readContent` does.
 */
export async function makeContent(): Promise<CheckedContent> {
  const check = await readContent();
  await writeContent(check.content);
  return check;
}

import type { SiteContent } from '../../content/schema/site';
import { assemble } from './assemble';
import { type Findings, findProblems } from './find-problems';
import type { ContentFiles } from './read-files';

export type { Text } from './find-problems';

export interface Check extends Omit<Findings, 'entries'> {
  /** Absent while there is a problem. */
  content?: SiteContent;
}

/** Looks through everything the owner says, and puts it together. */
export function checkContent(files: ContentFiles): Check {
  const { entries, ...found } = findProblems(files);
  if (found.problems.length > 0) return found;
  const marked = found.examples.map(({ at }) => at);
  return { ...found, content: assemble(entries, marked, files) };
}

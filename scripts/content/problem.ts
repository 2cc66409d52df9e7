import { BuildError } from '../support/command';
import { salonFolder } from '../support/paths';

/** Something wrong in the content, in the owner's language: where it stands, and what is expected there. */
export interface Problem {
  /** Path from the root of the repository, where the salon's folder is called `content`. */
  file: string;
  /** What the owner calls the entry; absent where the whole file is at fault. */
  entry?: string;
  /** What the form calls the field; absent where the whole entry is at fault. */
  field?: string;
  message: string;
}

/** "content/prices/mains-manucure.json : Prix de « Manucure » : un nombre est attendu, par exemple 58 ou 57.50." */
export function toSentence(problem: Problem): string {
  const file = problem.file.replace(/^content(?=\/)/, salonFolder);
  return problem.entry ? `${file} : ${inEntry(problem)}` : `${file} : ${problem.message}.`;
}

/** The same sentence without the file, for the form of the entry. */
export const inEntry = ({ file, entry, field, message }: Problem): string =>
  `${[field ? `${field} de ${inGuillemets(entry ?? file)}` : inGuillemets(entry ?? file), message].join(' : ')}.`;

export const contentError = (...problems: readonly Problem[]) => new BuildError(problems.map(toSentence).join('\n'));

/** A value in quotes for a sentence, on one line and cut after 80 characters. */
export function inGuillemets(value: string | number): string {
  const text = String(value).replace(/[\s\p{Cc}]+/gu, ' ');
  return `« ${text.length > 80 ? `${text.slice(0, 79)}…` : text} »`;
}

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
  /** Where the field stands in the file: `address.canton`, `closings[0].from`. */
  key?: string;
  message: string;
  /** The same for who writes the file by hand, with keys and values to type; absent where the message says it all. */
  written?: string;
}

/** "salon/prices/manucure.json : Prix (price.amount) de « Manucure » : un nombre est attendu, par exemple 58 ou 57.50." */
export function toSentence({ field, key, ...problem }: Problem): string {
  const file = problem.file.replace(/^content(?=\/)/, salonFolder);
  const message = problem.written ?? problem.message;
  // What has no name in French is called by its key already.
  const place = field && key && field.toLowerCase() !== key.toLowerCase() ? `${field} (${key})` : field;
  return `${file} : ${problem.entry ? inEntry({ ...problem, field: place, message }) : ended(message)}`;
}

/** What the form of the entry says: without file and keys. */
export const inEntry = ({ file, entry, field, message }: Problem): string =>
  ended([field ? `${field} de ${inGuillemets(entry ?? file)}` : inGuillemets(entry ?? file), message].join(' : '));

const ended = (sentence: string) => (sentence.endsWith('?') ? sentence : `${sentence}.`);

export const contentError = (...problems: readonly Problem[]) => new BuildError(problems.map(toSentence).join('\n'));

/** A value in quotes for a sentence, on one line and cut after 80 characters. */
export function inGuillemets(value: string | number): string {
  const text = String(value).replace(/[\s\p{Cc}]+/gu, ' ');
  return `« ${text.length > 80 ? `${text.slice(0, 79)}…` : text} »`;
}

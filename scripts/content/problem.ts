import { BuildError } from '../support/command';
import { salonFolder } from '../support/paths';

/** A problem in the content, in French: where it is, and what is expected there. */
export interface Problem {
  /** Path from the root of the repository, where the salon's folder is called `content`. */
  file: string;
  /** The owner's name for the entry; absent where the whole file is at fault. */
  entry?: string;
  /** The form's name for the field; absent where the whole entry is at fault. */
  field?: string;
  /** Place of the field in the file: `address.canton`, `closings[0].from`. */
  key?: string;
  message: string;
}

/** Returns the path in the repository of a file of the salon, whose folder is called `content`. */
export const repositoryPath = (file: string) => file.replace(/^content(?=\/)/, salonFolder);

/** "salon/prices/manucure.json : Prix (price.amount) de « Manucure » : un nombre est attendu, par exemple 58 ou 57.50." */
export function toSentence({ file, field, key, ...problem }: Problem): string {
  // A field without a French name is called by its key already.
  const place = field && key && field.toLowerCase() !== key.toLowerCase() ? `${field} (${key})` : field;
  return `${repositoryPath(file)} : ${problem.entry ? inEntry({ ...problem, file, field: place }) : ended(problem.message)}`;
}

/** Returns the place without the message: "content/prices/mains-manucure.json, Prix de « Manucure »". */
export function toPlace(place: Omit<Problem, 'message'>): string {
  return [repositoryPath(place.file), place.entry && fieldIn(place)].filter(Boolean).join(', ');
}

const fieldIn = ({ file, entry = file, field }: Omit<Problem, 'message'>) =>
  field ? `${field} de ${inGuillemets(entry)}` : inGuillemets(entry);

/** Returns the sentence for the entry's form, without file and keys. */
export const inEntry = ({ message, ...place }: Problem): string => ended(`${fieldIn(place)} : ${message}`);

const ended = (sentence: string) => (sentence.endsWith('?') ? sentence : `${sentence}.`);

export const contentError = (...problems: readonly Problem[]) => new BuildError(problems.map(toSentence).join('\n'));

/** Returns a value in quotes for a sentence, on one line and cut after 80 characters. */
export function inGuillemets(value: string | number): string {
  const letters = Array.from(String(value).replace(/[\s\p{Cc}]+/gu, ' '));
  return `« ${letters.length > 80 ? `${letters.slice(0, 79).join('')}…` : letters.join('')} »`;
}

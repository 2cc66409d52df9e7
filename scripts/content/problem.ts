import { BuildError } from '../support/command';
import { salonFolder } from '../support/paths';

/** A problem in the content, in French: its place and the expected value. */
export interface Problem {
  /** Path from the root of the repository, where the salon's folder is called `content`. */
  file: string;
  /** Name of the entry in the editor; absent if the whole file is at fault. */
  entry?: string;
  /** Label of the field in the form; absent if the whole entry is at fault. */
  field?: string;
  /** Place of the field in the file: `address.canton`, `closings[0].from`. */
  key?: string;
  message: string;
}

/** Returns a file's path in the repository: `salon/hours.json` for `content/hours.json` if the salon is in `salon/`. */
export const repositoryPath = (file: string) => file.replace(/^content(?=\/)/, salonFolder);

/** Returns "salon/prices/manucure.json : Prix (price.amount) de « Manucure » : un nombre est attendu." */
export function toSentence({ file, field, key, ...problem }: Problem): string {
  // A field without a French label has its key as its name already.
  const place = field && key && field.toLowerCase() !== key.toLowerCase() ? `${field} (${key})` : field;
  return `${repositoryPath(file)} : ${problem.entry ? inEntry({ ...problem, file, field: place }) : ended(problem.message)}`;
}

/** Returns the place without the message: "content/prices/mains-manucure.json, Prix de « Manucure »". */
export function toPlace(place: Omit<Problem, 'message'>): string {
  return [repositoryPath(place.file), place.entry && fieldIn(place)].filter(Boolean).join(', ');
}

const fieldIn = ({ file, entry = file, field }: Omit<Problem, 'message'>) =>
  field ? `${field} de ${inGuillemets(entry)}` : inGuillemets(entry);

/** Returns "Prix de « Manucure » : un nombre est attendu.", as the editor shows it, without file and key. */
export const inEntry = ({ message, ...place }: Problem): string => ended(`${fieldIn(place)} : ${message}`);

const ended = (sentence: string) => (sentence.endsWith('?') ? sentence : `${sentence}.`);

export const contentError = (...problems: readonly Problem[]) => new BuildError(problems.map(toSentence).join('\n'));

/** Returns a value in French quotes for a sentence, on one line, cut to 80 characters. */
export function inGuillemets(value: string | number): string {
  const letters = Array.from(String(value).replace(/[\s\p{Cc}]+/gu, ' '));
  return `« ${letters.length > 80 ? `${letters.slice(0, 79).join('')}…` : letters.join('')} »`;
}

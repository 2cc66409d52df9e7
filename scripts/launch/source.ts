/** A file of the content as it is written. */
export interface Source {
  /** Path from the root of the repository. */
  file: string;
  text: string;
}

/** Something the owner must look at before the site goes public. */
export interface Finding {
  file: string;
  /** Counted from 1. */
  line: number;
  text: string;
}

const notCode = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\[\s\S]|[^'\\\n])*'|"(?:\\[\s\S]|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g;

/** The code with comments and strings blanked out, every character of the rest where it was. */
export function codeOnly(text: string): string {
  return text.replace(notCode, (found) => found.replace(/[^\n]/g, ' '));
}

/** Line of a place in a text, counted from 1. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/**
 * Line on which a key stands, after a marker such as the name of its table.
 * @throws Error when it is not there: the file is no longer written the way this check reads it.
 */
export function lineOfKey({ file, text }: Source, marker: string, key: string): number {
  const start = text.indexOf(marker);
  const found = new RegExp(`^\\s*(['"]?)${key}\\1:`, 'm').exec(text.slice(Math.max(0, start)));
  if (start < 0 || !found) throw new Error(`${file} has no ${key} after "${marker}".`);
  return lineAt(text, start + found.index + found[0].search(/\S/));
}

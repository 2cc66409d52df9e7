/** Something wrong in the content: where it stands, and what is asked of it. */
export interface Problem {
  /** Path from the root of the repository. */
  file: string;
  /** Id of the page, price, picture ... or the name of a fact; empty for the whole file. */
  entry: string;
  /** Place within the entry, such as `services[0].title`; empty for the entry itself. */
  field: string;
  message: string;
}

/** "content/salon.ts, address.postalCode: must be ..." */
export function toSentence({ file, entry, field, message }: Problem): string {
  const place = entry && field && !field.startsWith('[') ? `${entry}.${field}` : entry + field;
  return `${place ? `${file}, ${place}` : file}: ${message}`;
}

/** "services[0].title" from `['services', 0, 'title']`. */
export function fieldOf(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index ? '.' : ''}${String(key)}`))
    .join('');
}

/** A text or a number as it is shown in a sentence, which stays one that can be read. */
export function quote(value: string | number): string {
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

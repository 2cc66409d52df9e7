import type { z } from 'zod';

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

/** What a schema finds in an entry. */
export function problemsIn(schema: z.ZodType, value: unknown, file: string, entry: string): Problem[] {
  const issues = schema.safeParse(value, { error: explain }).error?.issues ?? [];
  return issues.map(({ path, message }) => ({
    file,
    entry,
    field: fieldOf(path),
    message: message.endsWith('.') ? message : `${message}.`,
  }));
}

/** What zod says where a schema has no sentence of its own, in words for somebody who does not program. */
const explain: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') return `has ${issue.keys.map(quote).join(', ')}, which is not known here.`;
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.input === undefined) return 'is missing.';
  if (issue.expected === 'number') return `must be a number without quotes, got ${quote(issue.input)}.`;
  if (issue.expected === 'string') return `must be a text between quotes, got ${quote(issue.input)}.`;
  return undefined;
};

/** A value as it is shown in a sentence, which stays one that can be read. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

import { dequal } from 'dequal/lite';
import { type Difference, differencesBetween, has, type Part, partsOf, wordsOf } from './differences';

/** An entry as the form has it: its text below the fields is `body`. */
export type Data = Record<string, unknown>;

/** An entry as its file would have it. */
export function asText(file: string, data: Data): string {
  const { body, ...fields } = data;
  return file.endsWith('.md') ? `---\n${JSON.stringify(fields)}\n---\n${body ?? ''}` : JSON.stringify(data);
}

/** What another device has changed in an entry, where the form says otherwise. */
export interface OtherChange extends Difference {
  /** What the form says in its place, where that was changed too. */
  own?: string;
}

/**
 * What another device has made of the file of an entry in the repository (`theirs`) since the form that says `mine` was opened (`base`); `merged` is the
 * form with these changes, but for the keys that stay as in the form. Lists get what was added on either side, and lose what was taken away.
 */
export function mergeEntry(
  file: string,
  base: string,
  theirs: string,
  mine: Data,
): { changes: OtherChange[]; merged: (kept: readonly string[]) => Data } {
  const [old, other, own] = [partsOf(file, base), partsOf(file, theirs), partsOf(file, asText(file, mine))];
  const changes = differencesBetween(old, other).flatMap((change): OtherChange[] => {
    const [their, our] = [other.get(change.key)?.value, own.get(change.key)?.value];
    if (dequal(their, our)) return [];
    const isBoth = isChangedTwice(old.get(change.key)?.value, their, our);
    return [{ ...change, ...(isBoth && { own: wordsOf(our, their) }) }];
  });
  const merged = (kept: readonly string[]) => {
    const result = structuredClone(mine);
    for (const { key } of changes) {
      if (kept.includes(key)) continue;
      const { path, isText } = (other.get(key) ?? old.get(key)) as Part;
      if (isText) result.body = theirs.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '');
      else put(result, path, mergedValue(old.get(key)?.value, other.get(key)?.value, own.get(key)?.value));
    }
    return result;
  };
  return { changes, merged };
}

/** Whether both sides say otherwise what was said once: of a list, in place of the same item. */
function isChangedTwice(base: unknown, theirs: unknown, mine: unknown): boolean {
  if (!Array.isArray(base) || !Array.isArray(theirs) || !Array.isArray(mine)) return !dequal(base, mine);
  const isReplaced = (list: unknown[]) => list.some((item) => !has(base, item));
  const isGoneTwice = base.some((item) => !has(theirs, item) && !has(mine, item));
  return isGoneTwice && isReplaced(theirs) && isReplaced(mine);
}

function mergedValue(base: unknown, theirs: unknown, mine: unknown): unknown {
  if (!Array.isArray(theirs) || !Array.isArray(mine)) return theirs;
  const left = theirs.filter((item) => has(mine, item) || !has(base, item));
  return [...left, ...mine.filter((item) => !has(theirs, item) && !has(base, item))];
}

function put(data: Data, [key = '', ...rest]: readonly PropertyKey[], value: unknown): void {
  const name = String(key);
  if (rest.length > 0) {
    const inner = Object(data[name]);
    data[name] = inner;
    put(inner, rest, value);
  } else if (value === undefined) delete data[name];
  else data[name] = value;
}

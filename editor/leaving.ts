import { type Difference, has, type Part, partsOf, wordsOf } from './differences';
import { asText, type Data } from './merge';

/** Letters of a text that are enough to know it by. */
const enough = 80;

/** What an entry loses: groups of fields that are no longer there, each by its name, and items of lists that have become shorter. */
export function leavingOf(file: string, before: string, saved: Data): Difference[] {
  const [old, now] = [partsOf(file, before), partsOf(file, asText(file, saved))];
  const isThere = (group: PropertyKey | undefined) => [...now.values()].some(({ path: [first] }) => first === group);
  const groups = new Map<string, Part[]>();
  const lists: Difference[] = [];
  for (const [key, part] of old) {
    const [group, ...inner] = part.path;
    const [items, left] = [part.value, now.get(key)?.value ?? []];
    const isShorter = Array.isArray(items) && Array.isArray(left) && left.length < items.length;
    if (inner.length > 0 && !isThere(group)) {
      const name = part.label.split(',')[0] ?? '';
      groups.set(name, [...(groups.get(name) ?? []), part]);
    } else if (part.isShown && !part.isText && isShorter) {
      const gone = items.filter((item) => !has(left, item));
      lists.push({ key, label: part.label, isShown: true, before: wordsOf(gone), after: '' });
    }
  }
  const parted = [...groups].map(([label, parts]): Difference => {
    const words = parts.map(({ value }) => wordsOf(value)).join(', ');
    const before = words.length > enough ? `${words.slice(0, enough)}…` : words;
    return { key: label, label, isShown: true, before, after: '' };
  });
  return [...parted, ...lists];
}

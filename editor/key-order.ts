import { dequal } from 'dequal/lite';

/** Returns the file text `now` with its keys in the order of `before`; a new key follows the key before it in `now`. */
export function inOrderOf(path: string, before: string, now: string): string {
  if (path.endsWith('.json')) return `${JSON.stringify(ordered(parsed(before), parsed(now)), null, 2)}\n`;
  const [old, own] = [frontMatterOf(before), frontMatterOf(now)];
  if (!old || !own) return now;
  const blocks = ordered(blocksOf(old), blocksOf(own)) as Record<string, string>;
  return now.replace(own, () => Object.values(blocks).join('\n'));
}

/** Returns the value of a JSON text; undefined for a broken file, which a save may repair. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function ordered(before: unknown, now: unknown): unknown {
  if (Array.isArray(now) && Array.isArray(before))
    return now.map((item, index) => ordered(before.find((one) => dequal(one, item)) ?? before[index], item));
  if (!isObject(before) || !isObject(now)) return now;
  const keys = Object.keys(before).filter((key) => key in now);
  for (const [index, key] of Object.keys(now).entries()) {
    if (keys.includes(key)) continue;
    const previous = Object.keys(now)[index - 1] ?? '';
    keys.splice(keys.indexOf(previous) + 1, 0, key);
  }
  return Object.fromEntries(keys.map((key) => [key, ordered(before[key], now[key])]));
}

const frontMatterOf = (text: string) => /^---\n([\s\S]*?)\n---\n/.exec(text)?.[1];

/** Returns the lines of a front matter by top-level key: for `prices` the line "prices:" and the list below it. */
const blocksOf = (frontMatter: string): Record<string, string> =>
  Object.fromEntries(frontMatter.split(/\n(?=[\w$"']+:)/).map((block) => [block.slice(0, block.indexOf(':')), block]));

/** Key paths of numbers such as `focus.x` or `items.*.amount`, by collection. */
export type NumberPaths = Record<string, string[]>;

/**
 * An entry as it is saved: the form asks for numbers as text, in which a comma is as good as a point, and what is empty is
 * absent. Text that is no number stays, for the build to name.
 */
export function withNumbers<Data>(data: Data, paths: readonly string[]): Data {
  return paths.reduce((inner, path) => changeAt(inner, path.split('.')) as Data, data);
}

function changeAt(value: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return toNumber(value);
  if (Array.isArray(value)) return key === '*' ? value.map((item) => changeAt(item, rest)) : value;
  if (value === null || typeof value !== 'object' || !(key in value)) return value;
  const { [key]: old, ...others } = value as Record<string, unknown>;
  const changed = changeAt(old, rest);
  return changed === undefined ? others : { ...value, [key]: changed };
}

function toNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  const text = value.trim();
  if (text === '') return undefined;
  const number = Number(text.replace(',', '.'));
  return Number.isNaN(number) ? value : number;
}

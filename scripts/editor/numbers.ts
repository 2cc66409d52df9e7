/** An entry as it is saved: a comma in a number is as good as a point. Text that is no number stays, for the build to name. */
export function withNumbers<Data>(data: Data, names: readonly string[]): Data {
  return changeIn(data, names) as Data;
}

function changeIn(data: unknown, names: readonly string[]): unknown {
  if (Array.isArray(data)) return data.map((item) => changeIn(item, names));
  if (Object.getPrototypeOf(Object(data)) !== Object.prototype) return data;
  const entries = Object.entries(Object(data)).flatMap(([name, value]) => {
    const changed = names.includes(name) ? toNumber(value) : changeIn(value, names);
    return changed === undefined ? [] : [[name, changed]];
  });
  return Object.fromEntries(entries);
}

function toNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  const text = value.trim();
  const number = Number(text.replace(',', '.'));
  return text === '' ? undefined : Number.isNaN(number) ? value : number;
}

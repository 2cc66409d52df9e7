/** Draws from lists; the same seed draws the same again. */
export interface Random {
  below: (limit: number) => number;
  from: <Item>(list: readonly Item[]) => Item;
  some: <Item>(list: readonly Item[], count: number) => Item[];
}

/** mulberry32: small, fast, and even enough for drawing sentences. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  const from = <Item>(list: readonly Item[]): Item => {
    const item = list[below(list.length)];
    if (item === undefined) throw new Error('There is nothing to draw from.');
    return item;
  };
  const some = <Item>(list: readonly Item[], count: number): Item[] => {
    const drawn = new Set<Item>();
    while (drawn.size < Math.min(count, list.length)) drawn.add(from(list));
    return [...drawn];
  };
  return { below, from, some };
}

/** The thing whose name is most like what was typed; undefined if the likeness of all names is below `least` (0 to 1). */
export function nearest<Thing>(
  typed: string,
  things: readonly Thing[],
  namesOf: (thing: Thing) => readonly string[],
  least: number,
): Thing | undefined {
  const [best] = things
    .map((thing) => ({ thing, likeness: Math.max(0, ...namesOf(thing).map((name) => likeness(typed, name))) }))
    .sort((one, other) => other.likeness - one.likeness);
  return best && best.likeness >= least ? best.thing : undefined;
}

const plain = (text: string) => text.slice(0, 80).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Share of letters that two texts have in common in the same order, from 0 to 1, which forgives slips, case and accents. */
function likeness(one: string, other: string): number {
  const [some, others] = [[...plain(one)], [...plain(other)]];
  let shared = Array.from({ length: others.length + 1 }, () => 0);
  for (const letter of some) {
    const before = shared;
    shared = [0];
    for (const [at, it] of others.entries())
      shared.push(letter === it ? (before[at] ?? 0) + 1 : Math.max(before[at + 1] ?? 0, shared[at] ?? 0));
  }
  return (2 * (shared.at(-1) ?? 0)) / (some.length + others.length || 1);
}

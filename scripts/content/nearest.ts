import { likeness } from '../../lib/links/likeness';

/** Returns the thing whose name is most like a typed text; undefined if no likeness reaches `least` (0 to 1). */
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

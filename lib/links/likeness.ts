import { plainLetters } from '../i18n/plain-letters';

/** Share of letter pairs that two texts have in common, from 0 to 1 (Dice's coefficient), which forgives slips, endings and word order. */
export function likeness(one: string, other: string): number {
  const [some, others] = [letterPairs(one), letterPairs(other)];
  const shared = [...some].filter((pair) => others.has(pair));
  return (2 * shared.length) / (some.size + others.size || 1);
}

/** Returns every two letters that follow each other in a word, without case and accents. */
function letterPairs(text: string): Set<string> {
  const words = plainLetters(text.slice(0, 80)).match(/[a-z0-9]+/g) ?? [];
  return new Set(words.flatMap((word) => Array.from(word.slice(1), (letter, at) => word[at] + letter)));
}

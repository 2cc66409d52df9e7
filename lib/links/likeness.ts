import { plainLetters } from '../i18n/plain-letters';

/** Returns the share of letter pairs in common, 0 to 1 (Dice's coefficient), which forgives typos and word order. */
export function likeness(one: string, other: string): number {
  const [some, others] = [letterPairs(one), letterPairs(other)];
  const shared = [...some].filter((pair) => others.has(pair));
  return (2 * shared.length) / (some.size + others.size || 1);
}

/** Returns every pair of neighbouring letters in each word, in lower case without accents. */
function letterPairs(text: string): Set<string> {
  const words = plainLetters(text.slice(0, 80)).match(/[a-z0-9]+/g) ?? [];
  return new Set(words.flatMap((word) => Array.from(word.slice(1), (letter, at) => word[at] + letter)));
}

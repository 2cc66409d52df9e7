// Sentences end in the same way in all our languages.
const segmenter = new Intl.Segmenter('fr', { granularity: 'sentence' });

export const firstSentence = (text: string): string => sentencesOf(text)[0]?.trimEnd() ?? '';

const sentencesOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Splits a text after the last sentence within `max` characters; there is no rest if the first sentence is longer. */
export function splitSentences(text: string, max: number): [beginning: string, rest: string] {
  const beginning = beginningOf(text, { max });
  // `beginningOf` may return words and an ellipsis, which the text does not begin with.
  return text.startsWith(beginning) ? [beginning, text.slice(beginning.length)] : [text, ''];
}

/** Returns the first sentences within `max` characters; if they are shorter than `min`, words and an ellipsis. */
export function beginningOf(text: string, { min = 1, max }: { min?: number; max: number }): string {
  let beginning = '';
  for (const sentence of sentencesOf(text)) {
    if ((beginning + sentence).trimEnd().length > max) break;
    beginning += sentence;
  }
  if (beginning.length >= min || beginning === text) return beginning.trimEnd();
  const start = [...text].slice(0, max).join('');
  return `${start.replace(/[\s\p{P}]*\s\S*$/u, '')}…`;
}

// Sentences end alike in all our languages.
const segmenter = new Intl.Segmenter('fr', { granularity: 'sentence' });

/** Returns the first sentence of a text. */
export const firstSentence = (text: string): string => sentencesOf(text)[0]?.trimEnd() ?? '';

const sentencesOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** A text in two: its first sentences as far as they have room (in characters), and the rest; none where the first has no room. */
export function splitSentences(text: string, max: number): [beginning: string, rest: string] {
  const beginning = beginningOf(text, { max });
  // Words and an ellipsis are no part of the text.
  return text.startsWith(beginning) ? [beginning, text.slice(beginning.length)] : [text, ''];
}

/** As many sentences from the beginning of a text as have room (in characters); where that is too little, words and an ellipsis. */
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

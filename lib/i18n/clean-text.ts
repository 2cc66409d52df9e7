/** Matches characters joined by an invisible one, which has to stay: in an emoji, or in a word of Persian. */
const joined = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?(?:\u200d(?=\p{Extended_Pictographic}))?|\p{Emoji}\ufe0f|(?!\p{sc=Latn})[\p{L}\p{M}][\u200c\u200d](?=(?!\p{sc=Latn})\p{L})`;

/** Matches soft hyphens, zero-width spaces, direction marks, control and private characters, and lone surrogates. */
const invisible = String.raw`(?!\n)[\p{DI}\p{Cf}\p{Cc}\p{Cs}\p{Co}\p{NChar}]`;
// No lookbehind, because older browsers lack it.
const keptOrInvisible = new RegExp(`(${joined})|${invisible}`, 'gu');

/** Matches ligatures, and styled letters such as "𝗖𝗼𝗶𝗳𝗳𝘂𝗿𝗲", which fonts lack and screen readers do not read. */
const styled = /[\ufb00-\ufb06\uff01-\uff5e\u{1d400}-\u{1d7ff}]+/gu;

/** Matches a soft hyphen, also written as in HTML, because keyboards have none. */
const softHyphen = /\u00ad|&shy;/g;

/** Returns the words with soft hyphens in a text: "Gesichts\u00adbehandlung". */
export const hyphenatedWords = (text: string): string[] =>
  text.replace(softHyphen, '\u00ad').match(/\p{L}+(?:\u00ad\p{L}+)+/gu) ?? [];

/** Returns a text in NFC with plain letters, spaces and hyphens; invisible characters stay only if they join others. */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\t\u1680\u2000-\u200a\u205f\u2800\u3000]/g, ' ')
    // Word writes its bullet as a private character of the font Symbol.
    .replace(/\uf0b7/g, '•')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(softHyphen, '')
    .replace(keptOrInvisible, '$1')
    .replace(styled, (letters) => letters.normalize('NFKC'))
    .normalize('NFC');

/** Returns a clean text on one line, without needless spaces; empty if nothing in it is visible. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();

/** Returns the letters and digits of a text in lower case, which typesetting does not change. */
export const bareText = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

/** Characters with an invisible one that joins them to the next: in an emoji, or in a word of a script that needs it, such as Persian. */
const joined = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?(?:\u200d(?=\p{Extended_Pictographic}))?|\p{Emoji}\ufe0f|(?!\p{sc=Latn})[\p{L}\p{M}][\u200c\u200d](?=(?!\p{sc=Latn})\p{L})`;

/** Soft hyphens, zero-width spaces, fillers, marks of direction, control characters, halves of characters, private characters of programs. */
const invisible = String.raw`(?!\n)[\p{DI}\p{Cf}\p{Cc}\p{Cs}\p{Co}\p{NChar}]`;
// Without looking behind, which older browsers cannot.
const keptOrInvisible = new RegExp(`(${joined})|${invisible}`, 'gu');

/** Ligatures, and styled letters such as the bold "𝗖𝗼𝗶𝗳𝗳𝘂𝗿𝗲", which fonts lack and screen readers do not read. */
const styled = /[\ufb00-\ufb06\uff01-\uff5e\u{1d400}-\u{1d7ff}]+/gu;

/** A soft hyphen as a character, or as HTML writes it, for keyboards without one. */
const softHyphen = /\u00ad|&shy;/g;

/** Returns words of a text that are written with soft hyphens: "Gesichts\u00adbehandlung". */
export const hyphenatedWords = (text: string): string[] =>
  text.replace(softHyphen, '\u00ad').match(/\p{L}+(?:\u00ad\p{L}+)+/gu) ?? [];

/** Returns a text as it is seen: without invisible characters, with plain letters, letter and accent as one character (NFC). */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\t\u1680\u2000-\u200a\u205f\u2800\u3000]/g, ' ')
    // Word's bullet, a private character of its font Symbol.
    .replace(/\uf0b7/g, '•')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(softHyphen, '')
    .replace(keptOrInvisible, '$1')
    .replace(styled, (letters) => letters.normalize('NFKC'))
    .normalize('NFC');

/** Returns the same on one line, without needless spaces; empty where nothing is seen. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();

/** Returns a text's letters and digits alone, all small: they are the same before and after its typography is set. */
export const bareText = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

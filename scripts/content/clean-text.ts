/** An emoji is put together from several characters by two that nobody sees. */
const joined = String.raw`(?<=\p{Emoji})\ufe0f|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Emoji})`;

/** Soft hyphens, zero-width spaces, marks of direction, controls, halves of characters and what only one program knows. */
const unseen = new RegExp(String.raw`(?!${joined}|\n)[\p{DI}\p{Cc}\p{Cs}\p{Co}\p{NChar}]`, 'gu');

/** Letters dressed up by some program, as ligatures or in the bold of "𝗖𝗼𝗶𝗳𝗳𝘂𝗿𝗲": no face has them, and no voice reads them. */
const dressed = /[\ufb00-\ufb06\uff01-\uff5e\u{1d400}-\u{1d7ff}]+/gu;

/** A text with the characters that one types, as it looks: what nobody sees is gone, letters and accents are one character (NFC). */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\t\u1680\u2000-\u200a\u205f\u3000]/g, ' ')
    // The bullet of Word, a sign of its font Symbol.
    .replace(/\uf0b7/g, '•')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(unseen, '')
    .replace(dressed, (letters) => letters.normalize('NFKC'))
    .normalize('NFC');

/** The two invisible characters that join others into one emoji. */
const joined = String.raw`(?<=\p{Emoji})\ufe0f|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Emoji})`;

/** Soft hyphens, zero-width spaces, marks of direction, control characters, halves of characters, private characters of programs. */
const invisible = new RegExp(String.raw`(?!${joined}|\n)[\p{DI}\p{Cc}\p{Cs}\p{Co}\p{NChar}]`, 'gu');

/** Ligatures, and styled letters such as the bold "𝗖𝗼𝗶𝗳𝗳𝘂𝗿𝗲", which fonts lack and screen readers do not read. */
const styled = /[\ufb00-\ufb06\uff01-\uff5e\u{1d400}-\u{1d7ff}]+/gu;

/** A text without invisible characters, with plain letters, and with letter and accent as one character (NFC). */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\t\u1680\u2000-\u200a\u205f\u3000]/g, ' ')
    // Word's bullet, a private character of its font Symbol.
    .replace(/\uf0b7/g, '•')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(invisible, '')
    .replace(styled, (letters) => letters.normalize('NFKC'))
    .normalize('NFC');

import { inGuillemets } from './problem';

/** Matches the second byte of UTF-8 read as Windows-1252: "©" for "é", "‰" for "É". */
const secondByte = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';

/** Patterns of texts in a wrong encoding or escaped for HTML, each with an error that names the word or the sign. */
const signs: [RegExp, (word: string, sign: string) => string][] = [
  // "lumi�re"
  [/\ufffd/, (word) => `${word} n’est pas en UTF-8 : enregistrez le fichier dans cet encodage`],
  // "complÃ¨te", "Ã‰pilation", "lâ€™été"; but not the Portuguese "AMANHÃ»", whose "»" is a quotation mark.
  [
    new RegExp(`(?<=[\\p{Ll}\\d])[ÃÂ]${secondByte}|[ÃÂ]${secondByte}(?=\\p{Ll})|â€${secondByte}`, 'u'),
    (word) => `${word} a été lu dans un autre encodage que le sien : écrivez ses accents à nouveau`,
  ],
  // "&amp;", "&#39;", but not "&shy;", a soft hyphen.
  [
    /&(?!shy;)(?:[A-Za-z][a-z]+\d*|#\d{1,7}|#x[\da-f]{1,6});/i,
    (_, sign) => `${sign} est un code de HTML : écrivez le signe lui-même`,
  ],
];

/** Refuses a garbled text. @throws Error in French with line and word. */
export function refuseGarbled(text: string, kind: 'drawing' | 'words' = 'words'): void {
  // Drawings are XML, in which the last pattern, "&amp;", is right.
  for (const [sign, say] of kind === 'drawing' ? signs.slice(0, -1) : signs) {
    const { 0: found = '', index } = sign.exec(text) ?? {};
    if (index === undefined) continue;
    const lines = text.slice(0, index).split('\n');
    const word = `${lines.at(-1)?.split(/\s/).at(-1)}${text.slice(index).split(/\s/, 1)}`;
    throw new Error(`à la ligne ${lines.length}, ${say(inGuillemets(word), inGuillemets(found))}`);
  }
}

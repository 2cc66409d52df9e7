import { inGuillemets } from './problem';

/** Signs that stand where UTF-8 of two or three bytes was read as Windows-1252: the second byte of "é" is "©", that of "É" is "‰". */
const secondByte = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';

/** Marks of a text that a program has read in another encoding or saved for HTML, and why it is refused. */
const signs: [RegExp, (word: string) => string][] = [
  // "lumi�re"
  [/\S*\ufffd\S*/, (word) => `${word} n’est pas en UTF-8 : enregistrez le fichier dans cet encodage`],
  // "complÃ¨te", "Ã‰pilation", "lâ€™été"; but "AMANHÃ»", in guillemets, is Portuguese.
  [
    new RegExp(`\\S*(?:(?<=[\\p{Ll}\\d])[ÃÂ]${secondByte}|[ÃÂ]${secondByte}(?=\\p{Ll})|â€${secondByte})\\S*`, 'u'),
    (word) => `${word} a été lu dans un autre encodage que le sien : écrivez ses accents à nouveau`,
  ],
  // "&amp;", "&#39;"; "&shy;" says where a word may be cut.
  [
    /&(?!shy;)(?:[A-Za-z][a-z]+\d*|#\d{1,7}|#x[\da-f]{1,6});/i,
    (word) => `${word} est un code de HTML : écrivez le signe lui-même`,
  ],
];

/** Refuses a text that is not as it was written. @throws Error in French with line and word. */
export function refuseGarbled(text: string, kind: 'drawing' | 'words' = 'words'): void {
  // A drawing writes "&" as "&amp;".
  for (const [sign, say] of kind === 'drawing' ? signs.slice(0, 1) : signs) {
    const { 0: word = '', index } = sign.exec(text) ?? {};
    if (index === undefined) continue;
    const line = text.slice(0, index).split('\n').length;
    throw new Error(`à la ligne ${line}, ${say(inGuillemets(word))}`);
  }
}

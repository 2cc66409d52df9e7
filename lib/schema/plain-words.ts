/** Matches emphasised words of Markdown and WhatsApp: "**a**", "_a_", "*a*", "~a~", "`a`". */
const emphasis = /(?<=^|[\s(«"“‘'’*_~])(\*{1,3}|_{1,3}|~{1,2}|`{1,3})(?=\S)([^\n]*?\S)\1(?=$|[\s.,;:!?…)»”"'’*_~-])/gmu;

const bullet = /^ *[-*+•●▪◦‣·] +(?=\S)/gm;

/** Matches a link or a picture of Markdown: "[words](address)". */
export const markdownLink = /\[[^[\]\n]*\]\([^()\s]*\)/;

/** Returns a text without signs of formatting: "**a**" becomes "a", and two bullets or more become "•". */
export function plainWords(text: string): string {
  const unmarked = text.replace(/^ *(?:#{1,6}|>) +/gm, '');
  const bullets = unmarked.match(bullet)?.length ?? 0;
  return withoutEmphasis(unmarked.replace(bullet, bullets > 1 ? '• ' : '')).replace(/\*{2,}|`/g, '');
}

/** Returns a text without the signs around emphasised words. */
export function withoutEmphasis(text: string): string {
  const bare = text.replace(emphasis, '$2');
  return bare === text ? text : withoutEmphasis(bare);
}

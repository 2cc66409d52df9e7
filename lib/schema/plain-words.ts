/** Signs by which programs set words in bold, in italics or as code, around words: "**a**", "_a_", WhatsApp's "*a*" and "~a~". */
const emphasis = /(?<=^|[\s(«"“‘'’*_~])(\*{1,3}|_{1,3}|~{1,2}|`{1,3})(?=\S)([^\n]*?\S)\1(?=$|[\s.,;:!?…)»”"'’*_~-])/gmu;

const bullet = /^ *[-*+•●▪◦‣·] +(?=\S)/gm;

/** A link or a picture of Markdown, as plain words have none. */
export const markdownLink = /\[[^[\]\n]*\]\([^()\s]*\)/;

/** A text without its formatting, which pages would show as signs: the words of bold text stay, several bullets are "•". */
export function plainWords(text: string): string {
  const unmarked = text.replace(/^ *(?:#{1,6}|>) +/gm, '');
  const bullets = unmarked.match(bullet)?.length ?? 0;
  return withoutEmphasis(unmarked.replace(bullet, bullets > 1 ? '• ' : '')).replace(/\*{2,}|`/g, '');
}

/** Returns words of emphasised text, without the signs. */
export function withoutEmphasis(text: string): string {
  const bare = text.replace(emphasis, '$2');
  return bare === text ? text : withoutEmphasis(bare);
}

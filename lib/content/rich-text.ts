/**
 * A paragraph of a Markdown text is one string with the part of Markdown that pages show: links as `[words](address)`, and lists as
 * lines that begin with `- ` or a number (scripts/content/parse-body.ts).
 */
const link = /\[([^[\]]+)\]\(((?:https:\/\/|mailto:|tel:|\/)[^()\s]*)\)/g;
const mark = /^(?:-|\d+\.) /gm;

/** Words, or a link: to another site, to a mailbox, to a telephone, or to a path of this site. */
export type Piece = string | { words: string; href: string };

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { index, 0: whole, 1: words = '', 2: href = '' } of text.matchAll(link)) {
    pieces.push(text.slice(end, index), { words, href });
    end = index + whole.length;
  }
  return [...pieces, text.slice(end)].filter((piece) => piece !== '');
}

/** The items of a paragraph that is a list; undefined for any other. */
export function listIn(text: string): { isOrdered: boolean; items: string[] } | undefined {
  const lines = text.split('\n');
  const isList = lines.every((line) => /^(?:-|\d+\.) /.test(line));
  return isList ? { isOrdered: !text.startsWith('-'), items: lines.map((line) => line.replace(mark, '')) } : undefined;
}

/** The words of a paragraph, without links and lists. */
export const wordsOf = (text: string): string =>
  (listIn(text)?.items.join(' ; ') ?? text).replace(link, (_, words: string) => words);

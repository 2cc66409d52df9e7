/**
 * Matches links and emphasis in a paragraph: `[words](address)`, `**bold**` and `*italic*`, which may contain links.
 * A paragraph is one string; lists are lines that begin with `- ` or a number (scripts/content/parse-body.ts).
 */
const marked =
  /\[([^[\]]+)\]\(((?:https:\/\/|mailto:|tel:|\/)[^()\s]*)\)|(?<![\p{L}\d*])(\*{1,2})(?=[^\s*])([^*\n]*[^\s*])\3(?![\p{L}\d*])/gu;
const mark = /^(?:-|\d+\.) /gm;

/** Plain words, a link (to a site, mailbox, telephone or path of this site), or emphasised words with their links. */
export type Piece = string | { words: string; href: string } | { words: string; tag: 'strong' | 'em' };

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { index, 0: whole, 1: words, 2: href = '', 3: sign, 4: emphasized = '' } of text.matchAll(marked)) {
    const piece = words ? { words, href } : ({ words: emphasized, tag: sign === '*' ? 'em' : 'strong' } as const);
    pieces.push(text.slice(end, index), piece);
    end = index + whole.length;
  }
  return [...pieces, text.slice(end)].filter((piece) => piece !== '');
}

/** Returns the items of a paragraph that is a list; undefined for another paragraph. */
export function listIn(text: string): { isOrdered: boolean; items: string[] } | undefined {
  const lines = text.split('\n');
  const isList = lines.every((line) => /^(?:-|\d+\.) /.test(line));
  return isList ? { isOrdered: !text.startsWith('-'), items: lines.map((line) => line.replace(mark, '')) } : undefined;
}

/** Returns the words of a paragraph without links and emphasis; the items of a list are joined by " ; ". */
export const wordsOf = (text: string): string =>
  piecesOf(listIn(text)?.items.join(' ; ') ?? text)
    .map((piece) => (typeof piece === 'string' ? piece : 'tag' in piece ? wordsOf(piece.words) : piece.words))
    .join('');

export const addressesIn = (text: string): string[] =>
  piecesOf(text).flatMap((piece) => {
    if (typeof piece === 'string') return [];
    return 'tag' in piece ? addressesIn(piece.words) : piece.href;
  });

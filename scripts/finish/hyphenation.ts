import german from 'hyphen/de/index.js';
import italian from 'hyphen/it/index.js';

const softHyphen = '\u00ad';

/** Patterns of the languages that have words longer than a line on a phone. */
const patterns: Record<string, typeof german> = { de: german, it: italian };

/** Fewest letters of a word to hyphenate, by where it stands; shorter words fit on any phone. */
const fewest = { text: 12, title: 13, pageTitle: 10 };

/** Matches words of four letters or more outside of addresses: "Haarentfernung", not "haarentfernung.ch". */
const words = /(?<![\p{L}\p{M}\p{N}@./_])\p{L}{4,}(?![\p{L}\p{M}\p{N}@/_]|\.\p{L})/gu;

/** Selects large type, in which a word breaks only if it is wider than a whole line. */
const titles = 'h1, h2, h3, .font-display';

/**
 * Adds soft hyphens to long words, because Chromium may lack dictionaries, and Firefox hyphenates words with a capital
 * in German only. In a title such a word has a box (`<long-word>`). `own` are words hyphenated by the salon; elements
 * that match `except` are not changed.
 */
export function hyphenate(document: Document, own: readonly string[], except: string): void {
  const written = new Map(own.map((word) => [word.replaceAll(softHyphen, '').toLowerCase(), word]));
  // The name of a control has to contain its visible text, letter by letter.
  const skipped = `${except}, script, style, noscript, textarea, select, svg, [href^="mailto"], :is(a, button)[aria-label]`;
  const walker = document.createTreeWalker(document.body, 4);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const element = text.parentElement;
    const before = text.nodeValue ?? '';
    if (!element || !/\p{L}{4}/u.test(before) || element.closest(skipped)) continue;
    const language = element.closest('[lang]')?.getAttribute('lang')?.slice(0, 2) ?? '';
    const title = element.closest(titles);
    const least = title ? fewest[title.localName === 'h1' ? 'pageTitle' : 'title'] : fewest.text;
    const after = before.replace(words, (word) => {
      const byOwner = written.get(word.toLowerCase());
      if (byOwner) return withHyphensOf(byOwner, word);
      return word.length < least ? word : hyphenated(word, language);
    });
    if (!after.includes(softHyphen)) continue;
    if (title) text.parentNode?.replaceChild(boxed(document, after), text);
    else text.nodeValue = after;
  }
}

/** Returns a word hyphenated by its language's patterns, at least three letters before a hyphen and four after. */
function hyphenated(word: string, language: string): string {
  const all = patterns[language]?.hyphenateSync(word) ?? word;
  return all.replace(/^(.{1,2})\u00ad/, '$1').replace(/\u00ad(?=[^\u00ad]{1,3}$)/, '');
}

/** Returns a word with the soft hyphens of another word, which differs only by case. */
function withHyphensOf(other: string, word: string): string {
  const letters = [...word];
  return [...other].map((letter) => (letter === softHyphen ? softHyphen : letters.shift())).join('');
}

/** Returns the text of a title with each hyphenated word, and its punctuation, in a `<long-word>`. */
function boxed(document: Document, text: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const piece of text.split(/([ \n]+)/)) {
    if (!piece.includes(softHyphen)) fragment.append(piece);
    else fragment.append(Object.assign(document.createElement('long-word'), { textContent: piece }));
  }
  fragment.normalize();
  return fragment;
}

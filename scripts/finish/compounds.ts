import { defaultTreeAdapter as tree } from 'parse5';
import { tagOf } from '../../lib/i18n/locale';
import { attribute, attributeValue, createElement, type Document, type Element } from './html';

/** Large text in short lines, where a parted word is seen; every word costs bytes in the page. */
const isLarge = (element: Element) =>
  /^h[1-3]$/.test(element.tagName) || attributeValue(element, 'class')?.split(' ').includes('text-balance');

/** A word with a hyphen between letters, with all that no line may part from it. */
const compound = /([^ \n]*\p{L}-\p{L}[^ \n]*)/u;

/** The French headings and leads; React needs islands as it has written them. */
function* frenchLines(node: Element | Document, isFrench = false): Generator<Element> {
  let isWithin = isFrench;
  if ('tagName' in node) {
    if (attribute(node, 'data-props')) return;
    const language = attributeValue(node, 'lang');
    if (language !== undefined) isWithin = language === tagOf('fr');
    if (isWithin && isLarge(node)) yield node;
  }
  for (const child of node.childNodes) if ('tagName' in child) yield* frenchLines(child, isWithin);
}

/**
 * Keeps compounds such as `gardez-la` on one line of French headings and leads. The style does it, because the fonts have no no-break
 * hyphen, and because the plain one is what is searched, copied and read out. German, with its long words, breaks there.
 */
export function keepCompounds(document: Document): void {
  for (const element of [...frenchLines(document)]) {
    for (const node of [...element.childNodes]) {
      if (!('value' in node) || !compound.test(node.value)) continue;
      // The parts at odd places are those that the expression has caught.
      node.value.split(compound).forEach((part, index) => {
        if (index % 2) tree.insertBefore(element, createElement('span', { class: 'compound' }, part), node);
        else if (part) tree.insertBefore(element, tree.createTextNode(part), node);
      });
      tree.detachNode(node);
    }
  }
}

import { defaultTreeAdapter as tree } from 'parse5';
import { tagOf } from '../../lib/i18n/locale';
import { attributeValue, createElement, type Document, type Element, elementsIn } from './html';

/** Large text in short lines, where a parted word is seen; every word costs bytes in the page. */
const isLarge = (element: Element) =>
  /^h[1-3]$/.test(element.tagName) || attributeValue(element, 'class')?.split(' ').includes('text-balance');

/** A word with a hyphen between letters, with all that no line may part from it. */
const compound = /([^ \n]*\p{L}-\p{L}[^ \n]*)/u;

const isFrench = (element: Element): boolean => {
  const language = attributeValue(element, 'lang');
  const { parentNode: parent } = element;
  return language === undefined && parent && 'tagName' in parent ? isFrench(parent) : language === tagOf('fr');
};

/**
 * Keeps compounds such as `gardez-la` on one line of French headings and leads. The style does it, because the fonts have no no-break
 * hyphen, and because the plain one is what is searched, copied and read out. German, with its long words, breaks there.
 */
export function keepCompounds(document: Document): void {
  for (const element of [...elementsIn(document, false)].filter((each) => isLarge(each) && isFrench(each))) {
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

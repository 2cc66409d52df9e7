import type { DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** An attribute of a parsed element. */
export const attribute = (element: Element, name: string) => element.attrs.find((attr) => attr.name === name);

/** An element, if the node is one, and all within it. */
export function* elementsIn(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
  for (const child of children) yield* elementsIn(child);
}

/** The text of an element that holds nothing but text. */
export const textOf = (element: Element) =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

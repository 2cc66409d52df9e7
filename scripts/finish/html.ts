import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree } from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;

/** An attribute of an element. */
export const attribute = (element: Element, name: string) => element.attrs.find((attr) => attr.name === name);

/** The value of an attribute; `undefined` where the element does not have it. */
export const attributeValue = (element: Element, name: string) => attribute(element, name)?.value;

/** An element, if the node is one, and all within it; where islands are left out, React needs them as it has written them. */
export function* elementsIn(node: DefaultTreeAdapterTypes.Node, withIslands = true): Generator<Element> {
  if ('tagName' in node) {
    if (!withIslands && attribute(node, 'data-props')) return;
    yield node;
  }
  const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
  for (const child of children) yield* elementsIn(child, withIslands);
}

/** The text of an element that holds nothing but text. */
export const textOf = (element: Element) =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** A new element with its attributes and, if it has one, its text. */
export function createElement(tagName: Element['tagName'], attributes: Record<string, string>, text?: string): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = tree.createElement(tagName, 'http://www.w3.org/1999/xhtml' as Element['namespaceURI'], attrs);
  if (text !== undefined) tree.insertText(element, text);
  return element;
}

/** Puts an element behind another. */
export function insertAfter(element: Element, other: Element): void {
  const { parentNode } = element;
  const next = parentNode?.childNodes[parentNode.childNodes.indexOf(element) + 1];
  if (!parentNode) return;
  if (next) tree.insertBefore(parentNode, other, next);
  else tree.appendChild(parentNode, other);
}

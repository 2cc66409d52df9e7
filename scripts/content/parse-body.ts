import type { List, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { type BodyPart, bodyParts } from '../../content/schema/body-parts';
import { pageAddress } from '../../content/schema/fields';
import { withoutEmphasis } from '../../content/schema/plain-words';

type Shown = { [Part in BodyPart]?: string | string[] };
type Section = { heading?: string; paragraphs: string[] } & Shown;
type Block = { isHeading: boolean; text: string };

const partNames = Object.keys(bodyParts) as BodyPart[];
const written = new RegExp(`^\\{(${Object.values(bodyParts).join('|')}) ?: ?([^{}\\n]*)\\}$`, 'gm');

/**
 * The text of a Markdown file as sub-headings with paragraphs, whose links and lists are written as `lib/content/rich-text.ts` says.
 * Of everything else in Markdown, such as bold, only the words stay.
 * Where a text may have them (`hasParts`), pictures and prices end a section: words after them begin another one, without a heading.
 */
export function parseBody(body: string, hasParts = false): Section[] {
  const sections: Section[] = [];
  // Text from Word and WhatsApp has indents, which Markdown takes for code, and bullets that it does not know.
  const plain = body.replace(/^[ \u00a0]+/gm, '').replace(/^[•●▪◦‣·] */gm, '- ');
  const markdown = hasParts ? plain.replace(written, '\n\n$&\n\n') : plain;
  for (const { isHeading, text } of blocksIn(fromMarkdown(markdown).children)) {
    const shown = hasParts ? shownIn(text) : undefined;
    const last = sections.at(-1);
    const isOpen = last && partNames.every((part) => !(part in last));
    if (isHeading) sections.push({ heading: text, paragraphs: [] });
    else if (!isOpen) sections.push(shown ? { paragraphs: [], ...shown } : { paragraphs: [text] });
    else if (shown) Object.assign(last, shown);
    else last.paragraphs.push(text);
  }
  return sections;
}

/** What a paragraph such as `{prix: coupe, brushing}` shows. */
function shownIn(text: string): Shown | undefined {
  const [, name, ids = ''] = [...text.matchAll(written)][0] ?? [];
  const part = partNames.find((one) => bodyParts[one] === name);
  const listed = new Set(ids.split(',').flatMap((id) => id.trim() || []));
  return part && { [part]: part === 'prices' ? [...listed] : ids.trim() };
}

const blocksIn = (nodes: readonly RootContent[]): Block[] => nodes.flatMap(blocksOf).filter(({ text }) => text !== '');

function blocksOf(node: RootContent): Block[] {
  switch (node.type) {
    case 'heading':
      return [{ isHeading: true, text: textOf(node.children, false) }];
    case 'paragraph':
      return [{ isHeading: false, text: textOf(node.children) }];
    case 'list': {
      const items = itemsOf(node).map((item, index) => `${node.ordered ? `${index + 1}.` : '-'} ${item}`);
      return [{ isHeading: false, text: items.join('\n') }];
    }
    case 'blockquote':
      return blocksIn(node.children);
    case 'code':
    case 'html':
      return [{ isHeading: false, text: oneLine(node.value.replace(/<[^>]*>/g, '')) }];
    default:
      return [];
  }
}

/** The items of a list and of lists inside it, each on one line. */
function itemsOf({ children }: List): string[] {
  const items = children.flatMap((item) => {
    const own = item.children.filter(({ type }) => type !== 'list');
    const inner = item.children.flatMap((node) => (node.type === 'list' ? itemsOf(node) : []));
    const text = blocksIn(own).map((block) => block.text);
    return [text.join(' '), ...inner];
  });
  return items.filter((item) => item !== '');
}

/** Words and links on one line; a single line break is no new paragraph. */
const textOf = (nodes: readonly PhrasingContent[], hasLinks = true): string =>
  oneLine(nodes.map((node) => inlineOf(node, hasLinks)).join(''));

const oneLine = (text: string) => withoutEmphasis(text.replace(/(?<!\s)\s*\n\s*/g, ' ')).trim();

function inlineOf(node: PhrasingContent, hasLinks: boolean): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      // Brackets in the text must not become a link.
      return node.value.replace(/\]\(/g, '] (');
    case 'break':
      return '\n';
    case 'link': {
      const words = textOf(node.children, false).replace(/[[\]]/g, '');
      const href = hasLinks && words ? addressOf(node.url) : undefined;
      return href ? `[${words}](${href})` : words;
    }
    default:
      return 'children' in node ? node.children.map((child) => inlineOf(child, hasLinks)).join('') : '';
  }
}

/** An address that pages may link to (another site, mailto, tel, this site), with brackets and spaces escaped; undefined for others. */
function addressOf(written: string): string | undefined {
  const url = written
    .replace(/^http:/, 'https:')
    .replace(/^(?=www\.)/, 'https://')
    // "prix" or "./prix" is meant as a page of this site.
    .replace(/^(?:\.\.?\/)*(?=[\w-])(?![a-z][a-z\d+.-]*:)/i, '/');
  const site = 'https://site.invalid';
  const isKnown =
    pageAddress.test(encodeURI(url)) || /^(mailto:[^@\s]+@[^@\s]+$|tel:\+?\d{3,15}$|\/(?![/\\]))/.test(url);
  if (!isKnown || !URL.canParse(url, site)) return undefined;
  const { href } = new URL(url, site);
  const sign = (found: string) => [...found].map((one) => `%${one.charCodeAt(0).toString(16)}`).join('');
  return href.replace(/^https:\/\/site\.invalid(?=\/)/, '').replace(/['(){}[\]]|\.{3}/g, sign);
}

import type { List, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { withoutEmphasis } from '../../content/schema/plain-words';

type Section = { heading?: string; paragraphs: string[] };
type Block = { isHeading: boolean; text: string };

/**
 * The text of a Markdown file as sub-headings with paragraphs, whose links and lists are written as `lib/content/rich-text.ts` says.
 * Of everything else in Markdown, such as bold, only the words stay.
 */
export function parseBody(body: string): Section[] {
  const sections: Section[] = [];
  // Text from Word and WhatsApp has indents, which Markdown takes for code, and bullets that it does not know.
  const markdown = body.replace(/^[ \u00a0]+/gm, '').replace(/^[•●▪◦‣·] */gm, '- ');
  for (const { isHeading, text } of blocksIn(fromMarkdown(markdown).children)) {
    if (isHeading) sections.push({ heading: text, paragraphs: [] });
    else if (sections.length === 0) sections.push({ paragraphs: [text] });
    else sections.at(-1)?.paragraphs.push(text);
  }
  return sections;
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

const oneLine = (text: string) => withoutEmphasis(text.replace(/\s*\n\s*/g, ' ')).trim();

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

/** An address that pages may link to (another site, mailto, this site), with brackets and spaces escaped; undefined for others. */
function addressOf(written: string): string | undefined {
  const url = written.replace(/^http:/, 'https:').replace(/^(?=www\.)/, 'https://');
  const site = 'https://site.invalid';
  if (!/^(https:\/\/[^/]+\.[^/]+|mailto:[^@\s]+@[^@\s]+$|\/(?!\/))/.test(url) || !URL.canParse(url, site))
    return undefined;
  const { href } = new URL(url, site);
  const sign = (found: string) => [...found].map((one) => `%${one.charCodeAt(0).toString(16)}`).join('');
  return href.replace(/^https:\/\/site\.invalid(?=\/)/, '').replace(/['(){}[\]]|\.{3}/g, sign);
}

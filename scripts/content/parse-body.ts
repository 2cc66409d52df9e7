import type { List, Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { type BodyPart, bodyParts } from '../../lib/schema/body-parts';
import { pageAddress } from '../../lib/schema/fields';
import { withoutEmphasis } from '../../lib/schema/plain-words';
import { inGuillemets } from './problem';

type Shown = { [Part in BodyPart]?: string | string[] };
type Section = { heading?: string; paragraphs: string[]; fault?: string } & Shown;
type Block = { isHeading: boolean; text: string };

const partNames = Object.keys(bodyParts) as BodyPart[];
const written = new RegExp(`^\\{(${Object.values(bodyParts).join('|')}) ?: ?([^{}\\n]*)\\}$`, 'gm');

/**
 * Returns the body of a Markdown file as sub-headings with paragraphs; links, lists and emphasis are written as in
 * `lib/content/rich-text.ts`. Any other Markdown becomes a section with a fault, which the schema refuses
 * (parse-entry.ts). With `hasParts`, pictures and prices end a section; words after them begin one without a heading.
 */
export function parseBody(body: string, hasParts = false): Section[] {
  const sections: Section[] = [];
  // Text from Word and WhatsApp has indents, which Markdown reads as code, and bullets that Markdown does not know.
  const plain = body.replace(/^[ \u00a0]+/gm, '').replace(/^[•●▪◦‣·] */gm, '- ');
  const markdown = hasParts ? plain.replace(written, '\n\n$&\n\n') : plain;
  const tree = fromMarkdown(markdown);
  for (const { isHeading, text } of blocksIn(tree.children)) {
    const shown = hasParts ? shownIn(text) : undefined;
    const last = sections.at(-1);
    const isOpen = last && partNames.every((part) => !(part in last));
    if (isHeading) sections.push({ heading: text, paragraphs: [] });
    else if (!isOpen) sections.push(shown ? { paragraphs: [], ...shown } : { paragraphs: [text] });
    else if (shown) Object.assign(last, shown);
    else last.paragraphs.push(text);
  }
  const faults = nodesIn(tree).flatMap((node) => {
    const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset];
    const message = faultOf(node, hasParts, markdown.slice(start - 1, start) + markdown.slice(end, end + 1));
    return message ? { paragraphs: [], fault: `${message} ; voyez ${inGuillemets(markdown.slice(start, end))}` } : [];
  });
  return [...sections, ...faults];
}

const nodesIn = (node: Nodes): Nodes[] => [node, ...('children' in node ? node.children.flatMap(nodesIn) : [])];

/** Returns advice on a piece of Markdown that pages do not show; `around` are the signs before and after it. */
function faultOf(node: Nodes, hasParts: boolean, around: string): string | undefined {
  switch (node.type) {
    case 'strong':
    case 'emphasis':
      return /[\p{L}\d]/u.test(around) ? 'le gras et l’italique vont à des mots entiers' : undefined;
    case 'heading': {
      const isLinked = nodesIn(node).some(({ type }) => type === 'link');
      if (isLinked) return 'un sous-titre n’a pas de lien : mettez-le dans le texte qui suit';
      return node.depth > 2 ? 'les sous-titres sont d’un seul niveau : écrivez « ## »' : undefined;
    }
    case 'link':
      return addressOf(node.url)
        ? undefined
        : 'ce lien ne mène nulle part : https://…, mailto:…, tel:… ou le chemin d’une page, comme /tarifs, est attendu';
    case 'html':
      return /^<!--[\s\S]*-->$/.test(node.value) ? undefined : 'le code HTML ne paraît pas : effacez-le';
    case 'text':
      if (/^(?=.*\|)(?=.*--)[ |:-]+$/m.test(node.value))
        return 'un tableau ne paraît pas : écrivez des phrases ou une liste';
      return /\*\*(\s[^*]+|[^*]+\s)\*\*/.test(node.value)
        ? 'les étoiles du gras touchent les mots, sans espace entre eux : « **mot** »'
        : undefined;
    case 'image':
    case 'imageReference': {
      const way = hasParts ? 'écrivez « {image: son-nom} », seul sur sa ligne' : 'la page a un champ pour la sienne';
      return `une image ne se met pas ainsi dans un texte : ${way}`;
    }
    case 'code':
    case 'inlineCode':
      return 'les accents graves (`) ne paraissent pas : effacez-les';
    case 'blockquote':
      return 'une citation ne paraît pas comme telle : effacez « > » et mettez des guillemets';
    case 'thematicBreak':
      return 'un trait de séparation ne paraît pas : effacez-le, ou mettez un sous-titre';
    case 'definition':
      return 'un lien s’écrit « [mots](adresse) », l’adresse tout de suite après ses mots';
    default:
      return undefined;
  }
}

/** Returns the picture or prices of a paragraph such as `{prix: coupe, brushing}`. */
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
      return [{ isHeading: true, text: textOf(node.children, none) }];
    case 'paragraph':
      return [{ isHeading: false, text: textOf(node.children) }];
    case 'list': {
      const items = itemsOf(node).map((item, index) => `${node.ordered ? `${index + 1}.` : '-'} ${item}`);
      return [{ isHeading: false, text: items.join('\n') }];
    }
    default:
      return [];
  }
}

/** Returns the items of a list and of lists inside it, each on one line. */
function itemsOf({ children }: List): string[] {
  const items = children.flatMap((item) => {
    const own = item.children.filter(({ type }) => type !== 'list');
    const inner = item.children.flatMap((node) => (node.type === 'list' ? itemsOf(node) : []));
    const text = blocksIn(own).map((block) => block.text);
    return [text.join(' '), ...inner];
  });
  return items.filter((item) => item !== '');
}

type Marks = { hasLinks?: boolean; hasEmphasis?: boolean };
/** For headings and the words of a link, which have neither links nor emphasis. */
const none: Marks = {};
const every: Marks = { hasLinks: true, hasEmphasis: true };

/** Returns the text of nodes on one line, with the links and the emphasis that `marks` allow. */
const textOf = (nodes: readonly PhrasingContent[], marks = every): string =>
  oneLine(nodes.map((node) => inlineOf(node, marks)).join('')).trim();

const oneLine = (text: string) => text.replace(/(?<!\s)\s*\n\s*/g, ' ');

function inlineOf(node: PhrasingContent, marks: Marks): string {
  switch (node.type) {
    case 'text':
      // Brackets in the text must not become a link, nor asterisks emphasis.
      return withoutEmphasis(oneLine(node.value)).replace(/\]\(/g, '] (');
    case 'break':
      return '\n';
    case 'link': {
      const words = textOf(node.children, none).replace(/[[\]]/g, '');
      const href = marks.hasLinks && words ? addressOf(node.url) : undefined;
      return href ? `[${words}](${href})` : words;
    }
    case 'strong':
    case 'emphasis': {
      const words = textOf(node.children, { ...marks, hasEmphasis: false });
      const isStrong = node.type === 'strong' || node.children.every(({ type }) => type === 'strong');
      const sign = marks.hasEmphasis && words ? (isStrong ? '**' : '*') : '';
      return sign + words + sign;
    }
    default:
      return '';
  }
}

const site = 'https://site.invalid';

/** Returns an allowed address (other site, mailto, tel, own path) as browsers resolve it, or undefined. */
function addressOf(written: string): string | undefined {
  const meant = written
    .replace(/^http:/, 'https:')
    .replace(/^(?=www\.)/, 'https://')
    // "prix" or "./prix" means a page of this site.
    .replace(/^(?:\.\.?\/)*(?=[\w-])(?![a-z][a-z\d+.-]*:)/i, '/');
  if (!URL.canParse(meant, site)) return undefined;
  const { href, origin, pathname } = new URL(meant, site);
  const isPath = meant.startsWith('/');
  // "/.//host" resolves to the path "//host", which would lead to another site.
  if (isPath ? origin !== site || pathname.startsWith('//') : !isElsewhere(href)) return undefined;
  const sign = (found: string) => [...found].map((one) => `%${one.charCodeAt(0).toString(16)}`).join('');
  return href.replace(/^https:\/\/site\.invalid(?=\/)/, '').replace(/['()*{}[\]]|\.{3}/g, sign);
}

const isElsewhere = (href: string) =>
  (pageAddress.test(href) && !href.startsWith(site)) || /^(mailto:[^@\s]+@[^@\s]+|tel:\+?\d{3,15})$/.test(href);

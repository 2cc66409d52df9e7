import { BuildError } from '../support/command';
import { hashOf } from '../support/files';
import { escapeHtml } from '../support/html';

/** Selects islands that React hydrates, whose HTML has to stay as React wrote it. */
export const hydrated = '[data-props][data-state]';

/** Returns true for a script of Next's runtime, false for one of ours, undefined for an unknown one. */
function isFrameworkScript(script: Element): boolean | undefined {
  if (script.matches('[type="application/ld+json"], [type=speculationrules], [data-page-script], [data-own-script]'))
    return false;
  const src = script.getAttribute('src');
  if (src?.includes('/islands/')) return false;
  if (src !== null) return src.includes('/_next/static/chunks/') || undefined;
  return script.id === '_R_' || /^\(?self\.__next_f(=|\.push\()/.test(script.innerHTML) || undefined;
}

/** Removes Next's runtime. @throws BuildError if a script is unknown, or an expected one is missing. */
export function removeRuntime(document: Document, file: string): void {
  const scripts = [...document.querySelectorAll('script')];
  const preloaded = document.querySelector('[rel=modulepreload]');
  const unknown = preloaded ?? scripts.find((script) => isFrameworkScript(script) === undefined);
  if (unknown) {
    const shown = unknown.innerHTML.slice(0, 80) || unknown.getAttribute('src') || unknown.getAttribute('href');
    throw new BuildError(`${file}: scripts/finish/static-page.ts does not know the ${unknown.localName} "${shown}".`);
  }
  const framework = scripts.filter(isFrameworkScript);
  const own = document.querySelectorAll('script[data-page-script]');
  for (const element of [...framework, ...document.querySelectorAll('link[as=script]')]) element.remove();
  for (const element of document.querySelectorAll('*')) {
    if (element.closest(hydrated)) continue;
    element.replaceChildren(...[...element.childNodes].filter(({ nodeName }) => nodeName !== '#comment'));
    // Next's placeholder for streamed content.
    if (element.matches('div[hidden]:empty')) element.remove();
  }
  if (framework.length === 0 || own.length !== 1) {
    throw new BuildError(
      `${file} has ${framework.length} scripts of the framework and ${own.length} of its own: ` +
        'this version of Next writes pages in a way that scripts/finish/static-page.ts does not know.',
    );
  }
}

/** Removes Twitter's metadata that repeat Open Graph's, which Twitter reads too. */
export function removeRepeatedMeta(document: Document): void {
  for (const name of ['title', 'description', 'image', 'image:alt']) {
    const twitter = document.querySelector(`meta[name="twitter:${name}"]`);
    const openGraph = document.querySelector(`meta[property="og:${name}"]`);
    if (openGraph?.getAttribute('content') === twitter?.getAttribute('content')) twitter?.remove();
  }
}

/** Moves title and metadata before the styles, because some link previews read only the first 32 KiB of a page. */
export function describeFirst({ head }: Document): void {
  head.prepend(...head.querySelectorAll('meta, title, link[rel=canonical]'));
}

/**
 * Lets the browser paint once it has parsed `[data-head]` (or the whole page), so that later parts move nothing. Fonts
 * preloaded in <head> and a script at the end would delay this by 200 ms on a slow phone (docs/performance.md).
 */
export function optimizeFirstPaint(document: Document): void {
  document.body.prepend(...document.querySelectorAll('link[as=font]'));
  document.querySelector('main')?.after(...document.querySelectorAll('[data-page-script]'));
  const next = document.querySelector('[data-head]')?.nextElementSibling ?? document.querySelector('footer');
  if (!next) return;
  next.id ||= 'suite';
  document.head.insertAdjacentHTML('beforeend', `<link rel="expect" href="#${next.id}" blocking="render">`);
}

/**
 * Matches words with hyphens, of at most `letters`, and signs around: "d’arrière-pays.", "(est-il)", "mi-longs :".
 * `kind` is the Unicode category of letters after the first. A line may break before and after a match.
 */
const compound = (letters: number, kind = 'L') =>
  new RegExp(
    `[^\\s-]*(?<![\\p{L}-])(?=\\p{L}[\\p{${kind}}-]{2,${letters - 1}}(?![\\p{L}-]))\\p{L}+(?:-\\p{L}+)+[^\\s-]*(?:[\u00a0\u202f][:;!?»])*`,
    'gu',
  );

/** Compounds that are kept on one line in these elements; the longest still fit on the narrowest phones. */
const joined = [
  { within: 'h1, h2, h3, th', words: compound(15) },
  { within: 'dt, .text-balance, figcaption', words: compound(20) },
  // In running text only words in lower case: "est-il", "dites-le-moi", "mi-longue".
  { within: 'p, li, dd', words: compound(12, 'Ll'), except: 'a, button, script' },
];

/** Keeps short compounds on one line by an element, because screen readers split words at invisible characters. */
export function joinCompounds(document: Document): void {
  for (const { within, words, except = hydrated } of joined) {
    for (const element of document.querySelectorAll(within)) {
      for (const text of textsIn(element, `${hydrated}, ${except}, joined-word`)) {
        const html = escapeHtml(String(text.nodeValue)).replace(words, '<joined-word>$&</joined-word>');
        if (html.includes('<')) text.replaceWith(...fragmentOf(document, html));
      }
    }
  }
}

function fragmentOf(document: Document, html: string): ChildNode[] {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return [...holder.childNodes];
}

/** Returns the text nodes in an element, except those in elements that `others` selects. */
const textsIn = (element: Element, others: string): ChildNode[] =>
  [element, ...element.querySelectorAll('*')]
    .filter((part) => !part.closest(others))
    .flatMap(({ childNodes }) => [...childNodes].filter(({ nodeName }) => nodeName === '#text'));

/** Replaces props of islands by addresses of files, which load with the island. Returns the files: address → text. */
export function moveProps(document: Document, basePath: string): Record<string, string> {
  const data: Record<string, string> = {};
  for (const attribute of ['data-props', 'data-choice']) {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      const text = element.getAttribute(attribute) ?? '';
      const address = `/islands/${hashOf(text).slice(0, 8)}.json`;
      data[address] = text;
      element.setAttribute(attribute, basePath + address);
    }
  }
  return data;
}

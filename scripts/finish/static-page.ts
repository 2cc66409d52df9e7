import { BuildError } from '../support/command';
import { hashOf } from '../support/files';

/** What React hydrates, and needs as it has written it; an island without a state is none of React's. */
const hydrated = '[data-props][data-state]';

/** True for what Next writes to hydrate and route the whole page, false for what is ours; undefined for anything else. */
function isFrameworkScript(script: Element): boolean | undefined {
  if (script.matches('[type="application/ld+json"], [type=speculationrules], [data-page-script], [data-part-script]'))
    return false;
  const src = script.getAttribute('src');
  if (src?.includes('/islands/')) return false;
  if (src !== null) return src.includes('/_next/static/chunks/') || undefined;
  return script.id === '_R_' || /^\(?self\.__next_f(=|\.push\()/.test(script.innerHTML) || undefined;
}

/**
 * Takes the framework's runtime out of a page.
 * @throws BuildError where there is a script that nobody knows, or one that is expected is missing.
 */
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
    // Where Next would put what comes late.
    if (element.matches('div[hidden]:empty')) element.remove();
  }
  if (framework.length === 0 || own.length !== 1) {
    throw new BuildError(
      `${file} has ${framework.length} scripts of the framework and ${own.length} of its own: ` +
        'this version of Next writes pages in a way that scripts/finish/static-page.ts does not know.',
    );
  }
}

/** Takes out what networks find in Open Graph, where Next says it a second time for one of them. */
export function removeRepeatedMeta(document: Document): void {
  for (const name of ['title', 'description', 'image', 'image:alt']) {
    const again = document.querySelector(`meta[name="twitter:${name}"]`);
    const said = document.querySelector(`meta[property="og:${name}"]`);
    if (said?.getAttribute('content') === again?.getAttribute('content')) again?.remove();
  }
}

/**
 * Has the first frame come as soon as the head of the page is read in, whole, since what stands at its foot would move. Fonts preloaded
 * in the document's head, and a script at its end, would hold that frame until all of the page is read in and laid out; on a slow
 * phone this costs 200 ms (docs/performance.md).
 */
export function optimizeFirstPaint(document: Document): void {
  document.body.prepend(...document.querySelectorAll('link[as=font]'));
  document.querySelector('main')?.after(...document.querySelectorAll('[data-page-script]'));
  const next = document.querySelector('[data-head]')?.nextElementSibling;
  if (!next) return;
  next.id ||= 'suite';
  document.head.insertAdjacentHTML('beforeend', `<link rel="expect" href="#${next.id}" blocking="render">`);
}

/** A short word with a hyphen, such as `est-il`: a longer one may be wider than a column. */
const shortCompound = /(?<![\p{L}-])(?=[\p{L}-]{3,15}(?![\p{L}-]))(\p{L}+)-(?=\p{L}+(?![\p{L}-]))/gu;

/** Where lines are short, and a parted word is seen. */
const shortLines = 'h1, h2, h3, th, dt, .text-balance, figcaption';

/** Keeps short compounds on one line by a word joiner, which is neither seen nor heard, behind their hyphen. */
export function joinCompounds(document: Document): void {
  for (const element of document.querySelectorAll(shortLines)) {
    if (element.closest(hydrated)) continue;
    for (const { childNodes } of [element, ...element.querySelectorAll('*')]) {
      for (const node of childNodes) {
        if (node.nodeName === '#text') node.nodeValue = String(node.nodeValue).replace(shortCompound, '$1-\u2060');
      }
    }
  }
}

/** Moves the props of islands, which a page needs only once they are used, out of it. Returns their files: address → text. */
export function moveProps(document: Document, basePath: string): Record<string, string> {
  const data: Record<string, string> = {};
  for (const element of document.querySelectorAll('[data-props]')) {
    const props = element.getAttribute('data-props') ?? '';
    const address = `/islands/${hashOf(props).slice(0, 8)}.json`;
    data[address] = props;
    element.setAttribute('data-props', basePath + address);
  }
  return data;
}

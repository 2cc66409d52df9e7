import { checkContent, loadContent, type SiteContent, toSentence } from '@/scripts/content-check';

/** What the check says of the real content after a change. */
export function sentencesAfter(change: (content: SiteContent) => void): string[] {
  const content = loadContent();
  change(content);
  return checkContent(content).map(toSentence);
}

/** A change that puts a value at a place such as `['salon', 'address', 'city']`; `undefined` removes what is there. */
export function put(path: (string | number)[], value: unknown): (content: SiteContent) => void {
  return (content) => {
    const parents = path.slice(0, -1);
    const last = path.at(-1) ?? '';
    const parent = parents.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), content);
    if (parent === undefined) throw new Error(`There is no ${parents.join('.')} in the content.`);
    if (value === undefined) Reflect.deleteProperty(Object(parent), last);
    else Reflect.set(Object(parent), last, value);
  };
}

/** The same for a page, whatever file it stands in. */
export function putInPage(id: string, path: (string | number)[], value: unknown): (content: SiteContent) => void {
  return (content) => put(['pages', fileOfPage(content, id), id, ...path], value)(content);
}

export function fileOfPage(content: SiteContent, id: string): string {
  const file = Object.keys(content.pages).find((name) => id in (content.pages[name] ?? {}));
  if (!file) throw new Error(`There is no page ${id}.`);
  return file;
}

import type { SiteContent } from '@/content/schema/site';
import { checkContent } from '@/scripts/content-check/check-content';
import { loadContent } from '@/scripts/content-check/load-content';
import { toSentence } from '@/scripts/content-check/problem';

/** What to put at a place such as `salon.address.city` or, of a page, `coupe.related.0`; `undefined` removes what is there. */
export type Change = [place: string, value: unknown];

/** What the check says of the real content after some changes. */
export function sentencesAfter(...changes: Change[]): string[] {
  const content = structuredClone(loadContent());
  for (const [place, value] of changes) {
    const keys = pathOf(place, content);
    const last = keys.pop() ?? '';
    const parent = Object(valueAt(keys, content));
    if (value === undefined) Reflect.deleteProperty(parent, last);
    else Reflect.set(parent, last, value);
  }
  return checkContent(content).map(toSentence);
}

/** What stands at a place of the real content. */
export function real(place: string): unknown {
  const content = loadContent();
  return valueAt(pathOf(place, content), content);
}

function valueAt(keys: string[], content: SiteContent): unknown {
  return keys.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), content);
}

function pathOf(place: string, content: SiteContent): string[] {
  const [first = '', ...rest] = place.split('.');
  if (first in content) return fileIn(first, rest) ?? [first, ...rest];
  const file = Object.keys(content.pages).find((name) => first in (content.pages[name] ?? {}));
  if (!file) throw new Error(`There is no ${first} in the content.`);
  return ['pages', file, first, ...rest];
}

/** Files have a dot of their own: `messages.fr.json.nav.home`. */
function fileIn(part: string, rest: string[]): string[] | undefined {
  if (part !== 'messages') return undefined;
  return [part, `messages/${rest[0]}.json`, ...rest.slice(1)];
}

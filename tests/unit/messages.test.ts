import { mergeMessages, messages, type TranslationOf } from '@/lib/i18n/messages';
import de from '@/messages/de.json';
import fr from '@/messages/fr.json';

type Tree = { [key: string]: string | Tree };

function leavesOf(tree: Tree, path: string[] = []): [key: string, message: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[[...path, key].join('.'), value]] : leavesOf(value, [...path, key]),
  );
}

const french = new Map(leavesOf(fr));
const german = new Map(leavesOf(de));

describe('mergeMessages', () => {
  it('takes the translation where there is one and the original where there is none, however deep', () => {
    const original = { a: { b: 'un', c: { d: 'deux', e: 'trois' } }, f: 'quatre' };
    expect(mergeMessages(original, { a: { c: { e: 'drei' } } })).toEqual({
      a: { b: 'un', c: { d: 'deux', e: 'drei' } },
      f: 'quatre',
    });
  });

  it('leaves the original as it was', () => {
    const original = { a: { b: 'un' } };
    mergeMessages(original, { a: { b: 'eins' } });
    expect(original).toEqual({ a: { b: 'un' } });
  });
});

describe('German messages', () => {
  it('have no key that French does not have', () => {
    expect([...german.keys()].filter((key) => !french.has(key))).toEqual([]);
  });

  it('with an unknown key do not compile', () => {
    const unknown = { nav: { home: 'Startseite', shop: 'Laden' } };
    // @ts-expect-error French has no nav.shop.
    expect(unknown satisfies TranslationOf<typeof unknown>).toBeDefined();
    const tooDeep = { nav: { home: { short: 'Start' } } };
    // @ts-expect-error nav.home is one text in French.
    expect(tooDeep satisfies TranslationOf<typeof tooDeep>).toBeDefined();
    const known = { nav: { home: 'Startseite' } };
    expect(known satisfies TranslationOf<typeof known>).toBeDefined();
  });

  // Names of languages are the same everywhere; the way to the salon is told in French.
  const frenchOnly = ['nav.language_fr', 'nav.language_de', 'contact.access_title'];
  const spoken = [
    'nav',
    'hero',
    'services',
    'booking',
    'contact',
    'form',
    'handoff',
    'toasts',
    'whatsapp',
    'bar',
    'status',
    'a11y',
  ];

  it.each(spoken)('are complete for %s', (namespace) => {
    const asked = [...french.keys()].filter((key) => key.startsWith(`${namespace}.`) && !frenchOnly.includes(key));
    expect(asked.filter((key) => !german.has(key))).toEqual([]);
  });

  it('use the values that French uses', () => {
    const valuesOf = (message = '') => [...message.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();
    for (const [key, message] of german) expect([key, valuesOf(message)]).toEqual([key, valuesOf(french.get(key))]);
  });

  it('are written as in Switzerland', () => {
    expect([...german].filter(([, message]) => /ß|[„“”]/.test(message))).toEqual([]);
  });

  it('are what German pages get, and French where there are none', () => {
    expect(messages.de.nav.home).toBe(de.nav.home);
    expect(messages.de.testimonials).toEqual(messages.fr.testimonials);
    expect(messages.fr.nav.home).toBe(fr.nav.home);
  });
});

import { messagesIn } from '@/lib/i18n/messages';
import { mergeMessages } from '@/lib/i18n/salon-messages';
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

it('merged messages have the translation where there is one and the original where there is none, however deep', () => {
  const original = { a: { b: 'un', c: { d: 'deux', e: 'trois' } }, toString: 'quatre' };
  expect(mergeMessages(original, { a: { c: { e: 'drei' } } })).toEqual({
    a: { b: 'un', c: { d: 'deux', e: 'drei' } },
    toString: 'quatre',
  });
  expect(original.a.c.e).toBe('trois');
});

it('German pages have German words, and French where there are none', () => {
  expect(messagesIn('de').nav.home).toBe(de.nav.home);
  expect(messagesIn('de').testimonials).toEqual(messagesIn('fr').testimonials);
  expect(messagesIn('fr').nav.home).toBe(fr.nav.home);
});

describe('German messages', () => {
  const spoken = /^(nav|hero|services|booking|contact|form|handoff|toasts|whatsapp|bar|status|a11y)\./;
  // The way to the salon is told in French.
  const frenchOnly = ['contact.access_title'];

  it('are complete on all that German pages say', () => {
    expect([...french.keys()].filter((key) => spoken.test(key) && !german.has(key))).toEqual(frenchOnly);
  });

  it('are messages that French has too, with the same values', () => {
    expect([...german.keys()].filter((key) => !french.has(key.replace('nous.', '')))).toEqual([]);
    const valuesOf = (message = '') => [...message.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();
    for (const [key, message] of german)
      expect([key, valuesOf(message)]).toEqual([key, valuesOf(french.get(key.replace('nous.', '')))]);
  });

  it('are written as in Switzerland', () => {
    expect([...german].filter(([, message]) => /ß|[„“”]/.test(message))).toEqual([]);
  });
});

import { createTranslator } from 'next-intl';
import { typeset } from '@/lib/i18n/typography';
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

it('every message has words, in braces and signs that go in pairs', () => {
  const broken = [...french, ...german].filter(([, message]) => {
    const codes: string[] = [];
    // As the site sees it: an apostrophe that typesetting makes round starts no ICU escape.
    const messages = { message: typeset(message) };
    const translate = createTranslator({ locale: 'fr', messages, onError: ({ code }) => void codes.push(code) });
    // With any value at all the message is parsed; that others are absent is no fault of its syntax.
    translate('message', { unused: '' });
    return codes.includes('INVALID_MESSAGE') || !/\S/.test(message);
  });
  expect(broken).toEqual([]);
});

it('German messages are complete on all that German pages say, but for the way to the salon, told in French', () => {
  const spoken = /^(nav|hero|services|booking|contact|form|handoff|toasts|whatsapp|bar|status|a11y)\./;
  const missing = [...french.keys()].filter((key) => spoken.test(key) && !german.has(key));
  expect(missing).toEqual(['contact.access_title']);
});

it('German messages are messages that French has too, with the same values, written as in Switzerland', () => {
  const valuesOf = (message = '') => [...message.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();
  for (const [key, message] of german) {
    const original = french.get(key.replace(':nous', ''));
    expect({ key, values: original && valuesOf(message) }).toEqual({ key, values: valuesOf(original) });
    expect(message).not.toMatch(/ß|[„“”]/);
  }
});

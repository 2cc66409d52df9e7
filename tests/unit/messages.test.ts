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

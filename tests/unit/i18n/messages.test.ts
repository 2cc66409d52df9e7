import { createTranslator } from 'next-intl';
import * as content from '@/lib/content/content';
import { typeset } from '@/lib/i18n/typography';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import fr from '@/messages/fr.json';
import italian from '@/messages/it.json';

// The modules' own exports cannot be replaced.
jest.mock('@/lib/content/content', () => ({ __esModule: true, ...jest.requireActual('@/lib/content/content') }));

type Tree = { [key: string]: string | Tree };

function leavesOf(tree: Tree, path: string[] = []): [key: string, message: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[[...path, key].join('.'), value]] : leavesOf(value, [...path, key]),
  );
}

/** Without the conditions behind it. */
const plainKey = (key: string) => key.replace(/:.*/, '');
const french = new Map(leavesOf(fr));
const keys = new Set([...french.keys()].map(plainKey));

/** What no text of a language has: letters and quotes that are written otherwise in Switzerland, or are of another language. */
const foreign = { fr: /[„“”]|"/, de: /ß|[„“”]|"/, it: /[„“”]|"| »|« /, en: /[«»„]|"/ };

describe.each(Object.entries({ fr, de, it: italian, en }))('the messages in %s', (locale, file) => {
  const messages = leavesOf(file);

  it('are all that French has, and no others', () => {
    const own = messages.map(([key]) => key);
    expect([...new Set(own.map(plainKey))].toSorted()).toEqual([...keys].toSorted());
    expect([...keys].filter((key) => !own.includes(key))).toEqual([]);
  });

  it('have the values and tags that French has there', () => {
    // Any message may name the main language.
    const partsOf = (message = '') => (message.match(/\{(?!mainLanguage)\w+\}|<\/?\w+>/g) ?? []).toSorted();
    const others = messages.filter(
      ([key, message]) => partsOf(message).join() !== partsOf(french.get(plainKey(key))).join(),
    );
    expect(others).toEqual([]);
  });

  it('have words, in braces and signs that go in pairs, as they are written in Switzerland', () => {
    const broken = messages.filter(([, message]) => {
      const codes: string[] = [];
      // As the site sees it: an apostrophe that typesetting makes round starts no ICU escape.
      const translate = createTranslator({
        locale,
        messages: { message: typeset(message, locale) },
        onError: ({ code }) => void codes.push(code),
      });
      // With any value at all the message is parsed; that others are absent is no fault of its syntax.
      translate('message', { unused: '' });
      return (
        codes.includes('INVALID_MESSAGE') ||
        !/\S/.test(message) ||
        foreign[locale as keyof typeof foreign].test(message)
      );
    });
    expect(broken).toEqual([]);
  });
});

it.each(['Coupe<Style', "L'<été>", '{x} & "Jerry" </b>', "a'b''{c}'<<d", "'{'", '$& \\ #'])(
  'the name %s is only words in every message that says it',
  (name) => {
    const files = { fr, de, it: italian, en };
    for (const [name_, value] of Object.entries({ salon: { ...content.salon, name, article: 'le' }, messages: files }))
      jest.replaceProperty(content, name_ as 'salon', value as typeof content.salon);
    jest.isolateModules(() => {
      const { icuMessagesIn, messagesIn } = require('@/lib/i18n/messages') as typeof import('@/lib/i18n/messages');
      for (const [locale, file] of Object.entries(files)) {
        const [shown, icu] = [messagesIn(locale), icuMessagesIn(locale)].map((tree) => new Map(leavesOf(tree as Tree)));
        const saying = leavesOf(file).filter(([, message]) => /\{(salon|atSalon)\}/.test(message));
        expect(saying.length).toBeGreaterThan(5);
        for (const [key, written] of saying) {
          const parts = (written.match(/\{\w+\}|<\/?\w+>/g) ?? []).filter((part) => !/salon\}/i.test(part));
          const words = parts.reduce(
            (text, part) => text.replace(part, part[0] === '{' ? '7' : ''),
            shown?.get(key) ?? '',
          );
          expect(words).toContain(typeset(name, locale));
          const values = parts.map((part) => [part.replace(/\W/g, ''), part[0] === '{' ? 7 : (text: string) => text]);
          const translate = createTranslator({
            locale,
            messages: { message: icu?.get(key) ?? '' },
            onError(error) {
              throw error;
            },
          });
          expect(translate.markup('message', Object.fromEntries(values))).toBe(words);
        }
      }
    });
  },
);

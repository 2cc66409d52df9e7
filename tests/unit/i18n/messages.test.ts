import { createTranslator } from 'next-intl';
import { typeset } from '@/lib/i18n/typography';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import fr from '@/messages/fr.json';
import italian from '@/messages/it.json';
import { anew } from '../support/anew';
import { smallSite } from '../support/small-site';

const files = { fr, de, it: italian, en };

type Tree = { [key: string]: string | Tree };

function leavesOf(tree: Tree, path: string[] = []): [key: string, message: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[[...path, key].join('.'), value]] : leavesOf(value, [...path, key]),
  );
}

/** Returns the key of a message without conditions: `title:nous` → `title`. */
const plainKey = (key: string) => key.replace(/:.*/, '');
const french = new Map(leavesOf(fr));
const keys = new Set([...french.keys()].map(plainKey));

/** Characters that texts of a language do not have in Switzerland: ß in German, English quotes in French … */
const foreign = { fr: /[„“”]|"/, de: /ß|[„“”]|"/, it: /[„“”]|"| »|« /, en: /[«»„]|"/ };

describe.each(Object.entries(files))('%s:', (locale, file) => {
  const messages = leavesOf(file);

  it('the messages have exactly the keys of the French ones', () => {
    const own = messages.map(([key]) => key);
    expect([...new Set(own.map(plainKey))].toSorted()).toEqual([...keys].toSorted());
    expect([...keys].filter((key) => !own.includes(key))).toEqual([]);
  });

  it('the messages have the placeholders and tags of the French ones', () => {
    // Any message may name the main language.
    const partsOf = (message = '') => (message.match(/\{(?!mainLanguage)\w+\}|<\/?\w+>/g) ?? []).toSorted();
    const others = messages.filter(
      ([key, message]) => partsOf(message).join() !== partsOf(french.get(plainKey(key))).join(),
    );
    expect(others).toEqual([]);
  });

  it('the messages are not empty, can be parsed, and have no characters of other typographies', () => {
    const broken = messages.filter(([, message]) => {
      const codes: string[] = [];
      // Typeset first, as on the site: a typographic apostrophe starts no ICU escape.
      const translate = createTranslator({
        locale,
        messages: { message: typeset(message, locale) },
        onError: ({ code }) => void codes.push(code),
      });
      // Any value makes the parser run; a missing value is no syntax error.
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
  'the salon name %s in a message is never read as ICU syntax',
  async (name) => {
    const { content } = smallSite();
    const salon = { ...content.salon, name, article: 'le' };
    const { icuMessagesIn, messagesIn } = await anew(
      { ...content, salon, messages: files },
      () => import('@/lib/i18n/messages'),
    );
    for (const [locale, file] of Object.entries(files)) {
      const [shown, icu] = [messagesIn(locale), icuMessagesIn(locale)].map((tree) => new Map(leavesOf(tree as Tree)));
      const saying = leavesOf(file).filter(([, message]) => /\{(salon|atSalon)\}/.test(message));
      expect(saying.length).toBeGreaterThan(5);
      for (const [key, written] of saying) {
        const parts = (written.match(/\{\w+\}|<\/?\w+>/g) ?? []).filter((part) => !/salon\}/i.test(part));
        const value = (part: string) => (part.startsWith('{') ? '7' : '');
        const words = parts.reduce((text, part) => text.replace(part, value(part)), shown?.get(key) ?? '');
        expect(words).toContain(typeset(name, locale));
        const values = parts.map((part) => [part.replace(/\W/g, ''), value(part) || ((text: string) => text)]);
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
  },
);

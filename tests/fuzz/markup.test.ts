import fc from 'fast-check';
import type { Locale } from '@/lib/i18n/locale';
import { mergeMessages } from '@/lib/i18n/messages';
import { typeset, typesetDeep } from '@/lib/i18n/typography';
import { serializeJsonLd } from '@/lib/seo/json-ld/graph';
import { hostileText, runs } from './support/fuzz';

/** As it is after JSON, which knows neither `undefined` nor -0. */
const inJson = (value: unknown) => JSON.parse(JSON.stringify(value));

/** JSON with hostile texts as keys and values. */
const hostileJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    hostileText,
    fc.double(),
    fc.boolean(),
    fc.array(tie('value')),
    fc.dictionary(hostileText, tie('value')),
  ),
})).value;

it('structured data is read back as it was, and nothing in it ends its script element', () => {
  fc.assert(
    fc.property(hostileJson, (data) => {
      const text = serializeJsonLd({ '@context': 'https://schema.org', '@graph': data as never });
      const page = new DOMParser().parseFromString(
        `<script type="application/ld+json">${text}</script><p>after</p>`,
        'text/html',
      );
      const { children } = page.body;
      expect(page.querySelectorAll('*')).toHaveLength(5);
      expect(children).toHaveLength(1);
      expect(children[0]?.textContent).toBe('after');
      expect(JSON.parse(page.querySelector('script')?.textContent ?? '')['@graph']).toEqual(inJson(data));
    }),
    runs(200),
  );
});

describe('typesetting', () => {
  /** Texts in which marks, numbers and units meet in every order. */
  const scraps = ["'", '.', '...', ' ', '  ', '«', '»', ':', ';', '!', '?', '1', '22', '000', 'h', 'min', 'CHF', '%'];
  const words = ['Uhr', 'ans', 'mois', 'a', 'É', '\n', '\u00a0', '\u202f', '💅', '-'];
  const text = fc.oneof(fc.string({ unit: fc.constantFrom(...scraps, ...words) }), hostileText);
  const locale = fc.constantFrom<Locale>('fr', 'de');

  /** What must not change: everything but spaces, the form of apostrophes and that of three dots. */
  const letters = (typed: string) =>
    typed
      .replaceAll("'", '’')
      .replaceAll('...', '…')
      .replace(/[ \u00a0\u202f]/g, '');

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(text, locale, (typed, language) => {
        const once = typeset(typed, language);
        expect(typeset(once, language)).toBe(once);
      }),
      runs(1000),
    );
  });

  it('keeps every letter, and only ever changes a space that was there', () => {
    fc.assert(
      fc.property(text, locale, (typed, language) => {
        const set = typeset(typed, language);
        expect(letters(set)).toBe(letters(typed));
        const spaces = (value: string) => value.match(/[ \u00a0\u202f]/g)?.length ?? 0;
        expect(spaces(set)).toBeLessThanOrEqual(spaces(typed));
      }),
      runs(1000),
    );
  });

  it('keeps the shape of whatever it is given', () => {
    const shape = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(shape);
      if (value !== null && typeof value === 'object')
        return Object.entries(value).map(([key, inner]) => [key, shape(inner)]);
      return typeof value === 'string' ? 'text' : value;
    };
    fc.assert(
      fc.property(hostileJson, (data) => {
        expect(shape(typesetDeep(data))).toEqual(shape(data));
      }),
      runs(200),
    );
  });
});

it('merged messages have the keys of the French ones, whatever they are called', () => {
  const tree = fc.dictionary(fc.oneof(fc.constantFrom('toString', 'constructor', 'title'), fc.string()), fc.string());
  fc.assert(
    fc.property(tree, tree, (french, german) => {
      const merged = mergeMessages(french, german);
      expect(Object.keys(merged)).toEqual(Object.keys(french));
      for (const [key, value] of Object.entries(merged)) {
        expect(value).toBe(Object.hasOwn(german, key) ? german[key] : french[key]);
      }
    }),
    runs(200),
  );
});

import fc from 'fast-check';
import { parseFragment } from 'parse5';
import type { Locale } from '@/lib/i18n/locale';
import { typeset } from '@/lib/i18n/typography';
import { serializeJsonLd } from '@/lib/seo/json-ld/graph';
import { hostileText, runs } from './support/fuzz';

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
      const graph = { '@context': 'https://schema.org' as const, '@graph': data as never };
      const page = parseFragment(`<script>${serializeJsonLd(graph)}</script><p></p>`);
      expect(page.childNodes.map(({ nodeName }) => nodeName)).toEqual(['script', 'p']);
      const [script] = page.childNodes;
      const [text] = script && 'childNodes' in script ? script.childNodes : [];
      // As it is after JSON, which knows neither `undefined` nor -0.
      expect(text && 'value' in text && JSON.parse(text.value)).toEqual(JSON.parse(JSON.stringify(graph)));
    }),
    runs(150),
  );
});

/** Texts in which marks, numbers and units meet in every order. */
const figures = fc.constantFrom(' ', '1', '22', '000');
const marks = fc.constantFrom(...`'.«»:;!?%\n\u00a0\u202f-`, '...', '  ', '💅');
const words = fc.constantFrom('h', 'min', 'CHF', 'Uhr', 'ans', 'mois', 'a', 'É');
const typed = fc.oneof(fc.string({ unit: fc.oneof(figures, marks, words) }), hostileText);

it('typesetting keeps every letter, only ever changes a space that was there, and nothing the second time', () => {
  /** What must not change: everything but spaces, the form of apostrophes and that of three dots. */
  const letters = (text: string) =>
    text
      .replaceAll("'", '’')
      .replaceAll('...', '…')
      .replace(/[ \u00a0\u202f]/g, '');
  const spaces = (text: string) => text.match(/[ \u00a0\u202f]/g)?.length ?? 0;
  fc.assert(
    fc.property(typed, fc.constantFrom<Locale>('fr', 'de'), (text, locale) => {
      const set = typeset(text, locale);
      expect(letters(set)).toBe(letters(text));
      expect(spaces(set)).toBeLessThanOrEqual(spaces(text));
      expect(typeset(set, locale)).toBe(set);
    }),
    runs(600),
  );
});

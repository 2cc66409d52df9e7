import fc from 'fast-check';
import { parseFragment } from 'parse5';
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

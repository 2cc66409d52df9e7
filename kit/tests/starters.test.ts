import { languages, tradeIds, tradeTypes } from '@/kit/init/questions';
import { checkContent } from '@/scripts/content/make-content';
import { toSentence } from '@/scripts/content/problem';
import type { ContentFiles } from '@/scripts/content/read-files';
import { refuseRelease } from '@/scripts/launch/findings';
import { reportLaunch } from '@/scripts/launch/report';
import { blankSalon, replaced } from './support/blank-salon';

const ownWords = (files: ContentFiles) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [file, replaced(text)]));

/** Throws if a release of these files would be refused. */
function release(files: ContentFiles): void {
  const check = checkContent(files);
  expect(check.problems.map(toSentence)).toEqual([]);
  refuseRelease(reportLaunch(check), '1');
}

describe.each(languages)('a blank salon in %s', (language) => {
  it('the salon can be released only after its examples are replaced', async () => {
    const files = await blankSalon({ languages: language });
    expect(() => release(files)).toThrow(/exemples à remplacer/);
    expect(() => release(ownWords(files))).not.toThrow();
  });

  it('the salon has six kinds of pages, and home, contact and own page in a second language', async () => {
    const other = language === 'de' ? 'fr' : 'de';
    const { content } = checkContent(await blankSalon({ languages: `${language},${other}` }));
    const kinds = Object.values(content?.pages ?? {}).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['home', 'price-list', 'contact', 'legal', 'blog', 'page']));
    const translated = Object.values(content?.translations[other]?.pages ?? {}).map(({ kind }) => kind);
    expect(translated.sort()).toEqual(['contact', 'home', 'page']);
  });

  it.each([tradeIds.slice(0, 3), tradeIds.slice(3)])(
    'a salon without a table of prices has examples of prices for %s, %s and %s',
    async (...trades) => {
      const { examples, content } = checkContent(
        await blankSalon({ languages: language, trades: trades.join(','), prices: '' }),
      );
      expect(content?.trades.map(({ schemaType }) => schemaType)).toEqual(trades.map((trade) => tradeTypes[trade]));
      const prices = Object.keys(content?.prices ?? {});
      expect(examples.flatMap(({ at }) => (at.endsWith('.service') ? at : []))).toHaveLength(prices.length);
    },
  );
});

import { splitSentences } from '@/lib/i18n/sentences';

it('splits a text after the sentences that have room, and loses none of it where the first has none', () => {
  const [short, next, long] = ['Une coupe.', ' Un soin.', `${'mot '.repeat(20)}enfin.`];
  expect(splitSentences(short + next, 12)).toEqual([short, next]);
  expect(splitSentences(long, 12)).toEqual([long, '']);
});

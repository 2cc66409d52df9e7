import { splitSentences } from '@/lib/i18n/sentences';
import { typeset } from '@/lib/i18n/typography';

/** Tildes for no-break spaces, vertical bars for thin ones. */
const visible = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '|');

it.each([
  ['fr', 'typographic apostrophes', "aujourd'hui, l'eau", 'aujourd’hui, l’eau'],
  ['fr', 'one character for three dots', 'et puis...', 'et puis…'],
  ['fr', 'thin spaces before high marks', 'Oups ! Ouvert ? Prix : fixe ; ici', 'Oups|! Ouvert|? Prix|: fixe|; ici'],
  ['fr', 'thin spaces inside guillemets', 'dit « oui » ici', 'dit «|oui|» ici'],
  ['fr', 'a number with its unit', '3 semaines, 20 min, 5 %, 1 heure, 1 an', '3~semaines, 20~min, 5~%, 1~heure, 1~an'],
  ['fr', 'hours with their minutes', '1 h 45', '1~h~45'],
  ['fr', 'the currency with its figure', 'CHF 55.–', 'CHF~55.–'],
  ['fr', 'a span of numbers', 'garçon, 10 à 16 ans', 'garçon, 10~à~16~ans'],
  ['fr', 'the groups of a number', '032 000 00 00', '032~000~00~00'],
  ['fr', 'an address as it is', 'https://www.example.ch/a?b=c:d', 'https://www.example.ch/a?b=c:d'],
  ['fr', 'a mark without a space before it as it is', '09:00, ouvert?', '09:00, ouvert?'],
  ['fr', 'words that only start like a unit as they are', '3 minutieuses, 2 anses', '3 minutieuses, 2 anses'],
  ['de', 'no space before punctuation', "Wie geht's: gut! Ja; ja?", 'Wie geht’s: gut! Ja; ja?'],
  ['de', 'quotes without spaces', 'sagt « ja » hier', 'sagt «ja» hier'],
  ['de', 'a number with its unit', '3 Wochen, 9 Uhr, CHF 55.–', '3~Wochen, 9~Uhr, CHF~55.–'],
  ['it', 'quotes without spaces', "dice « sì » all'ora", 'dice «sì» all’ora'],
  ['it', 'a number with its unit', '3 settimane, 10 a 16 anni', '3~settimane, 10~a~16~anni'],
  [
    'it',
    'a word of one letter with the next',
    'Lavare i capelli e a casa la piega',
    'Lavare i~capelli e~a~casa la piega',
  ],
  ['en', 'its quotes and marks as they are', "She's “here”: 20 min, 2 weeks!", 'She’s “here”: 20~min, 2~weeks!'],
])('%s has %s, and no more the second time', (locale, _, plain, set) => {
  expect(visible(typeset(plain, locale))).toBe(set);
  expect(visible(typeset(typeset(plain, locale), locale))).toBe(set);
});

it('splits a text after the sentences that have room, and loses none of it where the first has none', () => {
  const [short, next, long] = ['Une coupe.', ' Un soin.', `${'mot '.repeat(20)}enfin.`];
  expect(splitSentences(short + next, 12)).toEqual([short, next]);
  expect(splitSentences(long, 12)).toEqual([long, '']);
});

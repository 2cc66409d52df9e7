import { splitSentences } from '@/lib/i18n/sentences';
import { typeset } from '@/lib/i18n/typography';

/** Shows no-break spaces as tildes, thin ones as vertical bars. */
const visible = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u202f', '|');
/** Returns a text as it is typed on a keyboard. */
const typed = (text: string) => text.replace(/[~|]/g, ' ').replaceAll('’', "'").replaceAll('…', '...');

it.each([
  [
    'fr',
    [
      ...['aujourd’hui, l’eau, et puis…', 'Oups|! Ouvert|? Prix|: fixe|; ici', 'dit «|oui|» ici', '1~h~45', 'CHF~55.–'],
      ...['3~semaines, 20~min, 5~%, 1~heure, 1~an', 'garçon, 10~à~16~ans', '032~000~00~00'],
      // Texts in which nothing has to change.
      ...['https://www.example.ch/a?b=c:d', '09:00, ouvert?', '3 minutieuses, 2 anses'],
    ],
  ],
  ['de', ['Wie geht’s: gut! Ja; ja?', '3~Wochen, 9~Uhr, CHF~55.–']],
  ['it', ['dice «sì» all’ora', '3~settimane, 10~a~16~anni', 'Lavare i~capelli e~a~casa la piega']],
  ['en', ['She’s “here”: 20~min, 2~weeks!']],
])('text in %s gets apostrophes and no-break spaces, and does not change the second time: %j', (locale, texts) => {
  const set = texts.map((text) => typeset(typed(text), locale));
  expect(set.map(visible)).toEqual(texts);
  expect(set.map((text) => typeset(text, locale))).toEqual(set);
});

it.each(['de', 'it'])('text in %s has guillemets without spaces', (locale) => {
  expect(typeset('sagt « ja » hier', locale)).toBe('sagt «ja» hier');
});

it('a text is split after the last sentence that fits; a single sentence that does not fit stays whole', () => {
  const [short, next, long] = ['Une coupe.', ' Un soin.', `${'mot '.repeat(20)}enfin.`];
  expect(splitSentences(short + next, 12)).toEqual([short, next]);
  expect(splitSentences(long, 12)).toEqual([long, '']);
});

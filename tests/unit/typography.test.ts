import { typeset, typesetDeep } from '@/lib/i18n/typography';

const THIN = '\u202f';
/** Tildes for no-break spaces, vertical bars for thin ones. */
const visible = (text: string) => text.replaceAll('\u00a0', '~').replaceAll(THIN, '|');

it.each([
  ['typographic apostrophes', "aujourd'hui, l'eau", 'aujourd’hui, l’eau'],
  ['one character for three dots', 'et puis...', 'et puis…'],
  ['a thin space before high marks', 'Oups ! Ouvert ? Prix : fixe ; ici', 'Oups|! Ouvert|? Prix|: fixe|; ici'],
  ['thin spaces inside guillemets', 'dit « oui » ici', 'dit «|oui|» ici'],
  ['a number with its unit', '3 semaines, 20 min, 5 %, 1 heure, 1 an', '3~semaines, 20~min, 5~%, 1~heure, 1~an'],
  ['hours with their minutes', '1 h 45', '1~h~45'],
  ['the currency with its figure', 'CHF 55.–', 'CHF~55.–'],
  ['the groups of a number', '032 000 00 00', '032~000~00~00'],
  ['an address as it is', 'https://www.example.ch/a?b=c:d', 'https://www.example.ch/a?b=c:d'],
  ['a time as it is', '09:00', '09:00'],
  ['an id as it is', 'service-coupe-femme', 'service-coupe-femme'],
  ['a mark without a space before it as it is', 'Ouvert?', 'Ouvert?'],
  ['words that only start like a unit as they are', '3 minutieuses, 2 anses', '3 minutieuses, 2 anses'],
])('French has %s, and no more the second time', (_, plain, set) => {
  expect(visible(typeset(plain))).toBe(set);
  expect(visible(typeset(typeset(plain)))).toBe(set);
});

it.each([
  ['typographic apostrophes', "Wie geht's", 'Wie geht’s'],
  ['no space before punctuation', 'Preise: fest! Wirklich? Ja; ja', 'Preise: fest! Wirklich? Ja; ja'],
  ['quotes without spaces', 'sagt « ja » hier', 'sagt «ja» hier'],
  ['a number with its unit', '3 Wochen, 9 Uhr', '3~Wochen, 9~Uhr'],
  ['the currency with its figure', 'CHF 55.–', 'CHF~55.–'],
])('German has %s', (_, plain, set) => expect(visible(typeset(plain, 'de'))).toBe(set));

it('every text in a value is set, at every depth; keys and other values stay, and the value itself', () => {
  const others = { vide: null, oui: true, rien: undefined };
  const plain = { "l'un": ["c'est", { deux: 'Quoi ?', trois: 3 }], ...others };
  const before = structuredClone(plain);
  expect(typesetDeep(plain)).toEqual({ "l'un": ['c’est', { deux: `Quoi${THIN}?`, trois: 3 }], ...others });
  expect(plain).toEqual(before);
  expect(typesetDeep(['« ja »'], 'de')).toEqual(['«ja»']);
});

import { typeset, typesetDeep } from '@/lib/i18n/typography';

const THIN = '\u202f';
const NO_BREAK = '\u00a0';

describe('typeset', () => {
  it.each([
    ['puts typographic apostrophes', "aujourd'hui, l'eau", 'aujourd’hui, l’eau'],
    ['puts one character for three dots', 'et puis...', 'et puis…'],
    ['puts a thin space before a question mark', 'Ouvert ?', `Ouvert${THIN}?`],
    ['puts a thin space before an exclamation mark', 'Oups !', `Oups${THIN}!`],
    ['puts a thin space before a colon', 'Prix : fixe', `Prix${THIN}: fixe`],
    ['puts a thin space before a semicolon', "l'âge ; le rythme", `l’âge${THIN}; le rythme`],
    ['puts thin spaces inside guillemets', 'dit « oui » ici', `dit «${THIN}oui${THIN}» ici`],
    [
      'keeps a number with its unit',
      '3 semaines, 20 min, 5 %',
      `3${NO_BREAK}semaines, 20${NO_BREAK}min, 5${NO_BREAK}%`,
    ],
    ['keeps one with its unit', '1 heure, 1 an', `1${NO_BREAK}heure, 1${NO_BREAK}an`],
    ['keeps hours with their minutes', '1 h 45', `1${NO_BREAK}h${NO_BREAK}45`],
    ['keeps the currency with its figure', 'CHF 55.–', `CHF${NO_BREAK}55.–`],
    ['keeps the groups of a number', '032 000 00 00', ['032', '000', '00', '00'].join(NO_BREAK)],
  ])('%s', (_, plain, set) => {
    expect(typeset(plain)).toBe(set);
  });

  it.each([
    ['an address', 'https://www.example.ch/a?b=c:d'],
    ['a time', '09:00'],
    ['an id', 'service-coupe-femme'],
    ['a mark without a space before it', 'Ouvert?'],
    ['a number before a word that only starts like a unit', '3 minutieuses, 2 anses'],
  ])('leaves %s as it is', (_, text) => {
    expect(typeset(text)).toBe(text);
  });

  it('changes nothing the second time', () => {
    const once = typeset("C'est « prêt » : 1 h 45, CHF 55.– !");
    expect(typeset(once)).toBe(once);
  });
});

describe('typeset in German', () => {
  it.each([
    ['puts typographic apostrophes', "Wie geht's", 'Wie geht’s'],
    ['sets no space before punctuation', 'Preise: fest! Wirklich? Ja; ja', 'Preise: fest! Wirklich? Ja; ja'],
    ['sets quotes without spaces', 'sagt « ja » hier', 'sagt «ja» hier'],
    ['keeps a number with its unit', '3 Wochen, 9 Uhr', `3${NO_BREAK}Wochen, 9${NO_BREAK}Uhr`],
    ['keeps the currency with its figure', 'CHF 55.–', `CHF${NO_BREAK}55.–`],
  ])('%s', (_, plain, set) => {
    expect(typeset(plain, 'de')).toBe(set);
  });
});

describe('typesetDeep', () => {
  it('sets every string in the language asked for', () => {
    expect(typesetDeep({ a: ['« ja »', { b: '« nein »' }] }, 'de')).toEqual({ a: ['«ja»', { b: '«nein»' }] });
  });

  it('sets strings at every depth and leaves keys, numbers and other values alone', () => {
    const plain = { "l'un": ["c'est", { deux: 'Quoi ?', trois: 3 }], vide: null, oui: true, rien: undefined };
    expect(typesetDeep(plain)).toEqual({
      "l'un": ['c’est', { deux: `Quoi${THIN}?`, trois: 3 }],
      vide: null,
      oui: true,
      rien: undefined,
    });
  });

  it('does not change the value it was given', () => {
    const plain = { text: "l'eau" };
    typesetDeep(plain);
    expect(plain.text).toBe("l'eau");
  });
});

/**
 * Where date-holidays says something else than the law of a canton: rules as it writes them, and what they are there. `false` is
 * no holiday; `kept` is one by custom, or by district, which is proposed; a text is a note in the words of date-holidays, on a holiday
 * of some communes. The laws, and all days of each canton, are in `tests/unit/dates/cantons.yaml`.
 */
export type CantonalLaw = Record<string, 'public' | 'kept' | false | (string & {})>;

const named = (how: 'Only in' | 'excluding', names: string[]) => `${how} communities: ${names.join(', ')}`;

/** The reformed part of Fribourg (fr.ch), with the names of former communes and the French ones, as an address has them. */
const reformedPart = [
  'Courgevaux, Fräschels, Greng, Kerzers, Chiètres, Meyriez, Merlach, Muntelier, Montilier, Murten, Morat, Ried bei Kerzers',
  'Ulmiz, Mont-Vully, Bas-Vully, Haut-Vully, Agriswil, Altavilla, Büchslen, Clavaleyres, Courlevon, Galmiz, Gempenach, Jeuss',
  'Lurtigen, Salvenach, Flamatt, Sensebrügg',
];

/** The district of Bucheggberg in Solothurn, with the villages that its communes are made of. */
const bucheggberg = [
  'Biezwil, Buchegg, Lüsslingen-Nennigkofen, Lüsslingen, Nennigkofen, Lüterkofen-Ichertswil, Lüterkofen, Ichertswil, Messen',
  'Schnottwil, Unterramsern, Aetigkofen, Aetingen, Bibern, Brittern, Brügglen, Gossliwil, Hessigkofen, Küttigkofen, Kyburg-Buchegg',
  'Lüterswil-Gächliwil, Lüterswil, Gächliwil, Mühledorf, Tscheppach, Balm bei Messen, Brunnenthal, Oberramsern',
];

const every = (rules: string[], said: CantonalLaw[string]): CantonalLaw =>
  Object.fromEntries(rules.map((rule) => [rule, said]));

/** Not where it would be the third day of rest in a row: with Christmas on a Monday or a Friday. */
const stephenBetweenWorkdays: CantonalLaw = { '12-26 not on tuesday, saturday': 'public' };

export const cantonalLaws: Record<string, CantonalLaw> = {
  // Each district has its own days; 1 May is a holiday in none.
  AG: every(['01-02', 'easter 1', '05-01', 'easter 50', 'easter 60', '08-15', '11-01', '12-08', '12-26'], 'kept'),
  AI: { '09-22': named('excluding', ['Oberegg']), '12-08': 'public' },
  AR: { '12-26 not on monday': false, ...stephenBetweenWorkdays },
  FR: {
    ...every(['01-02', 'easter 1', 'easter 50', '12-26'], named('Only in', reformedPart)),
    ...every(['easter 60', '08-15', '11-01', '12-08'], named('excluding', reformedPart)),
  },
  GL: {
    // The first Thursday of April may be the 1st, as in 2027.
    'Thursday after 04-02 if is observance holiday then next Thursday': false,
    'Thursday after 04-01 if is observance holiday then next Thursday': 'public',
    ...every(['12-24', '12-31'], 'kept'),
  },
  GR: { 'easter -2': 'public' },
  NE: { 'easter 1': 'kept', 'easter 60': named('Only in', ['Le Landeron, Le Cerneux-Péquignot']) },
  SO: every(['easter 60', '08-15', '11-01'], named('excluding', bucheggberg)),
  UR: { '12-26 not on monday, friday': false, ...stephenBetweenWorkdays },
  VS: { 'easter 50': 'kept' },
};

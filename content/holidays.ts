/** When a public holiday is, and its names: what it is, as its date stands beside them. */
export type Holiday = {
  /** Its date (`MM-DD`) or days from Easter Sunday (`easter 39`, `easter -2`), as date-holidays writes them; else one day (`YYYY-MM-DD`). */
  rule: string;
  /** By language. */
  names: { fr: string } & Record<string, string>;
};

/**
 * Public holidays of the canton of Jura on which shops are shut (law of 31 August 2022 on official public holidays, article 3),
 * less those that always fall on a Sunday.
 */
export const holidays = {
  'nouvel-an': { rule: '01-01', names: { fr: 'Nouvel An', de: 'Neujahr' } },
  'deux-janvier': { rule: '01-02', names: { fr: 'Saint-Berchtold', de: 'Berchtoldstag' } },
  'vendredi-saint': { rule: 'easter -2', names: { fr: 'Vendredi saint', de: 'Karfreitag' } },
  'lundi-de-paques': { rule: 'easter 1', names: { fr: 'Lundi de Pâques', de: 'Ostermontag' } },
  'premier-mai': { rule: '05-01', names: { fr: 'Fête du travail', de: 'Tag der Arbeit' } },
  ascension: { rule: 'easter 39', names: { fr: 'Ascension', de: 'Auffahrt' } },
  'lundi-de-pentecote': { rule: 'easter 50', names: { fr: 'Lundi de Pentecôte', de: 'Pfingstmontag' } },
  'fete-dieu': { rule: 'easter 60', names: { fr: 'Fête-Dieu', de: 'Fronleichnam' } },
  'fete-du-23-juin': { rule: '06-23', names: { fr: 'Commémoration du plébiscite', de: 'Fest der Unabhängigkeit' } },
  'fete-nationale': { rule: '08-01', names: { fr: 'Fête nationale', de: 'Bundesfeier' } },
  assomption: { rule: '08-15', names: { fr: 'Assomption', de: 'Mariä Himmelfahrt' } },
  toussaint: { rule: '11-01', names: { fr: 'Toussaint', de: 'Allerheiligen' } },
  noel: { rule: '12-25', names: { fr: 'Noël', de: 'Weihnachten' } },
} satisfies Record<string, Holiday>;

/** Id of a public holiday. */
export type HolidayId = keyof typeof holidays;

export const holidayIds = Object.keys(holidays) as HolidayId[];

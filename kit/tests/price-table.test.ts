import { readdirSync } from 'node:fs';
import { writeBlankSalon } from '@/kit/init';
import { completeAnswers, readOptions } from '@/kit/init/questions';
import type { Language } from '@/kit/init/vocabulary';
import { typeset } from '@/lib/i18n/typography';
import { findProblems } from '@/scripts/content/find-problems';
import { remarksOnEntries } from '@/scripts/inspect/text-remarks';
import { newFolder } from '../../tests/unit/support/folder';
import { madeSalon, photograph } from './support/made-salon';

const salon = { name: 'Salon Muster', 'postal-code': '3011', city: 'Bern', canton: 'BE', voice: 'nous' };

/** The salon of a table. */
async function made(table: string | Uint8Array, options: Record<string, string> = {}) {
  const { files, check } = await madeSalon({ ...salon, ...options }, table);
  return { files, ...check };
}

/** One table as people write it in each language: separators, ends of lines, quotes and letters of Excel and Numbers. */
const tables: [Language, string, string][] = [
  [
    'de',
    'Haare und Nägel in Excel',
    '\uFEFFBereich;Gruppe;Name;Minuten;Preis (CHF)\r\nNägel;Hände;"Maniküre; klassisch";45;55.-\r\nNägel;Füsse;Pediküre;1:30;"57,50"\r\n;;;;\r\nHaare;Schnitte;Schnitt;30 min;CHF 55\r\nHaare;Farben;Schnitt;;Auf Anfrage\r\n',
  ],
  [
    'fr',
    'cheveux et ongles dans Numbers',
    'métier,groupe,nom,minutes,montant\nOngles,Mains,"Manucure, classique",45,55.–\nOngles,Pieds,"Soin ""complet""",1h30,"57,50"\nCoiffure,Coupes,Coupe,30,Fr. 55\nCoiffure,Couleurs,Coupe,,\n',
  ],
  [
    'it',
    'capelli e unghie, con tabulatori',
    'Mestiere\tGruppo\tNome\tMinuti\tImporto\nUnghie\tMani\tManicure\t45\t55\nUnghie\tPiedi\tPedicure\t1 h 30\t57.50\nCapelli\tTagli\tTaglio\t30\t55.00\nCapelli\tColori\tTaglio\t\tsu preventivo\n',
  ],
  [
    'en',
    'hair and nails',
    'trade,group,name,minutes,price\nNails,Hands,Manicure,45,55\nNails,Feet,Pedicure,90,57.5\nHair,Cuts,Cut,30,55 CHF\nHair,Colours,Cut,,on quote\n',
  ],
];

it.each(tables)('a table in the language %s is a salon (%s)', async (language, _, table) => {
  const { files, content, examples } = await made(table, { languages: language });
  // No page has the title of another, and search engines show every description whole.
  expect(remarksOnEntries(findProblems(files).entries)).toEqual([]);
  expect(content?.trades.map(({ schemaType, groups }) => [schemaType, groups.length])).toEqual([
    ['NailSalon', 2],
    ['HairSalon', 2],
  ]);
  const [nails, hair] = content?.trades ?? [];
  const told = Object.values(content?.prices ?? {}).map(({ group, minutes, price }) => [
    group,
    minutes,
    price.kind === 'fixed' && price.amount,
  ]);
  const groups = [...(nails?.groups ?? []), ...(hair?.groups ?? [])].map(({ id }) => id);
  expect(told.toSorted()).toEqual(
    [
      [groups[0], 45, 55],
      [groups[1], 90, 57.5],
      [groups[2], 30, 55],
      [groups[3], undefined, false],
    ].toSorted(),
  );
  // Two prices of one name in two groups are two files.
  expect(Object.keys(content?.prices ?? {}).filter((id) => id.startsWith(`${hair?.id}-`))).toHaveLength(2);
  // Its own words are no examples; what a quote depends on and what a page says are.
  const at = examples.map(({ at: place }) => place);
  expect(at.filter((place) => /\.service$/.test(place))).toEqual([]);
  expect(at.filter((place) => /\.(price\.dependsOn|benefit)$/.test(place))).toHaveLength(5);

  const pages = content?.pages ?? {};
  const home = Object.values(pages).find(({ kind }) => kind === 'home');
  const cards = home?.kind === 'home' ? home.serviceCards : [];
  expect(cards.map(({ route, priceGroups }) => [route, priceGroups])).toEqual([
    [nails?.id, groups.slice(0, 2)],
    [hair?.id, groups.slice(2)],
  ]);
  expect(cards.map(({ features }) => features)).toEqual(
    content?.trades.map((trade) => trade.groups.map((one) => one.title)),
  );
  for (const trade of content?.trades ?? []) {
    expect(pages[trade.id]).toMatchObject({
      kind: 'cards',
      path: `/${trade.id}`,
      services: trade.groups.map(({ id }) => id),
    });
    for (const { id, title } of trade.groups)
      expect(pages[id]).toMatchObject({ kind: 'service', label: title, parent: trade.id, prices: { length: 1 } });
  }
});

it('a group alone in its trade has the page of the trade; names of files have no umlauts, other languages its words, marked', async () => {
  const { files, content } = await made("Name;Gruppe;Minuten;Betrag\nRückenzauber;Massage;60;1'200\n", {
    trades: 'Körper & Geist',
    business: 'massage',
    languages: 'de,fr',
  });
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['content/prices/koerper-geist-rueckenzauber.json', 'content/services/koerper-geist.json']),
  );
  expect(Object.values(content?.pages ?? {}).some(({ kind }) => kind === 'cards')).toBe(false);
  const features = (file: string) => JSON.parse(files[file] ?? '').serviceCards[0].features;
  expect(features('content/pages/startseite.json')).toEqual(['Rückenzauber']);
  expect(features('content/languages/fr/startseite.json')).toEqual(['[exemple] Rückenzauber']);
});

it('a photograph with the name of a trade or a group is on its page', async () => {
  const photo = await photograph(900, 1200);
  const photos = newFolder({ 'Nägel.jpg': photo, 'Nägel Füsse.jpg': photo });
  const { content } = await made(tables[0]?.[2] ?? '', { languages: 'de', photos });
  const pictures = Object.values(content?.pages ?? {}).flatMap((page) =>
    page.kind === 'service' || page.kind === 'cards' ? [[page.path, page.picture]] : [],
  );
  expect(Object.fromEntries(pictures)).toEqual({
    '/naegel': 'naegel',
    '/haende': 'naegel',
    '/fuesse': 'naegel-fuesse',
    '/haare': 'metier-haare',
    '/schnitte': 'metier-haare',
    '/farben': 'metier-haare',
  });
});

it.each([
  ['one room', [], { gesicht: 'gesicht', haut: 'gesicht', wimpern: 'ouverture', kontakt: 'ouverture' }],
  ['another room', ['Raum'], { gesicht: 'gesicht', haut: 'raum', wimpern: 'ouverture', kontakt: 'raum' }],
  ['a trade without one', ['Wimpern'], { gesicht: 'gesicht', haut: 'gesicht', wimpern: 'wimpern' }],
  ['two for vouchers, which the price list does not show,', ['Nagellack'], { preise: 'nagellack' }],
])(
  'with %s no page shows the work of another, those about no work and cards without their own a room',
  async (_, more, expected) => {
    const image = await photograph(1600, 1200);
    const names = ['Startseite', 'Gesicht', 'Musternägel', ...more];
    const photos = newFolder(Object.fromEntries(names.map((name) => [`${name}.jpg`, image])));
    const table =
      'Bereich;Gruppe;Name;Minuten;Preis\nGesicht;Haut;A;60;90\nGesicht;Wimpern;B;60;90\nBraut;Braut;C;60;90';
    const { content } = await made(table, { languages: 'de', business: 'kosmetik', with: 'bons', photos });
    const pictures = Object.entries(content?.pages ?? {}).map(([id, { picture }]) => [id, picture]);
    expect(Object.fromEntries(pictures)).toMatchObject({ ...expected, gutscheine: 'musternaegel' });
    expect(content?.pages.startseite).toMatchObject({ about: { picture: 'ouverture' } });
  },
);

const hairdresser = `Gruppe;Name;Variante;Minuten;Preis
Damen;Farbwunsch;;;auf Anfrage
Damen;Schnitt;kurz;45;58
Damen;Schnitt;lang;60;74
Damen;Föhnen;;40;40
Herren und Bart;Herrenschnitt;;30;38
Preise;Kinderschnitt;bis sechs Jahre;20;22
Preise;Kinderschnitt;bis zwölf Jahre;30;28
`;

it('the groups of the only trade are the cards of the home page, with short addresses, amounts first and no picture twice', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((name) => `${name}.jpg`);
  const image = await photograph(1600, 1200);
  const photos = newFolder(Object.fromEntries(names.map((name) => [name, image])));
  const options = { languages: 'de,en', trades: 'Coiffeursalon', with: 'bons,blog', photos };
  const { content } = await made(hairdresser, options);
  const { pages = {}, navigation, translations } = content ?? {};
  const cards = Object.values(pages).find(({ kind }) => kind === 'cards');
  // A group that is called as another page has the name of its trade too.
  const groups = ['damen', 'herren-und-bart', 'coiffeursalon-preise'];
  expect(cards).toMatchObject({ path: '/leistungen', label: 'Leistungen', services: groups });
  expect(navigation?.trades).toEqual([{ trade: 'coiffeursalon', pages: ['leistungen', ...groups] }]);
  expect(groups.map((id) => pages[id]?.path)).toEqual(groups.map((id) => `/${id}`));
  expect(pages['herren-und-bart']).toMatchObject({ intro: { length: 2 }, aftercare: { length: 4 } });
  const home = Object(pages.startseite);
  expect(home.firstPrices).toEqual([
    'coiffeursalon-schnitt-kurz',
    'coiffeursalon-herrenschnitt',
    'coiffeursalon-kinderschnitt-bis-sechs-jahre',
  ]);
  expect(home.serviceCards).toEqual(
    groups.map((id) => expect.objectContaining({ route: id, priceGroups: [id], picture: pages[id]?.picture })),
  );
  expect(home.serviceCards[2].features).toEqual(['Bis sechs Jahre', 'Bis zwölf Jahre']);
  expect(translations?.en?.pages.startseite).toMatchObject({ serviceCards: [{ title: 'Women' }, {}, {}] });
  // Twelve places and ten photographs: none is left, and the home page has none twice.
  const { startseite: _, ...others } = pages;
  const seen = [home.picture, home.about.picture, ...Object.values(others).map((page) => page.picture)];
  expect([seen.length, new Set(seen).size]).toEqual([12, 10]);
  const onHome = [home.picture, home.about.picture, ...home.serviceCards.map((card: typeof home) => card.picture)];
  expect(new Set(onHome).size).toBe(5);
});

it('long names are cut for files and not lost, and groups of one name have that of their trade, where there is room', async () => {
  const long = 'Gesichtsbehandlung mit Reinigung, Peeling, Massage und Maske für';
  const table = `Bereich;Gruppe;Name;Minuten;Preis\nA;Für Sie;${long} Tag;60;90\nA;Für Sie;${long} Abend;60;95\nA;B;C;;\nKosmetik am Bahnhofplatz;Behandlungen für Sie;C;;\nKosmetik im Bad;Für Sie;C;;5\nA;Behandlungen für Sie;C;;5\n`;
  const { content } = await made(table, { languages: 'de' });
  expect(Object.keys(content?.prices ?? {})).toHaveLength(6);
  expect(Object.values(content?.pages ?? {}).flatMap(({ kind, label }) => (kind === 'service' ? label : []))).toEqual(
    expect.arrayContaining([
      'A, Für Sie',
      'A, Behandlungen für Sie',
      'Behandlungen für Sie',
      'Kosmetik im Bad, Für Sie',
    ]),
  );
});

it('a table in the letters of Windows is read as it was written', async () => {
  const { content } = await made(Buffer.from('Name;Gruppe;Minuten;Betrag\nMähne;Schöner;30;55\n', 'latin1'), {
    trades: 'Coiffeur',
  });
  expect(Object.values(content?.prices ?? {}).map(({ service }) => service)).toEqual(['Mähne']);
});

const header = 'Name;Gruppe;Minuten;Betrag';

it('words in place of an amount are a price on request, which depends on what they name', async () => {
  const named = {
    ...{ 'nach Aufwand': 'Aufwand', 'je nach Länge': 'Länge', 'Selon la longueur': 'la longueur' },
    ...{ 'sur devis, selon la longueur': 'la longueur', 'secondo la lunghezza': 'la lunghezza' },
    'depending on the length': 'the length',
  };
  const open = [
    ...['nach Absprache', 'nach Vereinbarung', 'Auf Anfrage', 'n. V.', 'n.V.', 'sur demande', 'à convenir'],
    ...['selon entente', 'da concordare', 'by arrangement'],
  ];
  const rows = [...Object.keys(named), ...open].map((words) => `${words};B;30;${words}`);
  const { content, examples } = await made([header, ...rows].join('\n'), { languages: 'de', trades: 'Coiffeur' });
  const quotes = Object.values(content?.prices ?? {}).map(({ service, price }) => [service, price]);
  const marked = open.map((words) => [words, 'Zeitaufwand und Material'] as const);
  expect(Object.fromEntries(quotes)).toEqual(
    Object.fromEntries(
      [...Object.entries(named), ...marked].map(([words, dependsOn]) => [words, { kind: 'quote', dependsOn }]),
    ),
  );
  expect(examples.filter(({ at }) => at.endsWith('price.dependsOn'))).toHaveLength(open.length);
});

it.each<[Language, string, string, string, string]>([
  ['de', 'Länge', 'Beispiel', 'Je nach', 'je nach behandelter Zone'],
  ['fr', 'Précision', 'Exemple', 'Selon', 'la zone'],
  ['it', 'Precisione', 'Esempio', 'Secondo', 'secondo la zona'],
  ['en', 'Variant', 'Example', 'Depends on', 'the area'],
])(
  'prices of one name that differ are one service, and a quote has its example and what it depends on, in the language %s',
  async (languages, variant, example, depends, zone) => {
    const rows = `Cut;G;30;55;short;;\nCut;G;45;60;long;;\nCut;G;;60;;;\nBalayage;G;;;;medium 120.-;${zone}\nPerm;G;;;;medium: CHF 90.–;`;
    const { content, examples } = await made(`${header};${variant};${example};${depends}\n${rows}`, {
      languages,
      trades: 'Coiffeur',
    });
    const prices = Object.values(content?.prices ?? {}).toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0));
    expect(prices.map((price) => [price.service, price.variant])).toEqual([
      ['Cut', 'short'],
      ['Cut', 'long'],
      ['Cut', undefined],
      ['Balayage', undefined],
      ['Perm', undefined],
    ]);
    const quotes = prices.flatMap(({ price }) => (price.kind === 'quote' ? price.example?.replace('\u00a0', ' ') : []));
    expect(quotes).toEqual(['medium: CHF 120.–', 'medium: CHF 90.–']);
    const [balayage] = prices.flatMap(({ price }) => (price.kind === 'quote' ? price.dependsOn : []));
    expect(balayage).toBe(zone.replace(/^(je nach|secondo) /, ''));
    expect(examples.filter(({ at }) => at.endsWith('.example'))).toEqual([]);
    const home = Object.values(content?.pages ?? {}).find(({ kind }) => kind === 'home');
    expect(home).toMatchObject({
      firstPrices: { length: 3 },
      serviceCards: [{ features: ['Cut', 'Balayage', 'Perm'] }],
    });
  },
);

it.each([
  ['it', 'coiffeur', 'Capelli', 'Parrucchiere'],
  ['de', 'coiffeur', 'Haare', 'Coiffeur'],
  ['fr', 'coiffeur', 'Cheveux', 'Coiffure'],
  ['de', 'barbier', 'Barbier', 'Barbier'],
  ['de', 'beaute', 'Wimpern', 'Wimpern'],
  ['de', 'coiffeur', 'Coiffeursalon', 'Coiffeursalon'],
])(
  'titles in the language %s, of the kind %s and one trade "%s", say %s',
  async (languages, business, trade, shown) => {
    const { content } = await made(`${header};Bereich\nA;B;30;55;${trade}`, { languages, business });
    const pages = Object.values(content?.pages ?? {});
    const titles = pages.flatMap((page) =>
      page.kind === 'home' ? [page.heading, page.title] : page.kind === 'price-list' ? page.title : [],
    );
    expect(titles.map((title) => title?.includes(shown))).toEqual([true, true, true]);
    expect(content?.trades[0]?.label).toBe(trade);
  },
);

it.each<[Language, RegExp]>([
  ['de', /Dauer|dauert[^.]* und|ein Preis/],
  ['fr', /durée|un prix/],
  ['it', /durata|un prezzo/],
  ['en', /\btimes?\b|how long (it|they) takes?|one price/],
])('of quotes without durations no price and no time is promised, in the language %s', async (languages, promise) => {
  const { content } = await made(`${header}\nA;B;;`, { languages, trades: 'Coiffeur' });
  const said = Object.values(content?.pages ?? {}).flatMap((page) =>
    page.kind === 'home'
      ? [page.description, page.lead, ...(page.reasons ?? []).map(({ text }) => text)]
      : page.kind === 'price-list'
        ? [page.description, ...page.intro]
        : page.kind === 'service'
          ? page.description
          : [],
  );
  expect(said).toHaveLength(8);
  expect(said.filter((text) => promise.test(text))).toEqual([]);
});

it('a kind of business names the trade of a table that names none, as it does without a table', async () => {
  const { content } = await made(`${header}\nA;B;30;55`, { business: 'barbier', languages: 'de' });
  expect(content?.trades.map(({ label, schemaType }) => [label, schemaType])).toEqual([['Barbier', 'HairSalon']]);
  const named = await made(`${header};Bereich\nA;B;30;55;Bart\nA;B;30;55;Haare`, { business: 'barbier' });
  expect(named.content?.trades.map(({ label }) => label)).toEqual(['Bart', 'Haare']);
});

it.each<[Language, string, string]>([
  ['fr', 'à Berne', 'barbier'],
  ['de', 'in Bern', 'Barbier'],
  ['it', 'a Berna', 'barbier'],
  ['en', 'in Bern', 'barbier'],
])('each group has a title and a description of its own, in the language %s', async (language, there, kind) => {
  const table = `${header}\nHerrenschnitt;Haare;30;55\nKinderschnitt bis 12 Jahre;Haare;30;45\nRasur;Bart;30;40\nBraut;Extras;60;auf Anfrage\n`;
  const { content } = await made(table, { languages: language, trades: 'Barbier', city: there.split(' ')[1] ?? '' });
  const pages = Object.values(content?.pages ?? {}).filter(({ kind }) => kind === 'service');
  expect(pages.map(({ title }) => title)).toEqual(
    // A name that does not tell the kind of business has beside it what the trade is called.
    ['Bart', `Extras, ${kind}`, 'Haare'].map((group) => typeset(`${group} ${there} | Salon Muster`, language)),
  );
  const [bart, extras, haare] = pages.map(({ description = '' }) => description.replaceAll('\u00a0', ' '));
  expect([bart, extras, haare]).toEqual(
    ['Rasur', 'Braut', 'Herrenschnitt, Kinderschnitt bis 12 Jahre'].map((sold) => expect.stringContaining(sold)),
  );
  for (const text of [bart, extras, haare]) expect(text?.length).toBeGreaterThanOrEqual(120);
});

/** The sentence about a fault of a table, with what was found. */
const fault = (line: number, column: string, words: string, found = '') => {
  const received = found && `.* ; reçu : « ${found} »\\.$`;
  return expect.stringMatching(`preise\\.csv, ligne ${line}, colonne « ${column} » : ${words}${received}`);
};
const noSpan = 'en Suisse, un prix s’affiche tel qu’on le paie(?!.*(Précision|Sur devis)).* laissez la case vide';

it.each<[name: string, table: string, options: Record<string, string>, ...faults: unknown[]]>([
  [
    'cells',
    [
      ...[`${header};Variante;Beispiel;Je nach`, 'A;B;30;ab 55', 'C;B;2 Tage;55', 'D;B;30;55-70', 'E;B;30;gratis'],
      ...['F;B;30;viel', 'G;B;30;5000', ';;30;55', '{A};B;30;55', 'H;B;30;55', 'H;C;30;55', 'h;b;30;60'],
      ...['I;B;30;55;kurz', 'I;B;30;60;Kurz', 'J;B;30;60;;lang: CHF 90.–;Länge'],
    ].join('\n'),
    {},
    fault(2, 'Betrag', noSpan, 'ab 55'),
    fault(3, 'Minuten', 'un nombre entier de minutes est attendu, ', '2 Tage'),
    fault(4, 'Betrag', noSpan, '55-70'),
    fault(5, 'Betrag', 'un prix nul ne s’affiche pas : effacez la ligne, ', 'gratis'),
    fault(6, 'Betrag', 'un nombre est attendu, .* case vide, .*« auf Anfrage »', 'viel'),
    fault(7, 'Betrag', 'un prix de plus de 0 et de 2000 francs au plus ', '5000'),
    fault(8, 'Name', 'ce champ est obligatoire'),
    fault(8, 'Gruppe', 'ce champ est obligatoire'),
    fault(9, 'Name', 'un nom de 80 caractères ', '{A}'),
    fault(12, 'Name', 'le groupe « b » a déjà ce nom, ', 'h'),
    fault(14, 'Name', 'le groupe « B » a déjà ce nom, un autre ou une autre précision est attendu'),
    fault(15, 'Beispiel', 'rien n’est attendu à côté d’un montant ', 'lang: CHF 90.–'),
    fault(15, 'Je nach', 'rien n’est attendu à côté d’un montant ', 'Länge'),
  ],
  [
    'columns',
    'Name;Gruppe;Preis;Betrag;Farbe\nA;B;55;60;rot',
    { trades: 'A,B' },
    fault(1, 'Betrag', 'la colonne « Preis » dit déjà cela'),
    fault(1, 'Farbe', 'l’un de ces mots est attendu : nom, name, .* ; métier, '),
    fault(1, 'minutes', 'elle manque ; .*minutes, minuten, minuti'),
    fault(1, 'métier', 'elle manque'),
  ],
  ['no trade', `${header}\nA;B;30;55`, { trades: '' }, fault(1, 'métier', 'elle manque ; .*--trades')],
  [
    'another trade',
    `${header};Bereich\nA;B;30;55;Bart\nA;B;30;55;`,
    { trades: 'Haar,Nägel' },
    fault(2, 'Bereich', 'un métier de --trades est attendu \\(Haar, Nägel\\)', 'Bart'),
    fault(3, 'Bereich', 'un métier de --trades'),
    fault(1, 'Bereich', '.* « Haar »'),
    fault(1, 'Bereich', '.* « Nägel »'),
  ],
  [
    'too many trades',
    `${header};Bereich\n${['C', 'D', 'E', 'F', 'G', ''].map((trade) => `A;B;1;5;${trade}`).join('\n')}`,
    { trades: '' },
    fault(6, 'Bereich', '4 métiers au plus sont attendus', 'G'),
    fault(7, 'Bereich', ''),
  ],
  ['a separator', 'name,group,minutes,price\nA,B,30,57,50', {}, fault(2, '5', '.* entre guillemets', '50')],
  ['an open quote', `${header}\n"C;B;30;55`, {}, expect.stringMatching(/ligne 2, colonne 1 : des guillemets/)],
  ['nothing', `${header}\n`, {}, fault(2, 'Name', 'une ligne pour chaque prix est attendue')],
])('faults of a table are all named, and nothing is written: %s', async (_, table, options, ...faults) => {
  const folder = newFolder({ 'preise.csv': table });
  const answers = await completeAnswers({ ...salon, trades: 'Coiffeur', prices: `${folder}/preise.csv`, ...options });
  const written = newFolder();
  const error = await writeBlankSalon(answers, written).catch(({ message }) => String(message));
  expect(String(error).replaceAll('\u00a0', ' ').split('\n')).toEqual(faults);
  expect(readdirSync(written)).toEqual([]);
});

it('a table that is not there, or no table, is named', async () => {
  expect(() => readOptions(['--prices', 'preise.xlsx'])).toThrow(
    /^--prices : un fichier CSV .* reçu : « preise\.xlsx »\.$/,
  );
  const answers = await completeAnswers({ ...salon, prices: 'nirgends.csv' });
  await expect(writeBlankSalon(answers, newFolder())).rejects.toThrow(/^--prices : « nirgends\.csv » n’existe pas/);
});

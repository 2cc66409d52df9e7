import { readFileSync } from 'node:fs';
import { findPlaceholders } from '@/kit/find-placeholders';
import { fill } from '@/kit/init/fill';
import { bare, subjectOf, workOfName, worksOf } from '@/kit/init/salon-trades';
import { businesses, drafts, type Language, languages, names, type Work, works } from '@/kit/init/vocabulary';
import { plainName } from '@/lib/links/plain-name';
import { toSentence } from '@/scripts/content/problem';
import { newFolder } from '../../tests/unit/support/folder';
import { madeSalon, withoutMarks } from './support/made-salon';

// What `npm run init` knows of works (kit/init/works), of subjects of articles (articles) and of names (names.csv).

const salon = { name: 'Salon Muster', 'postal-code': '4600', city: 'Olten', canton: 'SO', voice: 'nous' };

/** What salons call a group that is each work. */
const groups: Record<string, Record<Language, string>> = {
  coupe: { de: 'Damen', fr: 'Coupe et brushing', it: 'Taglio e piega', en: "Women's cuts" },
  'coupe-homme': { de: 'Haarschnitt Herren', fr: 'Coupe homme', it: 'Taglio uomo', en: 'Men’s haircuts' },
  'coupe-enfant': { de: 'Kinder & Jugendliche', fr: 'Enfants', it: 'Taglio bambini', en: 'Kids' },
  couleur: { de: 'Ansatzfarbe', fr: 'Couleurs', it: 'Colore', en: 'Colour' },
  balayage: { de: 'Strähnen', fr: 'Mèches et balayage', it: 'Colpi di sole', en: 'Highlights' },
  permanente: { de: 'Dauerwellen', fr: 'Lissages', it: 'Stirature', en: 'Perms' },
  coiffage: { de: 'Hochsteckfrisuren', fr: 'Coiffures de soirée', it: 'Piega', en: 'Blow-dry' },
  mariee: { de: 'Hochzeit', fr: 'Mariages', it: 'Spose', en: 'Bridal' },
  barbe: { de: 'Bart', fr: 'Barbes', it: 'Barba', en: 'Beards and shaves' },
  manucure: { de: 'Hände', fr: 'Manucure', it: 'Mani', en: 'Manicure' },
  modelage: { de: 'Nail modelling', fr: 'Ongles en gel', it: 'Ricostruzione unghie', en: 'Gel nails' },
  pedicure: { de: 'Fusspflege', fr: 'Beauté des pieds', it: 'Pedicure', en: 'Feet' },
  'mains-et-pieds': { de: 'Füsse und Hände', fr: 'Mains & pieds', it: 'Mani e piedi', en: 'Hands and feet' },
  visage: { de: 'Gesichtsbehandlungen', fr: 'Soins du visage', it: 'Trattamenti viso', en: 'Facials' },
  cils: { de: 'Wimpernverlängerung', fr: 'Teinture des cils', it: 'Ciglia', en: 'Lashes' },
  sourcils: { de: 'Augenbrauen', fr: 'Sourcils', it: 'Sopracciglia', en: 'Brows' },
  'cils-et-sourcils': { de: 'Wimpern & Brauen', fr: 'Regard', it: 'Ciglia e sopracciglia', en: 'Brows and lashes' },
  epilation: { de: 'Haarentfernung', fr: 'Épilations', it: 'Ceretta', en: 'Waxing' },
  massage: { de: 'Massagen', fr: 'Massage du dos', it: 'Massaggi', en: 'Massages' },
  maquillage: { de: 'Make-up', fr: 'Maquillages', it: 'Trucco', en: 'Make-up' },
  tatouage: { de: 'Tattoos', fr: 'Tatouages', it: 'Tatuaggi', en: 'Tattoos' },
  piercing: { de: 'Ohrlöcher stechen', fr: 'Piercing', it: 'Piercing', en: 'Ear piercing' },
};

/** As it is typed, so that what the site makes of it can be compared. */
const typed = (text = '') =>
  text
    .normalize('NFKC')
    .replaceAll('’', "'")
    .replace(/ (?=[:;?!»])/g, '');

it.each(languages)(
  'a group finds what is proposed for its work, and it may be kept, in the language %s',
  async (language) => {
    expect(Object.keys(groups).toSorted()).toEqual(Object.keys(works[language]).toSorted());
    const rows = Object.values(groups).map((titles) => `X;${titles[language]};30;55`);
    const table = ['Name;Gruppe;Minuten;Betrag', ...rows].join('\n');
    const options = { ...salon, languages: language, trades: 'Alles', business: 'autre' };
    const { files, check } = await madeSalon(options, table);
    const { content, examples } = check;
    const pages = Object.values(content?.pages ?? {}).flatMap((page) => (page.kind === 'service' ? page : []));
    for (const [work, { [language]: title }] of Object.entries(groups)) {
      const { benefit, intro, suits, aftercare } = pages.find((page) => typed(page.label) === typed(title)) ?? {};
      const expected = fill(works[language][work], { voice: 'nous' });
      expect([title, typed(benefit), intro?.map(typed), typed(suits), aftercare?.map(typed)]).toEqual([
        title,
        typed(expected?.benefit),
        [typed(expected?.intro)],
        typed(expected?.suits),
        (expected?.aftercare ?? []).map(typed),
      ]);
    }
    const marked = examples.filter(({ at }) => /\.(benefit|intro\.0|suits)$/.test(at));
    expect(marked).toHaveLength(3 * rows.length);
    const confirmed = withoutMarks(files).problems.filter(({ file }) => file.includes('/services/'));
    expect(confirmed.map(toSentence)).toEqual([]);
  },
);

it.each(languages)('the questionnaire names a group of each work that has a draft, in the language %s', (language) => {
  const [, before = ''] =
    /((?:^#.*\n)+)prices:/m.exec(readFileSync(`kit/docs/questionnaire/${language}.yaml`, 'utf8')) ?? [];
  const [, listed = ''] = /(?:groupes|Gruppen|gruppi|groups)[^:]*: ([^;]+);/.exec(before.replaceAll('\n# ', ' ')) ?? [];
  const told = listed
    .trim()
    .split(', ')
    .map((name) => workOfName(name, 'autre')?.id);
  expect(told.toSorted()).toEqual(Object.keys(works[language]).toSorted());
});

it.each(languages)('what is proposed are whole sentences without figures, in the language %s', (language) => {
  const sentences = (text: string) => text.split(/(?<=[.?!]) (?=\p{Lu}|<)/u).length;
  const whole = /^[\p{Lu}<][^\d[\]ß—]+[.!?]$/u;
  for (const [id, work] of Object.entries(works[language])) {
    const { text, benefit, intro, suits, aftercare = [] } = fill<Work>(work, { voice: 'je' });
    const all = [text, benefit, intro, suits, ...aftercare];
    expect([id, all.filter((one) => !whole.test(one))]).toEqual([id, []]);
    // Until which age someone is a child the prices say.
    expect(all.join(' ')).not.toMatch(/adolescen|jugendalter|teenage/i);
    expect([id, sentences(text), sentences(benefit)]).toEqual([id, 1, 1]);
    expect([2, 3]).toContain(sentences(intro));
    expect([id, [2, 3].includes(sentences(suits)), suits.length < 300]).toEqual([id, true, true]);
    expect([id, [2, 3].includes(aftercare.length)]).toEqual([id, true]);
    expect([id, intro.length < 340]).toEqual([id, true]);
  }
});

/** What salons call an article on each subject. */
const subjects: Record<string, Record<Language, string[]>> = {
  'avant-le-mariage': {
    de: ['Vor der Hochzeit', 'Probefrisur und Braut-Make-up'],
    fr: ['Avant le mariage', "L'essai coiffure de la mariée"],
    it: ['Prima del matrimonio', 'La prova della sposa'],
    en: ['Before the wedding', 'Your bridal hair trial'],
  },
  'barbe-a-la-maison': {
    de: ['Bartpflege zu Hause', 'Den Bart richtig pflegen'],
    fr: ['La barbe à la maison', 'Entretenir sa barbe'],
    it: ['La barba a casa', 'Come curare la barba'],
    en: ['Beard care at home', 'Grooming your beard'],
  },
  'cheveux-en-ete': {
    de: ['Haare im Sommer', 'Sonne, Chlor, Salz: was das Haar braucht'],
    fr: ['Les cheveux en été', 'Soleil, mer et chlore : vos cheveux'],
    it: ['I capelli in estate', 'Sole, cloro e mare sui capelli'],
    en: ['Hair in summer', 'Sun, chlorine, salt: what they do to your hair'],
  },
  'cils-rehaussement-ou-extensions': {
    de: ['Wimpernlifting oder Verlängerung', 'Wimpern: Lifting oder Extensions?'],
    fr: ['Rehaussement de cils ou extensions', 'Extensions ou rehaussement ?'],
    it: ['Laminazione o extension ciglia', 'Ciglia: lifting o allungamento?'],
    en: ['Lash lift or extensions', 'Lashes: extensions or a lift?'],
  },
  'couleur-qui-tient': {
    de: ['Wie die Farbe länger hält', 'Haarfarbe, die frisch bleibt'],
    fr: ['Une couleur qui tient', 'Garder sa couleur plus longtemps'],
    it: ['Un colore che dura', 'Il colore più a lungo'],
    en: ['How to make your colour last', 'Hair colour that stays fresh'],
  },
  'eau-calcaire': {
    de: ['Haare und Kalk', 'Hartes Wasser und Ihr Haar'],
    fr: ['Cheveux et eau calcaire', "Quand l'eau est dure"],
    it: ["I capelli e l'acqua dura", 'Calcare e capelli'],
    en: ['Hair and hard water', 'Limescale in your hair'],
  },
  'gel-ou-semi-permanent': {
    de: ['Gel oder Shellac?', 'Gel oder semipermanenter Lack'],
    fr: ['Gel ou semi-permanent', 'Vernis semi-permanent ou gel ?'],
    it: ['Gel o semipermanente', 'Smalto o gel?'],
    en: ['Gel or semi-permanent polish', 'Gel nails or Shellac'],
  },
  'mains-en-hiver': {
    de: ['Trockene Hände im Winter', 'Die Haut der Hände im Winter'],
    fr: ['Les mains en hiver', "La peau des mains, l'hiver"],
    it: ['Mani secche in inverno', 'La pelle delle mani in inverno'],
    en: ['Dry hands in winter', 'The skin of your hands in winter'],
  },
  'peau-en-hiver': {
    de: ['Haut im Winter', 'Gesichtspflege im Winter'],
    fr: ['La peau en hiver', 'Votre peau et le froid'],
    it: ['La pelle in inverno', "Il viso d'inverno"],
    en: ['Skin in winter', 'Your face in winter'],
  },
  'premiere-fois-enfant': {
    de: ['Der erste Besuch mit Kind', 'Kinder beim Coiffeur'],
    fr: ['La première visite avec un enfant', 'Votre enfant chez la coiffeuse'],
    it: ['La prima visita con un bambino', 'Bambini dal parrucchiere'],
    en: ['A first visit with your child', "Kids' haircuts without tears"],
  },
};

it.each(languages)(
  'a title finds the draft of its subject, marked until it is read, or an outline to write, in the language %s',
  async (language) => {
    expect(Object.keys(drafts[language])).toEqual([...Object.keys(subjects), 'autre'].toSorted());
    const known = Object.entries(subjects).flatMap(([id, titles]) => titles[language].map((title) => ({ id, title })));
    const articles = [...known.map(({ title }) => title), 'Quittenzauber', 'Quittenzauber'];
    const { files, check } = await madeSalon({ ...salon, languages: language, trades: 'Alles' }, undefined, {
      articles,
    });
    const written = check.content?.articles ?? [];
    const expected = known.map(({ id, title }) => {
      const { lead = '', category = '' } = drafts[language][id] ?? {};
      return [title, lead.replace('[exemple] ', ''), category].map(typed);
    });
    expect(written.slice(0, -2).map(({ title, lead, category }) => [title, lead, category].map(typed))).toEqual(
      expected,
    );
    // Equal titles have files of their own.
    expect(written.slice(-2).map(({ id, title }) => [id, title])).toEqual([
      ['quittenzauber', 'Quittenzauber'],
      ['quittenzauber-2', 'Quittenzauber'],
    ]);
    const marked = check.examples.filter(({ file }) => file.includes('/articles/'));
    const isOutline = ({ file }: { file: string }) => file.includes('/quittenzauber');
    expect(marked.filter((one) => !isOutline(one)).map(({ key }) => key)).toEqual(known.map(() => 'lead'));
    expect(marked.filter(isOutline)).toHaveLength(10);
    // Without the marks an outline still waits to be written.
    const left = (await findPlaceholders(withoutMarks(files), newFolder())).filter(({ file }) =>
      file.includes('/articles/'),
    );
    expect([left.length, left.every(isOutline)]).toEqual([10, true]);
  },
);

/** What only one person says, and what only several do. */
const voices = {
  fr: [/je|me|moi|[jm]'[a-zé]+/, /nous/],
  de: [/ich|mich|mir/, /wir|uns/],
  it: [/io|me|mi|trovarmi/, /noi|trovarci/],
  en: [/I|me|my/, /we|us|our/],
} as const;

it.each(languages)('drafts are short, in parts, in one voice and without figures, in the language %s', (language) => {
  for (const id of Object.keys(subjects))
    for (const [at, voice] of (['je', 'nous'] as const).entries()) {
      const { lead = '', body = '' } = fill(drafts[language][id], { voice }) ?? {};
      const parts = body.split(/^## .+$/m);
      const words = parts.join(' ').match(/[\p{L}-]+/gu) ?? [];
      const said = `${lead} ${body}`;
      const other = new RegExp(`(?<!\\p{L})(${voices[language][1 - at]?.source})(?!\\p{L})`, 'iu');
      expect([id, parts.length, words.length >= 150 && words.length <= 200]).toEqual([id, 5, true]);
      expect([id, /^\[exemple\] [^[]+[.?]\s[^[]+$/.test(said), /[\dß—<>|]/.test(said), other.exec(said)?.[0]]).toEqual([
        id,
        true,
        false,
        undefined,
      ]);
    }
});

/** The work of a group, by its trade, the kind of that, its title and its prices. */
const found = (label: string, kind: string, title: string, services: string[] = []) => {
  const prices = services.map((service, order) => [
    service,
    { service, group: 'it', order, price: { kind: 'fixed', amount: 1 } },
  ]);
  const trade = {
    id: 'a',
    label,
    kind,
    schemaType: 'BeautySalon',
    groups: [],
    prices: Object.fromEntries(prices),
    isOwn: true,
  };
  return worksOf(trade as unknown as Parameters<typeof worksOf>[0], { id: 'it', title }).join(' + ');
};

it.each([
  ['Coiffeur', 'coiffeur', 'Damen', ['Farbe', 'Farbe und Schnitt'], 'coupe'],
  ['Waxing', 'beaute', 'Damen', ['Beine ganz', 'Achseln'], 'epilation'],
  ['Kosmetik', 'beaute', 'Behandlungen', ['Klassisch', 'Microneedling', 'Ausreinigung', 'Wimpern färben'], 'visage'],
  ['Kosmetik', 'beaute', 'Extras', ['Augenbrauen färben', 'Brauen zupfen'], 'sourcils'],
  ['Nägel', 'ongles', 'Nägel', ['Auffüllen', 'Gel', 'Shellac'], 'modelage'],
  ['Coiffeur', 'coiffeur', 'Damen Coloration', [], 'couleur'],
  ['Barbier', 'barbier', 'Haare', ['Maschinenschnitt', 'Herrenschnitt'], 'coupe-homme'],
  ['Barbier', 'barbier', 'Bart schneiden', [], 'barbe'],
  ['Barbier', 'barbier', 'Nacken ausrasieren', [], ''],
  ['Coiffeur', 'coiffeur', 'Semi-permanent colour', [], 'couleur'],
  ['Kosmetik', 'beaute', 'Wimpern auffüllen', [], 'cils'],
  ['Kosmetik', 'beaute', 'Maquillage mariée', [], 'mariee'],
  ['Massage', 'massage', 'Fussmassage', [], 'massage'],
  ['Braut', 'beaute', 'Pakete', ['Alles'], 'mariee'],
  ['Barbier', 'barbier', 'Extras', ['Augenbrauen zupfen', 'Ohren ausbrennen', 'Hausbesuch'], ''],
  ['Parrucchiera', 'coiffeur', 'Uomo e barba', [], 'coupe-homme + barbe'],
  ['Coiffeur', 'coiffeur', 'Herren und Bart', [], 'coupe-homme + barbe'],
  ['Coiffeur', 'coiffeur', 'Damen & Herren', [], 'coupe + coupe-homme'],
  ['Coiffure', 'coiffeur', 'Coupe et brushing', [], 'coupe'],
])('in %s (%s) the group «%s» with %j is the work «%s»', (label, kind, title, services, work) => {
  expect(found(label, kind, title, services)).toBe(work);
});

it.each([
  ['Ein heller Raum mit rotem Stuhl, rundem Spiegel und Ofen.', undefined],
  ['Fünf Musternägel in Rosa, Weinrot, Orange, Dunkelgrün und Gold.', 'ongles'],
  ['Auf der Liege in einem hellen Zimmer, unter einem weissen Tuch: lange Wimpern.', 'cils'],
  ['Kunstwimpern', 'cils'],
  ['Blondes Langhaar', 'coiffeur'],
  ['Zehen mit rotem Lack', 'pedicure'],
  ['Cinq ongles rouges', 'ongles'],
  ['Une chevelure blonde', 'coiffeur'],
  ['Des orteils', 'pedicure'],
  ['Un occhio, le ciglia lunghe', 'cils'],
  ["Un'unghia rossa", 'ongles'],
  ['Capelli biondi', 'coiffeur'],
  ['Piedi su un asciugamano', 'pedicure'],
  ['Red fingernails', 'ongles'],
  ['Long blond hair', 'coiffeur'],
  ['Toes on a towel', 'pedicure'],
  ['Eyelashes', 'cils'],
])('in a beauty salon on «%s» is seen %s', (said, subject) => {
  expect(subjectOf(said, 'beaute')).toBe(subject);
});

it('names are in every language, none twice, and trades in their own files alone', () => {
  for (const language of languages) {
    const cells = names.flatMap((row) => row[language].split('|'));
    expect(cells.filter((cell) => !/^\p{Lu}[^<>{}[\]]{1,39}$/u.test(cell))).toEqual([]);
    const plain = [...cells, ...Object.values(businesses[language]).map(({ name }) => name)].map(bare);
    expect(plain.filter((name, at) => plain.indexOf(name) !== at)).toEqual([]);
  }
});

const table = `Bereich;Gruppe;Name;Minuten;Preis
Gesicht;Gesichtsbehandlungen;Ausreinigung;60;98.–
Gesicht;Wimpern & Brauen;Wimpernlifting;60;95.–
Gesicht;Quittenzauber;Quittenzauber;60;95.–
Haarentfernung;Haarentfernung;Beine ganz;60;90.–
Haarentfernung;Haarentfernung;Quittenwachs;20;30.–
Braut;Braut;Brautfrisur;60;120.–
Braut;Braut;Brautmake-up Probe;60;120.–
`;

it('in another language what salons commonly have is called what it is there, and only what is their own is marked', async () => {
  const { files, check } = await madeSalon({ ...salon, languages: 'de,en', business: 'beaute' }, table);
  const { content } = check;
  // Three trades of one kind have its name in titles.
  expect(Object(content?.pages.startseite).heading).toMatch(/^Kosmetik\s/);
  const home = JSON.parse(files['content/languages/en/startseite.json'] ?? '');
  expect(home.heading).toBe('Beauty\nin Olten');
  expect(home.serviceCards).toEqual([
    expect.objectContaining({ title: 'Face', features: ['Facials', 'Lashes and brows', '[exemple] Quittenzauber'] }),
    expect.objectContaining({ title: 'Hair removal', features: ['Full leg', '[exemple] Quittenwachs'] }),
    expect.objectContaining({ title: 'Bridal', features: ['Bridal hair', 'Bridal make-up trial'] }),
  ]);
  expect(home.pageNames.map(({ label }: { label: string }) => label)).toEqual([
    ...['Prices', 'Privacy', 'Face', 'Facials', 'Lashes and brows', '[exemple] Quittenzauber'],
    ...['Hair removal', 'Bridal'],
  ]);
  expect(home.tradeNames.map(({ label }: { label: string }) => label)).toEqual(['Face', 'Hair removal', 'Bridal']);
  const { services } = JSON.parse(files['content/request.json'] ?? '');
  const asked = services.map(({ translations }: { translations: { label: string }[] }) =>
    translations.map(({ label }) => label),
  );
  expect(asked).toEqual([['Facials'], ['Lashes and brows'], [], ['Hair removal'], ['Bridal']]);
  const texts = Object.values(content?.pages ?? {}).flatMap((page) =>
    page.kind === 'home' ? page.serviceCards.map(({ text }) => text) : [],
  );
  expect(new Set(texts).size).toBe(3);
});

it('an article about a work leads to its page, or to one where it is a row of several; others lead to none', async () => {
  const rows = ['Maniküre', 'Quittenbad', 'Quittenkleid']
    .map((name) => `Gesicht;Quittenzauber;${name};30;60`)
    .join('\n');
  const pages = {
    ...{ 'Haut im Winter': 'gesichtsbehandlungen', 'Wimpernlifting oder Verlängerung': 'wimpern-brauen' },
    ...{ 'Vor der Hochzeit': 'braut', 'Gel oder Shellac?': 'quittenzauber', 'Bartpflege zu Hause': undefined },
    Quittenlob: undefined,
  };
  const options = { ...salon, languages: 'de', business: 'beaute' };
  const { check } = await madeSalon(options, table + rows, { articles: Object.keys(pages) });
  const led = check.content?.articles.map(({ title, service }) => [title, service]);
  expect(Object.fromEntries(led ?? [])).toEqual(pages);
});

it.each([
  ['de', 'Herren und Bart', 'Föhnen und Pflege'],
  ['fr', 'Homme et barbe', 'Brushing et soins'],
  ['it', 'Uomo e barba', 'Piega e cura'],
  ['en', 'Men and beards', 'Blow-dry and care'],
] as const)(
  'of two kinds of work a card says both, and a page the benefit of the first, in the language %s: %s',
  async (...row) => {
    const [language, two, half] = row;
    const rows = `Gruppe;Name;Minuten;Preis\n${two};A;30;38\n${two};B;20;22\n${half};C;60;90\n`;
    const options = { ...salon, languages: language, trades: 'Salon', business: 'coiffeur' };
    const { files } = await madeSalon(options, rows);
    const { 'coupe-homme': hair, barbe, coiffage } = works[language];
    const marked = (text = '') => `[exemple] ${text}`;
    const [home = ''] = Object.values(files).filter((text) => /^{\s*"kind": "home"/.test(text));
    // Of a work that is not known a card is silent, and its page asks for words, without their mark too.
    expect(JSON.parse(home).serviceCards.map((card: { text: string }) => card.text)).toEqual([
      `${hair?.text} ${barbe?.text}`,
      marked(coiffage?.text),
    ]);
    const left = await findPlaceholders(withoutMarks(files), newFolder());
    const asked = left.filter(({ file }) => file.endsWith(`services/${plainName(half)}.json`));
    expect(asked.map(({ key }) => key)).toEqual(['intro[1]']);
    const [both, one] = [two, half].map((name) => JSON.parse(files[`content/services/${plainName(name)}.json`] ?? ''));
    expect([both.benefit, both.intro.length]).toEqual([`[exemple] ${hair?.benefit}`, 2]);
    expect([one.benefit, one.suits, one.aftercare]).toEqual([
      marked(coiffage?.benefit),
      marked(coiffage?.suits),
      coiffage?.aftercare?.map(marked),
    ]);
  },
);

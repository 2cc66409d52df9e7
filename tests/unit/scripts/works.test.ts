import { checkContent } from '@/scripts/content/make-content';
import { toSentence } from '@/scripts/content/problem';
import { fill } from '@/scripts/init/fill';
import { bare, worksOf } from '@/scripts/init/salon-trades';
import { businesses, type Language, languages, names, type Work, works } from '@/scripts/init/templates';
import { madeSalon } from '../support/made-salon';

// What `npm run init` knows of works (scripts/init/works) and of names (names.csv).

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

it.each(languages)(
  'a group finds what is proposed for its work, and it may be kept, in the language %s',
  async (language) => {
    expect(Object.keys(groups).toSorted()).toEqual(Object.keys(works[language]).toSorted());
    const rows = Object.values(groups).map((titles) => `X;${titles[language]};30;55`);
    const table = ['Name;Gruppe;Minuten;Betrag', ...rows].join('\n');
    const options = { ...salon, languages: language, trades: 'Alles', business: 'autre' };
    const { files, check } = await madeSalon(options, table);
    const { content, problems, examples } = check;
    expect(problems.map(toSentence)).toEqual([]);
    const pages = Object.values(content?.pages ?? {}).flatMap((page) => (page.kind === 'service' ? page : []));
    const typed = (text = '') =>
      text
        .normalize('NFKC')
        .replaceAll('’', "'")
        .replace(/ (?=[:;?!»])/g, '');
    for (const [work, { [language]: title }] of Object.entries(groups)) {
      const { benefit, intro, suits, aftercare } =
        pages.find((page) => page.label.replaceAll('’', "'") === title.replaceAll('’', "'")) ?? {};
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
    const kept = Object.entries(files).map(([file, text]) => [file, text.replaceAll('[exemple] ', '')]);
    const confirmed = checkContent(Object.fromEntries(kept)).problems.filter(({ file }) => file.includes('/services/'));
    expect(confirmed.map(toSentence)).toEqual([]);
  },
);

it.each(languages)('what is proposed are whole sentences without figures, in the language %s', (language) => {
  const sentences = (text: string) => text.split(/(?<=[.?!]) (?=\p{Lu}|<)/u).length;
  const whole = /^[\p{Lu}<][^\d[\]ß—]+[.!?]$/u;
  for (const [id, work] of Object.entries(works[language])) {
    const { text, benefit, intro, suits, aftercare = [] } = fill<Work>(work, { voice: 'je' });
    const all = [text, benefit, intro, suits, ...aftercare];
    expect([id, all.filter((one) => !whole.test(one))]).toEqual([id, []]);
    expect([id, sentences(text), sentences(benefit)]).toEqual([id, 1, 1]);
    expect([2, 3]).toContain(sentences(intro));
    expect([id, [2, 3].includes(sentences(suits)), suits.length < 300]).toEqual([id, true, true]);
    // What brides do at home depends on hair and make-up, which are both this work.
    expect([id, (id === 'mariee' ? [0] : [2, 3]).includes(aftercare.length)]).toEqual([id, true]);
    expect([id, intro.length < 340]).toEqual([id, true]);
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
  const { problems, content } = check;
  expect(problems.map(toSentence)).toEqual([]);
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

import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { parse } from 'yaml';
import { findPlaceholders } from '@/kit/find-placeholders';
import { writeBlankSalon } from '@/kit/init';
import { beforeName } from '@/kit/init/at-salon';
import { letterOf } from '@/kit/init/brand';
import { placeIn } from '@/kit/init/cantons';
import { fill } from '@/kit/init/fill';
import { isFurther } from '@/kit/init/questionnaire';
import { completeAnswers, help, readOptions } from '@/kit/init/questions';
import { businesses, businessIds, languages, lookIds } from '@/kit/init/vocabulary';
import { checkContent } from '@/scripts/content/make-content';
import { toSentence } from '@/scripts/content/problem';
import { readContentFiles } from '@/scripts/content/read-files';
import { refuseRelease } from '@/scripts/launch/findings';
import { newFolder } from '../../tests/unit/support/folder';
import { wordsOfExamples } from '../../tests/unit/support/words-of';
import { leftIn } from './support/left-in';
import { argsOf, madeSalon, photograph, withoutMarks } from './support/made-salon';

const barber = {
  name: 'Barbier Matte',
  street: 'Gasse 1',
  'postal-code': '3011',
  city: 'Bern',
  canton: 'BE',
  trades: 'Barbier',
  booking: 'https://heures.example.ch/matte',
};
const { booking, ...byPhoneOnly } = barber;
const team = {
  name: 'Coiffeur am Platz',
  'postal-code': '8001',
  city: 'Zürich',
  canton: 'ZH',
  languages: 'de,fr,en',
  trades: 'Coiffeur, Augenbrauen',
  voice: 'nous',
  with: 'Gutscheine, Blog, Team',
};
const studio = {
  name: 'Atelier Ceresio',
  street: 'Via Nassa 1',
  'postal-code': '6900',
  city: 'Lugano',
  canton: 'TI',
  languages: 'it,en',
  trades: 'Nails',
  with: 'buoni, blog, squadra',
};
const nails = {
  name: 'Institut des ongles de La Chaux-de-Fonds',
  business: 'ongles, beaute',
  'postal-code': '2300',
  city: 'La Chaux-de-Fonds',
  canton: 'NE',
  trades: 'Ongles, Cils et sourcils',
  voice: 'nous',
  look: 'prune',
  color: '#7a1f4b',
  with: 'bons, blog, équipe',
};

const foreign = wordsOfExamples();

it('trades that another language has one word for are one there, marked wherever they stand', async () => {
  const { check } = await madeSalon({ ...team, trades: 'Gesichtszauber, Wimpernwelt', languages: 'de,en' });
  const { en } = check.content?.translations ?? {};
  const [home] = Object.values(en?.pages ?? {}).filter(({ kind }) => kind === 'home');
  expect(home?.heading).toMatch(/^Beauty\s/);
  expect(check.examples.map(({ value }) => value)).toContainEqual(expect.stringMatching(/^\S*\s?Beauty\sin /));
});

it('the dark and the pale ground are shades of the colour that is said, and can be read on', async () => {
  const { check } = await madeSalon({ ...barber, look: 'ardoise', color: '#1f4d3a' });
  for (const name of ['spruce', 'blush', 'rose-gold'] as const) {
    const [red, green, blue] = check.content?.brand.colors[name].match(/[0-9a-f]{2}/g) ?? [];
    expect([name, [red, green, blue].toSorted().at(-1)]).toEqual([name, green]);
  }
});

describe.each([
  { kind: 'a barber who works alone', options: barber, others: /(?<!\p{L})nous(?!\p{L})/iu },
  { kind: 'a nail studio of several people', options: nails, others: /(?<!\p{L})(je|j'|me|mon|ma|mes)(?!\p{L})/iu },
  {
    kind: 'several people in German, French and English',
    options: team,
    others: /(?<!\p{L})(ich|mich|mir|je|j'|me|I)(?!\p{L})/u,
  },
  {
    kind: 'one person in Italian and English',
    options: studio,
    others: /(?<!\p{L})(noi|nostr[aoie]|we|us|our)(?!\p{L})/iu,
  },
])('the blank salon of $kind', ({ options, others }) => {
  let salon: Awaited<ReturnType<typeof madeSalon>>;
  beforeAll(async () => {
    salon = await madeSalon(options);
  });

  it('passes the content check, in the chosen voice, with every answer in its place', () => {
    const { check } = salon;
    const { salon: own, trades } = check.content ?? {};
    expect(own).toMatchObject({ name: options.name, address: { city: options.city, canton: options.canton } });
    expect(trades?.map(({ label }) => label).join(', ')).toBe(options.trades);
    const home = Object.values(check.content?.pages ?? {}).find(({ kind }) => kind === 'home');
    expect(home).toMatchObject({ firstPrices: { length: 3 } });
    const texts = check.texts.map(({ value }) => value);
    expect(texts.filter((text) => /[<>]|undefined/.test(text) || others.test(text))).toEqual([]);
  });

  it('has its pages in the main language, and a home, a contact page and its vouchers in each other one', () => {
    const [main = 'fr', ...languages] = ('languages' in options ? options.languages : 'fr').split(',');
    const { salon: own, translations = {} } = salon.check.content ?? {};
    expect([own?.language, Object.keys(translations)]).toEqual([main, languages.toSorted()]);
    const kindsIn = (language: string) => Object.values(translations[language]?.pages ?? {}).map(({ kind }) => kind);
    for (const language of languages) expect(kindsIn(language).toSorted()).toEqual(['contact', 'home', 'page']);
    expect(own?.translations.map(({ language, region }) => [language, !region])).toEqual(
      languages.map((language) => [language, false]),
    );
  });

  it('marks what the salon alone knows, and is refused to the public until that is said', async () => {
    const { check, folder, files } = salon;
    const marked = check.examples.map(({ at }) => at);
    const facts = ['phone', 'email', 'siteUrl', 'responsible', 'hostingProvider'];
    expect(marked).toEqual(expect.arrayContaining(facts.map((fact) => `salon.${fact}`)));
    const { prices = {}, pictures = {} } = check.content ?? {};
    const entries = [
      ...Object.keys(prices).map((id) => `${id}.service`),
      ...Object.keys(pictures).map((id) => `${id}.alt`),
    ];
    expect(marked).toEqual(expect.arrayContaining(entries));
    const left = await leftIn(check, folder);
    expect(() => refuseRelease(left, '1')).toThrow(/exemples à remplacer\./);
    // Without the marks what stands for want of better is still found, by its own words: names, sentences, addresses.
    const ready = await leftIn(withoutMarks(files), folder);
    const kept = check.examples.filter(
      ({ at, value }) =>
        /^salon\.(phone|email|siteUrl|responsible|hostingProvider)$|\.(access|about|team)\.|\.alt$/.test(at) ||
        /\.example/.test(value),
    );
    const named = ready.map(({ problem: { file, key } }) => [file, key].join());
    expect(named).toEqual(expect.arrayContaining(kept.map(({ file, key }) => [file, key].join())));
    expect(() => refuseRelease(ready, '1')).toThrow(/exemples à remplacer\./);
    expect([...left, ...ready].filter(({ kind }) => kind === 'borrowed')).toEqual([]);
  });

  it('has no word of the salons of this repository, and no space that a search for its words would miss', async () => {
    const all = salon.check.texts.map(({ value }) => value).join('\n');
    const own = [options.city, options.name];
    expect((await foreign).filter((word) => all.includes(word) && !own.includes(word))).toEqual([]);
    const written = Object.keys(salon.files).filter((file) => file.startsWith('content/'));
    expect(written.filter((file) => /[\u00a0\u202f\u2060\u00ad]/.test(salon.files[file] ?? ''))).toEqual([]);
  });
});

/** Trades as they are told apart: by the types that search engines get. */
async function kindsOf(options: Record<string, string>) {
  const { check } = await madeSalon({ ...barber, ...options });
  return check.content?.trades.map(({ schemaType }) => schemaType);
}

it.each(languages)('every kind of business can be begun in the language %s', async (language) => {
  const trades = businessIds.map((id) => businesses[language][id]);
  for (const four of [trades.slice(0, 4), trades.slice(4)]) {
    const names = four.map((trade) => trade?.name).join(', ');
    expect(await kindsOf({ languages: language, trades: names })).toEqual(four.map((trade) => trade?.schemaType));
  }
});

it.each(languages)(
  'a form, WhatsApp and booking online are spoken of where there is such, in the language %s',
  async (language) => {
    const textsOf = async (options: Record<string, string>, name: RegExp) => {
      const { files } = await madeSalon({ ...byPhoneOnly, languages: language, ...options });
      return Object.entries(files).flatMap(([file, text]) => (name.test(file) ? text : []));
    };
    const form = /formul|\bform\b|modulo/i;
    const others = languages.filter((one) => one !== language);
    const byPhone = { languages: [language, ...others].join(), whatsapp: '079 951 23 45', form: 'non' };
    expect(await textsOf(byPhone, /request\.json$/)).toEqual([]);
    const said = await textsOf(byPhone, /\.md$|\/(contact|kontakt|contatti)\.json$/);
    expect(said).toHaveLength(others.length + 2);
    for (const text of said) expect(text).not.toMatch(/formul|\bform\b|modulo|en ligne|e-?mail/i);
    const [privacy] = await textsOf(byPhone, /\.md$/);
    expect(privacy).toMatch(/^## WhatsApp$/m);
    expect(privacy).not.toMatch(/réserv|buch|prenot|\bbook/i);
    expect(privacy).toMatch(/\]\(\/(contact|kontakt|contatti)\)/);
    const [online] = await textsOf({ booking }, /\.md$/);
    expect(online).not.toContain('WhatsApp');
    expect(online).toMatch(/^## .*online|^## .*en ligne/im);
    // Beside booking there is no form unless it is asked for.
    expect(online).not.toMatch(form);
    expect((await textsOf({ booking, form: 'oui' }, /\.md$/))[0]).toMatch(form);
  },
);

const promises =
  /schreiben Sie|Nachricht|Voranmeldung|Termin vor(?!\p{L})|écrivez|par écrit|messages?(?!\p{L})|sur rendez-vous|propos\w+ une heure|scriva|messaggi|su appuntamento|propon\w+ un orario|write to|by appointment|suggest a time|e-?mail/iu;

it.each(languages.flatMap((language) => ['je', 'nous'].map((voice) => [language, voice] as const)))(
  'where visitors book online or call, nobody is asked to write, in the language %s, voice %s',
  async (language, voice) => {
    const { files } = await madeSalon({ ...barber, languages: language, voice, form: 'non' });
    const { email: _, ...own } = JSON.parse(files['content/salon.json'] ?? '');
    const { content, texts } = checkContent({ ...files, 'content/salon.json': JSON.stringify(own) });
    const said = texts.flatMap(({ file, value, isExample }) => (isExample ? [] : `${file}: ${value}`));
    expect(said.filter((text) => promises.test(text))).toEqual([]);
    const { form, prices } = Object(content?.messages[language]);
    expect([form.direct, prices.voucher_text, prices.voucher_text_minimum].join()).not.toMatch(promises);
    const byPhone = { ...own, booking: undefined };
    const { content: alone } = checkContent({ ...files, 'content/salon.json': JSON.stringify(byPhone) });
    expect(Object(alone?.messages[language]).form.direct).not.toMatch(promises);
  },
);

it('of the words that a trade begins with the longest tells its kind, unless the kind is said', async () => {
  expect(await kindsOf({ trades: 'Haarentfernung, Haarmode' })).toEqual(['BeautySalon', 'HairSalon']);
  expect(await kindsOf({ trades: 'Haarmode, Bart', business: 'beaute' })).toEqual(['BeautySalon', 'BeautySalon']);
  expect(await kindsOf({ trades: 'Haarmode, Bart', business: 'ongles,coiffeur' })).toEqual(['NailSalon', 'HairSalon']);
});

it.each([
  ['Salone Dragonato', 'D'],
  ["L'Atelier de Zoé", 'Z'],
  ['Institut des ongles de La Chaux-de-Fonds', 'C'],
  ['Kosmetikstudio am Öhrli', 'O'],
  ['Barber Shop 41', '4'],
  ['Coiffure Barbara', 'B'],
  ['Centro estetico Ceresio', 'C'],
  ['Studioso', 'S'],
  ['La Vie en boucles', 'L'],
  ['Salon de coiffure', 'S'],
])('the letter of "%s" is %s: what says the kind of business alone is passed over', (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});

it.each([
  ['de', 'SO', 'Kanton Solothurn'],
  ['fr', 'BE', 'canton de Berne'],
  ['it', 'SO', 'Canton Soletta'],
  ['en', 'ZH', 'Canton of Zürich'],
  ['it', 'TI', 'Ticino'],
  ['de', 'GR', 'Graubünden'],
] as const)('in the language %s, behind a town, the canton %s is "%s"', (language, canton, place) => {
  expect(placeIn(language, canton)).toBe(place);
});

it('the help says what the command does; it and the questionnaire of each language name every option', () => {
  expect(help()).toMatch(/^Écrit un salon vierge dans un dossier .*, et rien d’autre/);
  const options = [...help().matchAll(/^ {2}--([\w-]+)/gm)].map(([, option]) => option);
  const asked = languages.map((language) =>
    Object.keys(parse(readFileSync(`kit/docs/questionnaire/${language}.yaml`, 'utf8'))),
  );
  for (const names of asked)
    expect(names.filter((name) => !isFurther(name)).sort()).toEqual(options.filter((name) => name !== 'folder').sort());
  expect(new Set(asked.map((names) => names.join())).size).toBe(1);
});

describe('a questionnaire', () => {
  const filled = (language: string, answers: Record<string, string>) => {
    const blank = readFileSync(`kit/docs/questionnaire/${language}.yaml`, 'utf8');
    const fill = (text: string, [name, answer]: [string, string]) =>
      text.replace(new RegExp(`^${name}:.*(\\n  .*)*`, 'm'), `${name}: ${answer}`);
    const text = Object.entries(answers).reduce(fill, blank);
    return `${newFolder({ 'answers.yaml': text })}/answers.yaml`;
  };
  const said = { name: 'Barbier Matte', 'postal-code': '3011', city: 'Bern', canton: 'BE', trades: 'Barbier' };
  const answersIn = async (file: string, ...args: string[]) =>
    completeAnswers(readOptions(['--answers', file, ...args]).written);

  it.each(languages)('in the language %s needs a name, a place and a trade, and no more', async (language) => {
    const answers = await answersIn(filled(language, said));
    expect(answers).toMatchObject({ name: said.name, languages: [language], voice: 'je', businesses: [] });
  });

  it('says what options say, in words of its language, and options come first', async () => {
    const more = {
      phone: '031 951 23 45',
      payment: 'bar, Karte',
      with: 'gutscheine',
      business: 'kosmetik',
      color: '#1f4e79',
    };
    const answers = await answersIn(filled('de', { ...said, ...more }), '--city', 'Thun');
    expect(answers).toMatchObject({
      phone: '+41 31 951 23 45',
      payment: ['cash', 'card'],
      parts: ['bons'],
      businesses: ['beaute'],
      color: '#1f4e79',
      city: 'Thun',
    });
  });

  it('puts its texts, days, people and photographs in their places, in each language', async () => {
    const folder = newFolder({
      'IMG_1.jpg': await photograph(600, 900, 6),
      'IMG_2.jpg': await photograph(600, 900, 6),
    });
    const answers = {
      ...said,
      languages: 'de,en',
      with: 'bons',
      voucher: '{ minimum: 50, de: Gilt fünf Jahre., en: Valid for five years. }',
      train: '{ de: Acht Minuten vom Bahnhof. }',
      about: '{ de: Wir\u00a0sind zu zweit. }',
      articles: '[Quittenzauber, Bartpflege]',
      closings: '[{ from: 2027-07-19, to: 2027-07-31, de: Betriebsferien }]',
      specialDays: '[{ day: 2026-12-24, hours: 9-12, de: Probe, en: Rehearsal }]',
      holidaysWorked: '[Berchtoldstag, auffahrt]',
      team: '[{ name: Ada Beispiel, role: Barbierin, text: Rasiert., more: Rasiert seit immer. }, { name: Udo Muster, role: Barbier, text: Schneidet. }]',
      photos: folder,
      pictures:
        '[{ file: IMG_1, place: startseite, de: Ein Stuhl., en: A chair. }, { file: IMG_2.jpg, place: Ada Beispiel, de: Ada. }, { file: IMG_2, place: handy }]',
    };
    const options = readOptions(['--answers', filled('de', answers), '--photos', folder]).written;
    const salon = newFolder();
    await writeBlankSalon(await completeAnswers(options), salon);
    const misspelt = readOptions([
      '--answers',
      filled('de', { ...answers, pictures: '[{ file: IMG_1, place: Brautt }]' }),
      '--photos',
      folder,
    ]);
    await expect(completeAnswers(misspelt.written).then((lost) => writeBlankSalon(lost, newFolder()))).rejects.toThrow(
      // Only where a picture can go, and each once.
      'pictures, IMG_1.jpg : « Brautt » n’est pas une place ; il y a ouverture, telephone, portrait, barbier, ada-beispiel, udo-muster, datenschutz, kontakt, preise, gutscheine, blog, quittenzauber, bartpflege, ueber-uns.',
    );
    const { content, problems, examples } = checkContent(await readContentFiles(salon));
    expect(problems.map(toSentence)).toEqual([]);
    expect(content?.practical.voucher).toEqual({ isOffered: true, minimum: 50 });
    expect(content?.articles.map(({ title }) => title)).toEqual(['Quittenzauber', 'Bartpflege']);
    expect(content?.salon.closings).toMatchObject([
      {
        from: '2027-07-19',
        to: '2027-07-31',
        reason: 'Betriebsferien',
        translations: [{ language: 'en', reason: 'Holidays' }],
      },
    ]);
    expect(content?.salon.specialDays).toMatchObject([
      { hours: [['09:00', '12:00']], translations: [{ reason: 'Rehearsal' }] },
    ]);
    expect(content?.salon.holidaysWorked).toEqual(['saint-berchtold', 'ascension']);
    expect(content?.pictures.ouverture).toMatchObject({
      alt: 'Ein Stuhl.',
      translatedAlts: [{ language: 'en', alt: 'A chair.' }],
    });
    // One that is named twice is in both places.
    expect(content?.pages.startseite).toMatchObject({ phonePicture: 'telephone' });
    const texts = JSON.stringify([content?.pages, content?.translations.en?.pages]);
    for (const text of [
      'Gilt fünf Jahre.',
      'Valid for five years.',
      'Acht Minuten vom Bahnhof.',
      'Wir sind zu zweit.',
      'Rasiert seit immer.',
      '*Barbier*',
      'ada-beispiel',
      'Ada Beispiel und Udo Muster empfangen Sie in Bern.',
    ])
      expect(texts).toContain(text);
    // What is said is no example; what is not said in a language is one there.
    const marked = examples.map(({ value }) => value).join();
    expect(marked).toMatch(/Say here which stop/);
    expect(marked).not.toMatch(/Haltestelle|zwei, drei Sätzen vor|wie lange der Gutschein/);
  });

  it.each([
    ['color', 'rot', /answers\.yaml, color : une couleur est attendue.* ; reçu : « rot »\.$/],
    ['colour', 'x', /answers\.yaml, colour : le questionnaire ne demande pas cela ; il y a name, .*pictures/],
    [
      'closings',
      '[{ from: Montag, to: 2027-07-31 }]',
      /answers\.yaml.*closings\[0\]\.from.*un jour du calendrier est attendu/,
    ],
    ['voucher', '{ minimum: viel }', /answers\.yaml.*voucher\.minimum.*un nombre entier de francs/],
    ['team', '[{ name: Ada }]', /team\[0\]\.role.*obligatoire/],
    ['articles', '["???"]', /articles\[0\].*un titre est attendu/],
    ['pictures', '[{ file: IMG_9, de: Nichts. }]', /IMG_9/],
    ['holidaysWorked', '[Joseftag]', /holidaysWorked : « Joseftag » .* ; il y a Neujahr, Berchtoldstag, /],
    ['name', '[', /ce n’est pas du YAML/],
    ['train', '{ de: Links., fr: À gauche. }', /answers\.yaml, train\.fr : le site n’a pas cette langue/],
    ['about', '{ de: Wir., en: We. }', /answers\.yaml, about\.en : l’accueil ne le dit que dans la langue principale/],
    ['team', '[{ name: Ada, role: Barbierin, text: Rasiert., it: Rade. }]', /team\[0\]\.it|« it » n’existe pas ici/],
  ])('whose %s is %s is refused, with its file and its place', async (name, answer, sentence) => {
    const answers = { ...said, [name]: answer };
    const file = filled('de', answers);
    if (name === 'colour') appendFileSync(file, '\ncolour: x\n');
    await expect((async () => answersIn(file))()).rejects.toThrow(sentence);
  });

  it('that is not there is named', () => {
    expect(() => readOptions(['--answers', 'nowhere.yaml'])).toThrow(
      /^--answers : il n’y a pas de fichier « nowhere\.yaml »\.$/,
    );
  });
});

it.each([
  ['ihr-salon', 'de'],
  ['votre-salon', 'fr'],
  ['il-suo-salone', 'it'],
  ['your-salon', 'en'],
])(
  'the examples in the guide %s are a table and files of a salon, and it describes each look',
  async (guide, language) => {
    const text = readFileSync(`docs/${guide}.md`, 'utf8');
    const [, table = ''] = /```csv\n([\s\S]*?)```/.exec(text) ?? [];
    const [hours = '', job = '', ...others] = [...text.matchAll(/```(?:json|md)\n([\s\S]*?)```/g)].map(
      ([, example]) => example,
    );
    expect(others).toEqual([]);
    for (const look of lookIds) expect(text).toContain(`\`${look}\``);
    const { trades: _, ...options } = barber;
    const { files, check } = await madeSalon({ ...options, languages: language }, table);
    expect(check.content?.trades.map(({ schemaType }) => schemaType)).toEqual(['HairSalon', 'NailSalon']);
    expect(Object.keys(check.content?.prices ?? {})).toHaveLength(5);
    const [, drawn = ''] = /content\/pictures\/([^/]+)/.exec(Object.keys(files).join('\n')) ?? [];
    // The photograph of that name is hers to bring.
    const examples = { 'content/hours.json': hours, 'content/own-pages/job.md': job.replace('ouverture', drawn) };
    expect(checkContent({ ...files, ...examples }).problems.map(toSentence)).toEqual([]);
  },
);

it.each(languages)(
  'the last description of a page has room in search results, whatever names are long, in the language %s',
  (language) => {
    const folder = `kit/init/salon/${language}/pages`;
    const pages = readdirSync(folder).filter((file) => file.endsWith('.json'));
    const lengths = pages.flatMap((file) => {
      const { description } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
      return ['je', 'nous'].flatMap((voice) =>
        [true, false].map((is) => [file, fill(description.at(-1), { voice, minutes: is, form: is }).length]),
      );
    });
    expect(lengths.filter(([, length]) => length < 120 || length > 160)).toEqual([]);
  },
);

/** What an apprentice is offered, as each salon decides. */
const offers = /(?<!\p{L})(stage|schnupper\w*|trial|anni|ans|jahre|years)(?!\p{L})/iu;

it.each(languages)(
  'vouchers, blog and team are said in the language %s, and promise nothing unmarked',
  async (language) => {
    const all = [language, ...languages.filter((one) => one !== language)].join();
    const options = { ...barber, languages: all, email: 'non' };
    const bare = new Set((await madeSalon(options)).check.texts.map(({ value }) => value));
    const { files, check } = await madeSalon({ ...options, with: 'bons,blog,equipe,emploi,apprentissage' });
    const { pages = {}, practical, translations = {} } = check.content ?? {};
    const kindsOf = (all: object) => Object.values(all).map(({ kind }) => kind);
    expect(kindsOf(pages)).toEqual(expect.arrayContaining(['blog', 'article', 'page']));
    expect(Object.values(translations).filter((one) => kindsOf(one.pages).includes('page'))).toHaveLength(3);
    expect(practical?.voucher).toEqual({ isOffered: true });
    const added = check.texts.filter(({ value }) => !bare.has(value) && / /.test(value));
    const unmarked = added.flatMap(({ value, isExample }) => (isExample ? [] : value));
    expect(unmarked.length).toBeGreaterThan(30);
    expect(unmarked.filter((text) => /\d/.test(text) || promises.test(text) || offers.test(text))).toEqual([]);
    const places = (found: { file: string; key?: string }[]) => found.map(({ file, key }) => [file, key].join());
    const marked = [...added, ...check.texts.filter(({ isLegal }) => isLegal)].filter(({ isExample }) => isExample);
    expect(new Set(marked.map(({ file }) => file)).size).toBe(9);
    const left = await findPlaceholders(withoutMarks(files), newFolder());
    expect(places(left)).toEqual(expect.arrayContaining(places(marked)));
    // Without its mark an offer that is true may be kept.
    expect(marked.filter(({ value }) => offers.test(value))).toHaveLength(2);
    expect(left.filter(({ message }) => offers.test(message))).toEqual([]);
  },
);

it('what is said of the salon stands without a mark, in place of the example', async () => {
  const { check } = await madeSalon({
    ...barber,
    phone: '032 951 23 45',
    whatsapp: '079 951 23 45',
    email: 'salut@matte.ch',
    site: 'https://www.matte.ch',
    responsible: 'Matte Sàrl',
    host: 'Infomaniak',
    hours: 'ma-je 9-18h',
    payment: 'carte, Twint',
  });
  expect(check.content).toMatchObject({
    salon: {
      phone: '+41 32 951 23 45',
      whatsapp: '+41 79 951 23 45',
      email: 'salut@matte.ch',
      siteUrl: 'https://www.matte.ch',
      responsible: 'Matte Sàrl',
      hostingProvider: 'Infomaniak',
    },
    practical: { payment: ['card', 'twint'] },
  });
  expect(
    check.examples.filter(({ at }) =>
      /^(hours|practical)\.|\.(phone|email|siteUrl|responsible|hostingProvider)$/.test(at),
    ),
  ).toEqual([]);
  expect(check.examples.map(({ at }) => at)).toContain('salon.hostingCountry');
});

it.each([
  [{ host: 'Hostpoint, Schweiz' }, { hostingProvider: 'Hostpoint', hostingCountry: 'Schweiz' }],
  [{ host: 'Muster, Söhne AG, Germania' }, { hostingProvider: 'Muster, Söhne AG', hostingCountry: 'Germania' }],
  [{ host: 'Muster, Söhne' }, { hostingProvider: 'Muster, Söhne' }],
  // Texts name the salon beside who is responsible.
  [{ responsible: 'Nadine Furrer, Barbier Matte' }, { responsible: 'Nadine Furrer' }],
  [{ responsible: 'barbier matte, Nadine Furrer' }, { responsible: 'Nadine Furrer' }],
  [{ responsible: 'Barbier Matte' }, { responsible: 'Barbier Matte' }],
  [{ responsible: 'Furrer, Söhne' }, { responsible: 'Furrer, Söhne' }],
  [{ name: 'Salon am Platz' }, { article: 'le' }],
])('the answers %j are %j of the salon', async (options, expected) => {
  const { content } = (await madeSalon({ ...barber, languages: 'de,fr', ...options })).check;
  expect(content?.salon).toMatchObject(expected);
  expect(Object(content?.messages.de).at_salon === 'beim {salon}').toBe('name' in options);
});

it.each([
  ['Institut Dünnern', "l'", 'beim {salon}', 'all’{salon}'],
  ['Salone Dragonato', 'le', 'beim {salon}', 'al {salon}'],
  ['Nagelstudio Rosa', undefined, 'beim {salon}', undefined],
  ['Studio Rosa', 'le', 'beim {salon}', 'allo {salon}'],
  ['Barbierstube', undefined, 'bei der {salon}', undefined],
  ['Boutique Rosa', 'la', 'bei der {salon}', 'alla {salon}'],
  ['Rosa Studio', undefined, undefined, undefined],
])('a name that begins with a common noun stands in sentences with what that asks for: %s', (name, fr, de, it) => {
  expect((['fr', 'de', 'it', 'en'] as const).map((language) => beforeName(name, language))).toEqual([
    ...[fr, de, it],
    undefined,
  ]);
});

const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const openOn = (...days: [first: number, last: number, hours: string][]) =>
  Object.fromEntries(days.flatMap(([first, last, open]) => everyDay.slice(first, last + 1).map((day) => [day, open])));
const split = '09:00-12:00, 13:30-18:30';

it.each<[string, string, Record<string, string>]>([
  ['de', 'Di-Fr 9-12, 13.30-18.30; Sa 8-16', openOn([1, 4, split], [5, 5, '08:00-16:00'])],
  ['fr', 'ma-ve 9-18h; sa 9h-15h30;', openOn([1, 4, '09:00-18:00'], [5, 5, '09:00-15:30'])],
  ['de', 'Mo, Di 9-12', openOn([0, 1, '09:00-12:00'])],
  ['fr', 'di 9-12', openOn([6, 6, '09:00-12:00'])],
  ['it', 'gio – ven: 9.00-12.00 / 13.30-18.30', openOn([3, 4, split])],
  [
    'en',
    'Sat-Mon 10-16; thu 9-12; Thursday 13:30-18:30',
    {
      ...openOn([0, 0, '10:00-16:00'], [3, 3, split], [5, 6, '10:00-16:00']),
    },
  ],
  ['fr', 'lu-ve de 8h à midi, puis 14-18h', openOn([0, 4, '08:00-12:00, 14:00-18:00'])],
])('in the language %s "%s" are hours', async (language, hours, week) => {
  const options = { ...barber, languages: language, hours };
  expect((await completeAnswers(options)).week).toEqual(week);
});

it.each(['Di-Fr', 'Xy 9-12', 'D 9-12', 'Di-Fr 18-9', 'Di-Fr 9-12, Sa 8-16', 'ma-ve 9-18'])(
  'hours that make no sense, "%s", are named, and asked once more',
  async (hours) => {
    const options = { ...barber, languages: 'de', hours };
    await expect(completeAnswers(options)).rejects.toThrow(/^--hours : des jours.* leurs heures .*; reçu : « .* »\.$/);
    const answers = [hours, 'Mo 9-12'];
    const ask = async (question: string) => (question.startsWith('Heures') ? (answers.shift() ?? '') : '');
    const { week } = await completeAnswers({ ...options, hours: undefined }, ask, () => {});
    expect(week).toEqual(openOn([0, 0, '09:00-12:00']));
  },
);

it('a salon without e-mail has no form, and none may be asked for', async () => {
  const asked: string[] = [];
  const ask = async (question: string) => {
    asked.push(question);
    return question.startsWith('E-mail') ? 'Nein' : '';
  };
  expect(await completeAnswers(barber, ask)).toMatchObject({ hasForm: false, email: 'non' });
  expect(asked.filter((question) => /formulaire de demande/.test(question))).toEqual([]);
  await expect(completeAnswers({ ...barber, email: 'non', form: 'oui' })).rejects.toThrow(/^--form : sans e-mail/);
});

it('nothing is written where a folder has files, nor in colours that are hard to read', async () => {
  const folder = newFolder({ 'salon.json': 'mine' });
  const answers = await completeAnswers(barber as Record<string, string>);
  await expect(writeBlankSalon(answers, folder)).rejects.toThrow(/contient déjà des fichiers \(salon\.json\)/);
  expect(readFileSync(`${folder}/salon.json`, 'utf8')).toBe('mine');
  const pale = newFolder();
  const refusal = await writeBlankSalon({ ...answers, color: '#ffee00' }, pale).catch(({ message }) => message);
  const [, other] = /^--color : #ffee00 .* contraste de 1\.1.* par exemple "(#[0-9a-f]{6})"\.$/.exec(refusal) ?? [];
  expect(Object.keys(await readContentFiles(pale)).filter((file) => file.startsWith('content/'))).toEqual([]);
  expect(await writeBlankSalon({ ...answers, color: other ?? '' }, pale)).toContain('brand.json');
});

it.each([
  [{ canton: 'Burne' }, /^--canton : les deux lettres ou le nom d’un canton .*BE.* reçu : « Burne »\.$/],
  [{ 'postal-code': '30111' }, /^--postal-code : .* quatre chiffres .* reçu : « 30111 »\.$/],
  [{ booking: 'http://heures.ch' }, /^--booking : .*https:\/\//],
  [{ languages: 'pt' }, /^--languages : .*\(fr, de, it, en\).* reçu : « pt »\.$/],
  [{ languages: 'de,de' }, /^--languages : les deux lettres de chaque langue/],
  [{ voice: 'tu' }, /^--voice : je ou nous/],
  [{ trades: '' }, /^--trades : un à quatre métiers/],
  [{ folder: '../ailleurs' }, /^--folder : un dossier de ce dépôt/],
  [{ phone: '12 34' }, /^--phone : un numéro de téléphone suisse .* reçu : « 12 34 »\.$/],
  [{ whatsapp: 'oui' }, /^--whatsapp : un numéro de téléphone suisse .* reçu : « oui »\.$/],
  [{ site: 'https://matte.ch/salon' }, /^--site : l’adresse du site est attendue/],
  [{ responsible: '<Matte>' }, /^--responsible : un prénom et un nom, ou une raison de commerce/],
  [{ email: 'salut@matte' }, /^--email : une adresse e-mail .* ou non ; reçu : « salut@matte »\.$/],
  [{ payment: 'card,WIR' }, /^--payment : .*\(cash, card, twint\) ; reçu : « card,WIR »\.$/],
  [{ with: 'blog, blog' }, /^--with : .*\(bons, blog, equipe, emploi, apprentissage\) ; reçu : « blog, blog »\.$/],
  [{ couleur: 'rouge' }, /^--couleur n’est pas une option ; il y a --name, /],
])('an option that cannot be meant is named with what is expected: %j', (options, sentence) => {
  expect(() => readOptions(argsOf(options))).toThrow(sentence);
});

/** What is understood: the option, the answer that is meant, and words for it. */
const understood: [name: string, meant: string, ...words: string[]][] = [
  ['voice', 'nous', 'wir', 'noi', 'We', 'NOUS'],
  ['voice', 'je', 'ich', 'io', 'I'],
  ['form', 'oui', 'ja', 'sì', 'si', 'Yes'],
  ['form', 'non', 'nein', 'no'],
  ['email', 'non', 'nein', 'No', 'non'],
  ['phone', '+41 32 951 23 45', '032 951 23 45', '+41 (0)32 951 23 45'],
  ['whatsapp', '', 'nein', 'No', 'non'],
  ['whatsapp', '+41 79 951 23 45', '079 951 23 45'],
  ['site', 'https://www.matte.ch', 'www.matte.ch', 'https://www.matte.ch/'],
  ['with', 'bons,equipe', 'Gutscheine, Team', 'buoni, squadra', 'vouchers,team', 'bons, équipe'],
  ['with', 'emploi,apprentissage', 'Stelle, Lehrstelle', 'lavoro, apprendistato', 'job, apprenticeship'],
  ['payment', 'cash,card,twint', 'Bar, Karte, TWINT'],
  ['business', 'barbier,beaute', 'Barbier, BEAUTE'],
  ['languages', 'de,fr', 'DE, fr'],
  ['canton', 'BE', 'Bern', 'Berne', 'Berna', 'be', 'Kanton Bern', 'Canton de Berne'],
  ['canton', 'ZH', 'Zürich', 'Zurigo'],
  ['canton', 'GR', 'Graubünden'],
  ['canton', 'TI', 'Ticino'],
  ['canton', 'BS', 'Basel-Stadt'],
  ['canton', 'VD', 'Waadt'],
];

it.each(understood.flatMap(([name, meant, ...words]) => words.map((word) => [name, word, meant] as const)))(
  '--%s "%s" is understood as %s, on the command line and when it is asked',
  async (name, word, meant) => {
    expect(readOptions([`--${name}`, word]).written).toEqual({ [name]: meant });
    const asked: string[] = [];
    const ask = async () => {
      asked.push(word);
      return word;
    };
    const others = {
      ...barber,
      ...nails,
      ...{ languages: 'de', form: 'non', booking: '', prices: '', street: '', photos: '', folder: 'salon' },
      ...{ phone: '', whatsapp: '', email: '', site: '', responsible: '', host: '', hours: '', payment: '' },
    };
    const answers = await completeAnswers({ ...others, [name]: undefined }, ask);
    expect(asked).toHaveLength(1);
    expect(JSON.stringify(answers)).toContain(name === 'form' ? `"hasForm":${meant === 'oui'}` : meant.split(',')[0]);
  },
);

it('what is missing is named all at once, or asked until the answer can be meant', async () => {
  await expect(completeAnswers({ name: 'Zoé' })).rejects.toThrow(
    /^--trades : .*\n--postal-code : .*\n--city : .*\n--canton : .*\.$/,
  );
  const said: string[] = [];
  const given: Record<string, string[]> = { 'Numéro postal': ['quatre', '3011'], Métiers: ['', 'Barbier'] };
  const { 'postal-code': _, trades: __, ...others } = barber;
  const ask = async (question: string) => given[/^(Numéro postal|Métiers)?/.exec(question)?.[0] ?? '']?.shift() ?? '';
  const answers = await completeAnswers(others, ask, (line) => said.push(line));
  expect(answers).toMatchObject({ postalCode: '3011', voice: 'je', folder: 'salon', trades: ['Barbier'] });
  expect(said).toEqual([expect.stringContaining('un à quatre métiers'), expect.stringContaining('quatre chiffres')]);
});

it('photographs take the places that they are named after, upright, with what is seen on them asked or marked', async () => {
  const photo = await photograph(600, 900, 6);
  const photos = newFolder({
    'Barbier.JPG': photo,
    'telephone.jpg': photo,
    'ouverture.jpg': photo,
    'IMG 07.jpeg': photo,
    'notes.txt': '',
  });
  const { 'postal-code': _, ...others } = { ...barber, photos, languages: 'de,fr' };
  const asked: string[] = [];
  const ask = async (question: string) => {
    if (question.startsWith('Ce qu’on voit')) asked.push(question);
    return question.startsWith('Numéro')
      ? '3011'
      : question.includes('Barbier.JPG')
        ? 'Ein Bart.'
        : /ouverture/.test(question)
          ? 'Ein Stuhl.'
          : '';
  };
  const folder = newFolder();
  await writeBlankSalon(await completeAnswers(others, ask), folder);
  expect(asked).toEqual([/Barbier/, /IMG 07/, /ouverture/].map((name) => expect.stringMatching(name)));
  const check = checkContent(await readContentFiles(folder));
  expect(check.problems.map(toSentence)).toEqual([]);
  const { pictures = {}, pages = {} } = check.content ?? {};
  expect(Object.keys(pictures).toSorted()).toEqual(['barbier', 'img-07', 'ouverture', 'telephone']);
  expect(pictures.barbier?.alt).toBe('Ein Bart.');
  // On phones the home page says what is seen on its wide picture.
  expect(pictures.telephone?.alt).toBe('Ein Stuhl.');
  const marked = check.examples.flatMap(({ at }) => (/\.alt$/.test(at) ? at : []));
  expect(marked.filter((at) => /^(barbier|img-07)\./.test(at))).toEqual([
    'barbier.translatedAlts.0.alt',
    'img-07.alt',
    'img-07.translatedAlts.0.alt',
  ]);
  // What shows no work stands where none is spoken of.
  expect(pages.kontakt).toMatchObject({ picture: 'img-07' });
  expect(pages.startseite).toMatchObject({
    picture: 'ouverture',
    phonePicture: 'telephone',
    about: { picture: 'img-07' },
    serviceCards: [{ picture: 'barbier' }],
  });
  const { width, height, exif } = await sharp(`${folder}/pictures/barbier/barbier.webp`).metadata();
  expect({ width, height, exif }).toEqual({ width: 900, height: 600, exif: undefined });
});

it('photographs that cannot be shown are all named, and nothing is written', async () => {
  const photos = newFolder({
    'a.jpg': 'no picture',
    'b.jpg': await photograph(600, 700, 6),
    'ä.png': '',
    'ae.webp': '',
  });
  const folder = newFolder();
  const written = writeBlankSalon(await completeAnswers({ ...barber, photos }), folder);
  await expect(written).rejects.toThrow(
    /a\.jpg : cette photo est illisible.*\.\n.*ae\.webp : .*illisible.*\n.*b\.jpg : .* 700 pixels .*\n.*ä\.png : une autre photo a déjà ce nom/,
  );
  expect(Object.keys(await readContentFiles(folder)).filter((file) => file.startsWith('content/'))).toEqual([]);
  await expect(completeAnswers({ ...barber, photos: newFolder() })).rejects.toThrow(
    /^--photos : des photos .* attendues/,
  );
});

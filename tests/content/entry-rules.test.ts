import * as content from '@/lib/content/content';
import { makeContent } from '@/scripts/content/make-content';
import { readContentFiles } from '@/scripts/content/read-files';
import { checkContent } from '@/scripts/content-check/check-content';
import { type Change, checkAfter, filesAfter, sentencesAfter } from './support/changed-content';

jest.mock('@/scripts/content/read-files', () => {
  const actual = jest.requireActual<typeof import('@/scripts/content/read-files')>('@/scripts/content/read-files');
  return { ...actual, readContentFiles: jest.fn(actual.readContentFiles) };
});

const phone: Change = ['content/salon.json', 'phone', '032 000 00 00'];
const brushing = 'content/prices/brushing-courts.json';
const newPicture = '{"name":"Mèches","file":"meches.webp","alt":"Des mèches.","focus":{"x":50,"y":50}}';

describe('the step of the build', () => {
  it('makes of the real content what the pages use', async () => {
    const check = await makeContent();
    expect(check.problems).toEqual([]);
    const { otherLocales: _, ...made } = content;
    expect(check.content).toEqual(made);
  });

  it('stops at broken content with a line for each problem', async () => {
    const files = await filesAfter(
      phone,
      ['content/salon.json', 'email', 'bonjour'],
      [brushing, 'price.amount', '57,50'],
    );
    jest.mocked(readContentFiles).mockResolvedValueOnce(files);
    await expect(makeContent()).rejects.toMatchObject({
      name: 'BuildError',
      message: [
        'content/salon.json : Téléphone de « Adresse et contacts » : +41 et neuf chiffres sont attendus, par exemple +41 32 123 45 67 ; reçu : « 032 000 00 00 ».',
        'content/salon.json : E-mail de « Adresse et contacts » : une adresse e-mail est attendue, par exemple bonjour@exemple.ch ; reçu : « bonjour ».',
        'content/prices/brushing-courts.json : Prix de « Brushing, cheveux courts » : un nombre est attendu, par exemple 58 ou 57.50 ; reçu : « 57,50 ».',
      ].join('\n'),
    });
  });
});

it('one broken file hides no other, and content with a problem is not put together', async () => {
  const check = await checkAfter(phone, ['content/gallery.json', '', '{']);
  expect(check.problems.map(({ file }) => file)).toEqual(['content/gallery.json', 'content/salon.json']);
  expect(check.content).toBeUndefined();
});

describe('examples', () => {
  it('are known by their mark, with file, entry and field, and lose it on the pages', async () => {
    const { examples, content } = await checkAfter();
    expect(examples).toContainEqual({
      file: 'content/salon.json',
      entry: 'Adresse et contacts',
      field: 'Téléphone',
      value: '+41 32 000 00 00',
      at: 'salon.phone',
    });
    expect(examples).toContainEqual(
      expect.objectContaining({ entry: 'Avis de clientes', field: 'Avis 2, prénom et initiale' }),
    );
    expect(content?.salon.phone).toBe('+41 32 000 00 00');
    expect(JSON.stringify(content)).not.toContain('[exemple]');
  });

  it('end with a value of the salon', async () => {
    const before = await checkAfter();
    const after = await checkAfter(['content/salon.json', 'phone', '+41 32 951 00 00']);
    expect(after.examples).toEqual(before.examples.filter(({ field }) => field !== 'Téléphone'));
    expect(after.content?.salon.phone).toBe('+41 32 951 00 00');
  });

  it('are found in names and in texts', async () => {
    const { examples } = await checkAfter(
      [brushing, 'service', '[exemple] Séchage'],
      ['content/pages/coupe.md', 'body', '## Ici\n\n[exemple] Là.'],
    );
    expect(examples).toContainEqual({
      file: brushing,
      entry: 'Séchage, cheveux courts',
      field: 'Prestation',
      value: 'Séchage',
      at: 'brushing-courts.service',
    });
    expect(examples).toContainEqual(expect.objectContaining({ field: 'Texte', value: 'Là.' }));
  });
});

describe('facts in braces', () => {
  it('are filled in everywhere', async () => {
    const { content } = await checkAfter(
      ['content/salon.json', 'name', 'Chez Zoé'],
      ['content/salon.json', 'hostingProvider', 'Hôte SA'],
      ['content/facts.json', 'others.0.value', 7],
      ['content/testimonials.json', 'testimonials.0.text', 'Chez {salon}, {semaines-vernis} semaines.'],
      ['content/pages/coupe.md', 'body', '## {salon}\n\n{hebergeur}.'],
    );
    expect(content?.pages.accueil?.title).toBe('Coiffure et onglerie à Muriaux | Chez Zoé');
    expect(content?.translations.de?.pages.contact?.title).toBe('Kontakt und Termin in Muriaux | Chez Zoé');
    expect(content?.testimonials[0]?.text).toBe('Chez Chez Zoé, 7 semaines.');
    expect(content?.pages.coupe).toMatchObject({
      sections: [{ heading: 'Chez Zoé', paragraphs: ['Hôte SA.'] }],
    });
    expect(JSON.stringify(content)).not.toMatch(/[{](salon|hebergeur|paiement|[a-z]+-[a-z]+)[}]/);
  });

  it.each(['confidentialite', 'conditions'] as const)('name who is responsible and who hosts on %s', async (id) => {
    const names = { responsible: 'Zoé Test', hostingProvider: 'Hôte SA', hostingCountry: 'Islande' };
    const { content } = await checkAfter(
      ...Object.entries(names).map(([field, name]): Change => ['content/salon.json', field, name]),
    );
    for (const name of Object.values(names)) expect(JSON.stringify(content?.pages[id])).toContain(name);
  });

  it.each([
    [['cash'], 'en espèces'],
    [['card', 'cash'], 'en espèces ou par carte'],
    [['twint', 'cash', 'card'], 'en espèces, par carte ou avec TWINT'],
  ])('say the ways to pay in words: %j', async (ways, words) => {
    const { content } = await checkAfter(
      ['content/practical.json', 'payment', ways],
      ['content/testimonials.json', 'testimonials.0.text', 'On paie {paiement}.'],
    );
    expect(content?.testimonials[0]?.text).toBe(`On paie ${words}.`);
  });
});

it.each([
  ['title', 'Titre pour Google'],
  ['description', 'Description pour Google'],
  ['heading', 'Grand titre de la page'],
])('no two pages share their %s, capitals aside', async (field, label) => {
  const { content } = await checkAfter();
  const words = String(Reflect.get(Object(content?.pages.contact), field)).toUpperCase();
  expect(await sentencesAfter(['content/pages/conditions.md', field, words])).toEqual([
    `content/pages/contact.json : ${label} de « Contact » : « Conditions générales » dit déjà la même chose.`,
  ]);
  expect(await sentencesAfter(['content/languages/de/contact.json', field, words])).toEqual([
    `content/languages/de/contact.json : ${label} de « Kontakt » : « Contact » dit déjà la même chose.`,
  ]);
});

it.each<[file: string, id: string, place: string, label: string]>([
  ['content/pages/coupe.md', 'coupe', 'related.0', 'Page 1 de « Choisir sa coupe »'],
  ['content/services/service-balayage.json', 'service-balayage', 'related.0', 'Page 1 de « Balayage »'],
  [
    'content/pages/coupe.md',
    'coupe',
    'services.0.route',
    'Prestation 1, page de la prestation de « Choisir sa coupe »',
  ],
  ['content/pages/onglerie.json', 'onglerie', 'cards.0.route', 'Carte 1, page qui en dit plus de « Onglerie »'],
  ['content/pages/accueil.json', 'accueil', 'serviceCards.0.route', 'Carte 1, page où mène la carte de « Accueil »'],
])('in %s, %s does not lead to itself by %s', async (file, id, place, label) => {
  expect(await sentencesAfter([file, place, id])).toEqual([
    `${file} : ${label} : la page ne peut pas mener à elle-même.`,
  ]);
});

it('a page is found by a link from another or from the navigation', async () => {
  const without = (pages: string[]) => pages.filter((page) => page !== 'service-extensions');
  const lines = (list: { route?: string }[] = []) => list.filter(({ route }) => route !== 'service-extensions');
  const files = await filesAfter();
  const naming = Object.keys(files).filter((file) => files[file]?.includes('service-extensions'));
  const changes = naming.flatMap((file): Change[] => {
    const text = files[file] ?? '';
    return [
      ...(/related"?:/.test(text) ? [[file, 'related', without] satisfies Change] : []),
      ...(file.endsWith('services-coiffure.json')
        ? [[file, 'services', (all: string[]) => [...without(all), 'service-vernis']] satisfies Change]
        : []),
      ...(file.endsWith('.md') ? [[file, 'services', lines] satisfies Change] : []),
      ...(file.endsWith('prestations.json')
        ? ([
            [file, 'trades.1.lines', lines],
            [file, 'trades.0.lines', lines],
          ] satisfies Change[])
        : []),
    ];
  });
  expect(await sentencesAfter(...changes)).toEqual([
    'content/services/service-extensions.json : « Extensions de cheveux » : aucune autre page ne mène à celle-ci : ajoutez-la aux « Pages proposées à la fin » d’une autre.',
  ]);
});

it('a price is shown somewhere', async () => {
  const mousse: Change = [
    'content/prices/mousse.json',
    '',
    '{"service":"Mousse","price":{"kind":"fixed","amount":30}}',
  ];
  expect(await sentencesAfter(mousse)).toEqual([
    'content/prices/mousse.json : « Mousse » : ce prix ne paraît nulle part : choisissez son groupe, ou nommez-le sur une page.',
  ]);
  expect(await sentencesAfter(mousse, ['content/prices/mousse.json', 'group', 'adulte'])).toEqual([]);
  const onPage = (prices: string[]) => [...prices, 'mousse'];
  expect(await sentencesAfter(mousse, ['content/services/service-balayage.json', 'prices', onPage])).toEqual([]);
});

it('a price that pages name cannot go', async () => {
  expect(await sentencesAfter(['content/prices/barbe.json', '', undefined])).toContain(
    "content/pages/coupe.md : Prestation 3, prix 1 de « Choisir sa coupe » : « barbe » n'existe pas sous « Prix ».",
  );
});

it('a picture has its photograph', async () => {
  const picture: Change = ['content/pictures/meches.json', '', newPicture];
  expect(await sentencesAfter(picture)).toEqual([
    'content/pictures/meches.json : Photo de « Mèches » : le fichier content/pictures/meches.webp manque.',
  ]);
  expect(await sentencesAfter(picture, ['content/pictures/meches.webp', '', ''])).toEqual([]);
});

it('the layout has its pictures', async () => {
  expect(await sentencesAfter(['content/pictures/partage.json', '', undefined])).toEqual([
    "content/pages/accueil.json : Image de partage de « Accueil » : « partage » n'existe pas sous « Images ».",
  ]);
});

it('articles stand in the order of the editor, the newest first', async () => {
  const { content } = await checkAfter(['content/articles/manucure-pedicure-suisse.md', 'order', 99]);
  expect(content?.articles[0]?.id).toBe('manucure-pedicure-suisse');
});

it('a file of which nothing is known is no reason to fail', () => {
  expect(checkContent({}).problems).toContainEqual({ file: 'content/salon.json', message: 'ce fichier manque' });
});

import { checkContent } from '@/scripts/content/make-content';
import { type Change, checkAfter, contentAfter, filesAfter, sentencesAfter } from './support/changed-content';

const review = 'testimonials.0.text';

it('texts are typeset in their language, and a phone number stays as typed', () => {
  const home = 'content/languages/de/accueil.json';
  const { drawnMap, prices, trades, salon, translations } = contentAfter(
    ['content/map.json', 'alt', "L'été : 2 km"],
    ['content/prices/barbe.json', 'service', "L'ongle"],
    ['content/trades.json', 'trades.0.label', "L'atelier"],
    ['content/salon.json', 'translations', [{ language: 'de', tagline: "So geht's : gut" }]],
    [home, 'lead', "Wie geht's : gut"],
  );
  expect(drawnMap?.alt).toBe('L’été\u202f: 2\u00a0km');
  expect(prices.barbe?.service).toBe('L’ongle');
  expect(trades[0]?.label).toBe('L’atelier');
  expect(salon.translations).toEqual([{ language: 'de', tagline: 'So geht’s: gut' }]);
  expect(translations.de?.pages.accueil).toMatchObject({ lead: 'Wie geht’s: gut' });
  expect(salon.phone).toBe('+41 31 123 45 67');
});

it('a salon with a form needs an e-mail address or WhatsApp', () => {
  const withoutMail: Change = ['content/salon.json', 'email', undefined];
  expect(sentencesAfter(withoutMail)).toEqual([expect.stringMatching(/request\.json.*sans e-mail ni WhatsApp/)]);
  expect(sentencesAfter(withoutMail, ['content/salon.json', 'whatsapp', '+41 79 123 45 67'])).toEqual([]);
  expect(sentencesAfter(withoutMail, ['content/request.json', '', undefined])).toEqual([]);
});

it('errors of one broken file do not hide errors of another, and a missing file is an error', () => {
  const phone: Change = ['content/salon.json', 'phone', '032 000 00 00'];
  expect(sentencesAfter(phone, ['content/gallery.json', '', '{'])).toEqual([
    expect.stringMatching(/gallery\.json : /),
    expect.stringMatching(/salon\.json : Téléphone .*« 032 000 00 00 »\.$/),
  ]);
  expect(checkContent({}).problems).toContainEqual({ file: 'content/salon.json', message: 'ce fichier manque' });
});

describe('examples', () => {
  it('values marked [exemple] are found with entry and field, and pages do not show the mark', () => {
    const title: Change = ['content/pages/chignon.md', 'body', '## Ici\n\nLà, [Exemple] et là.'];
    const { examples, content } = checkAfter(title, ['content/prices/barbe.json', 'service', '[exemple] Rasage']);
    expect(examples.map(({ entry, field, value, at }) => [at, entry, field, value].join(' | '))).toEqual([
      'salon.phone | Adresse, téléphone, réservation | Téléphone | +41 31 123 45 67',
      'salon.developer.url | Adresse, téléphone, réservation | Auteur du site, adresse | https://web.example',
      'barbe.service | Rasage | Nom du prix | Rasage',
      'priceList.validFrom | Date et titres | Date de validité des prix | 2027-01-01',
      'chignon.sections.0.paragraphs.0 | Chignon | Texte | Là, et là.',
      'testimonials.testimonials.0.name | Avis de clientes | Avis 1, prénom et initiale | Lou R.',
    ]);
    expect(content?.salon.phone).toBe('+41 31 123 45 67');
    expect(JSON.stringify(content)).not.toMatch(/\[exemple\]/i);
  });

  it('an example of a link is shown, but not one of the price list’s date, which visitors would believe', () => {
    const { salon, priceList } = contentAfter();
    expect(salon.developer).toEqual({ name: 'Web SA', url: 'https://web.example' });
    expect(priceList.validFrom).toBeUndefined();
    const real = contentAfter(['content/price-list.json', 'validFrom', '2027-01-01']);
    expect(real.priceList.validFrom).toBe('2027-01-01');
  });

  it.each([
    ['[exemple] Un soin.', 'Lou R.,Eva M.', true],
    ['Un soin.', 'Eva M.', false],
  ])('example testimonials are shown until one without the mark is added; added: %s', (text, names, areExamples) => {
    const other = (list: object[]) => [...list, { name: 'Eva M.', text }];
    const { content } = checkAfter(['content/testimonials.json', 'testimonials', other]);
    expect(content?.testimonials.map(({ name }) => name).join()).toBe(names);
    expect(content?.areTestimonialsExamples).toBe(areExamples);
  });
});

it.each([
  [
    'sou\u00adple, \u200bde\u2060\ufeff main\ufe0f\u202e\u2800en\u200d\u3164 main\u0007\ud83d',
    'souple, de main en main',
  ],
  ['arc-en\u2011ciel\u2003e\u0301te\u0301\r\n\uf0b7\tﬁn\v\uf0b7 là', 'arc-en-ciel été\n• fin\n• là'],
  ['𝗖𝗼𝗶𝗳𝗳𝘂𝗿𝗲', 'Coiffure'],
  ['Jović 💇🏽‍♀️ ❤️ 👩‍👩‍👧 ½', 'Jović 💇🏽‍♀️ ❤️ 👩‍👩‍👧 ½'],
])('invisible characters are removed from texts, and letters, spaces and hyphens made plain: %j', (written, read) => {
  const { content } = checkAfter(
    ['content/testimonials.json', review, written],
    ['content/articles/premier.md', 'title', written],
    ['content/articles/premier.md', 'body', `\u200b## ${written.split('\r')[0]}\n\n${written.split('\r')[0]}`],
  );
  const [first] = read.split('\n');
  expect(content?.testimonials[0]?.text).toBe(read);
  expect(content?.articles[0]).toMatchObject({ title: read, sections: [{ heading: first, paragraphs: [first] }] });
});

it('soft hyphens are removed from texts, and remembered as hyphenation', () => {
  const { content } = checkAfter(
    ['content/testimonials.json', review, 'Nach der Falten&shy;behandlung und der Nass\u00adrasur.'],
    ['content/articles/premier.md', 'title', 'Falten\u00adbehandlung'],
  );
  expect(content?.testimonials[0]?.text).toBe('Nach der Faltenbehandlung und der Nassrasur.');
  expect(content?.articles[0]?.title).toBe('Faltenbehandlung');
  expect(content?.hyphenations.toSorted()).toEqual(['Falten\u00adbehandlung', 'Nass\u00adrasur']);
});

describe('placeholders', () => {
  it('facts in braces are replaced in texts, titles and other languages', () => {
    const { content } = checkAfter(
      ['content/practical.json', 'payment', ['twint', 'cash', 'card']],
      ['content/testimonials.json', review, 'Chez {salon}, {semaines-vernis} semaines, {paiement}.'],
      ['content/pages/chignon.md', 'body', '## {salon}\n\n{hebergeur}, {pays-hebergeur}.'],
    );
    expect(content?.pages.accueil?.title).toBe('Accueil | Chez Ada');
    expect(content?.translations.de?.pages.contact?.title).toBe('Kontakt | Chez Ada');
    expect(content?.testimonials[0]?.text).toBe('Chez Chez Ada, 3\u00a0semaines, en espèces, par carte ou avec TWINT.');
    const sections = [{ heading: 'Chez Ada', paragraphs: ['Hôte SA, Islande.'] }];
    expect(content?.pages.chignon).toMatchObject({ sections });
    expect(content?.pages.donnees).toMatchObject({ sections: [{ paragraphs: ['Ada Test.'] }] });
  });

  it('a fact in braces is refused if the salon lacks it', () => {
    const quoting: Change = ['content/testimonials.json', review, 'Depuis {clientes} visites.'];
    expect(sentencesAfter(quoting)).toEqual([]);
    expect(sentencesAfter(quoting, ['content/facts.json', 'clients', undefined])).toEqual([
      expect.stringContaining("« {clientes} » n'est pas connu"),
    ]);
  });
});

it('a landing page without a link from another page or from the navigation is refused', () => {
  const without = (pages: string[]) => pages.filter((page) => page !== 'chignon');
  const unlinked: Change = ['content/navigation.json', 'salon', without];
  expect(sentencesAfter(unlinked)).toEqual([
    'content/pages/chignon.md : « Chignon » : aucune autre page ne mène à celle-ci : ajoutez-la aux « Pages proposées à la fin » d’une autre, ou aux « Liens au bas des pages ».',
  ]);
  expect(sentencesAfter(unlinked, ['content/services/service-soin.json', 'related', ['chignon']])).toEqual([]);
});

const [blog, gallery] = ['content/pages/blog.json', 'content/pages/galerie.json'];
const gone = (...files: string[]) => files.map((file): Change => [`content/${file}`, '', undefined]);

it.each<[what: string, changes: Change[], files: string[], words: string]>([
  [
    'is above its own parent',
    [
      [blog, 'parent', 'galerie'],
      [gallery, 'parent', 'blog'],
    ],
    [blog, gallery],
    'tournent en rond',
  ],
  [
    'is empty but above another',
    [...gone('gallery.json'), ['content/pages/cartes.json', 'parent', 'galerie']],
    [gallery],
    'rien à montrer',
  ],
  ['is missing: the price list', gone('pages/tarifs.json'), ['content/pages'], 'sorte « price-list » est attendue'],
  ['has no cards', [['content/pages/ongles.json', 'cards', undefined]], ['content/pages/ongles.json'], 'pas de cartes'],
])('pages are refused if one %s', (_, changes, files, words) => {
  const sentences = files.map((file) => expect.stringMatching(`^${file} : .*${words}`));
  expect(sentencesAfter(...changes).sort()).toEqual(sentences);
});

it('a blog without articles and a gallery without pairs are left out, with the links to them', () => {
  const { pages, navigation } = contentAfter(...gone('gallery.json', 'articles/premier.md', 'articles/second.md'));
  for (const id of ['blog', 'galerie']) expect(pages).not.toHaveProperty(id);
  expect(navigation.salon).toEqual(['contact', 'chignon']);
});

it('a salon without testimonials, form and map is accepted', () => {
  const content = contentAfter(...gone('testimonials.json', 'request.json', 'map.json', 'map.svg'));
  expect(content).toMatchObject({ season: [], testimonials: [], requestServices: [], areTestimonialsExamples: false });
});

it('blog articles come in the order of the editor, and a price outside the price list has no group', () => {
  const { content } = checkAfter(
    ['content/articles/second.md', 'order', -1800000000],
    ['content/prices/soin.json', 'group', 'off-list'],
  );
  expect(content?.articles.map(({ id }) => id)).toEqual(['second', 'premier']);
  expect(content?.prices.soin).not.toHaveProperty('group');
});

describe('drafts', () => {
  const [today, tomorrow] = ['2027-03-10', '2027-03-11'];
  beforeAll(() => jest.useFakeTimers({ now: new Date(`${today}T12:00:00Z`) }));
  afterAll(() => jest.useRealTimers());

  const second = 'content/articles/second.md';
  const namesAfter = (...changes: Change[]) => {
    const { problems, content } = checkAfter(...changes);
    return { problems, articles: content?.articles.map(({ id }) => id), page: content?.pages.article_second?.kind };
  };
  const shown = { problems: [], articles: ['premier', 'second'], page: 'article' };
  const hidden = { problems: [], articles: ['premier'], page: undefined };

  it('a blog article that is a draft or has a later date is not online', () => {
    expect(namesAfter([second, 'draft', true])).toEqual(hidden);
    expect(namesAfter([second, 'draft', false])).toEqual(shown);
    expect(namesAfter([second, 'date', tomorrow])).toEqual(hidden);
    expect(namesAfter([second, 'date', today])).toEqual(shown);
    expect(namesAfter([second, 'date', today], [second, 'draft', true])).toEqual(hidden);
  });

  it('the content has no blog articles if the only one is a draft', () => {
    expect(namesAfter([second, 'draft', true], ...gone('articles/premier.md'))).toMatchObject({ articles: [] });
  });

  it('a blog article with a later date is shown in a preview, marked as not online', () => {
    const files = filesAfter([second, 'date', tomorrow]);
    const categories = checkContent(files, { withDrafts: true }).content?.articles.map(({ category }) => category);
    expect(categories).toEqual(['Conseils', expect.stringMatching(/^Conseils .*pas en ligne/)]);
  });
});

it('a blog article has a free path below the blog’s, and a title and description of the right length', () => {
  const long = `${'Un titre bien trop long '.repeat(4)}?`;
  const page = checkAfter(['content/articles/premier.md', 'title', long]).content?.pages.article_premier;
  expect(page).toMatchObject({
    kind: 'article',
    path: '/Blog/premier',
    parent: 'blog',
    heading: long.replace(' ?', '\u202f?'),
  });
  expect(page?.title.length).toBeLessThanOrEqual(60);
  expect(page?.description).toMatch(/^Un\. .{100,157}$/);
  const index: Change = ['content/articles/index.md', '', filesAfter()['content/articles/premier.md']];
  expect(sentencesAfter(index, ['content/pages/contact.json', 'path', '/Blog/second'])).toEqual([
    expect.stringMatching(/second\.md : « Second » : son adresse « \/Blog\/second » est déjà prise/),
    expect.stringMatching(/index\.md : « Premier » : son adresse « \/Blog\/index » est déjà prise/),
  ]);
});

it('an own page has its file name as path, the parent that it names, and all its parts', () => {
  const { content } = checkAfter(['content/own-pages/bons.md', 'parent', 'cartes']);
  expect(content?.pages.bons).toMatchObject({
    kind: 'page',
    path: '/bons',
    parent: 'cartes',
    inHeader: false,
    sections: [
      { paragraphs: ['Offrir.'], picture: 'salle' },
      { heading: 'Prix', paragraphs: [], prices: ['soin', 'barbe'] },
      { paragraphs: [], group: 'barbes' },
    ],
  });
});

it.each([
  ['contact', '/contact'],
  // The id of another page, though that page has another address.
  ['accueil', '/accueil'],
  ['blog', '/blog'],
  // The beginning of addresses of pages or files.
  ['services', '/services'],
  ['film', '/film'],
])('an own page cannot have the name %s', (name, path) => {
  const written = filesAfter()['content/own-pages/bons.md'];
  const sentences = sentencesAfter([`content/own-pages/${name}.md`, '', written]);
  const sentence = `own-pages/${name}.md : « Bons » : son adresse « ${path} » est déjà prise : donnez-lui un autre nom.`;
  expect(sentences).toEqual([`content/${sentence}`]);
});

it.each([
  ['list', 65.5],
  ['overview', 50],
])('a service with two prices has only the %s’s once the owner has chosen it', (counts, amount) => {
  const price = { kind: 'fixed', amount: 65.5, overviewAmount: 50, counts };
  const { content } = checkAfter(['content/prices/soin.json', 'price', price]);
  expect(content?.prices.soin?.price).toEqual({ kind: 'fixed', amount });
});

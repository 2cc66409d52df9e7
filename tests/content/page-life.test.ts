import { type Change, contentAfter, germanVouchers, sentencesAfter } from './support/changed-content';

const service = 'content/services/service-barbe.json';
const withdrawn: Change = [service, 'withdrawn', true];

it('a withdrawn service without a parent disappears with its links, not its price, and redirects home', () => {
  const link: Change = [
    'content/own-pages/bons.md',
    'body',
    'Offrir [une barbe](/services/barbe), ou [la liste](/tarifs).',
  ];
  expect(JSON.stringify(contentAfter(link))).toContain('/services/barbe');
  const { moved, ...content } = contentAfter(withdrawn, link);
  expect(moved).toEqual([{ from: '/services/barbe', to: '/' }]);
  expect(JSON.stringify(content)).not.toMatch(/service-barbe|\/services\/barbe/);
  expect(JSON.stringify(content)).toContain('Offrir une barbe, ou [la liste](/tarifs).');
  expect(content.prices.barbe).toMatchObject({ group: 'barbes' });
});

it('a withdrawn page redirects to the nearest published page above it, or else to the home page', () => {
  const above = 'content/services/service-soin.json';
  const others: Change[] = [
    ['content/navigation.json', 'salon', ['contact', 'blog']],
    ['content/pages/chignon.md', 'withdrawn', true],
    ['content/pages/chignon.md', 'parent', 'service-soin'],
    ['content/pages/ongles.json', 'services', ['service-barbe']],
    [above, 'parent', 'cartes'],
  ];
  const moved = (...changes: Change[]) => contentAfter(...others, ...changes).moved;
  expect(moved()).toEqual([{ from: '/chignon', to: '/services/soin' }]);
  expect(moved([above, 'withdrawn', true])).toContainEqual({ from: '/chignon', to: '/cartes' });
  const cards: Change = ['content/pages/cartes.json', 'services', ['service-barbe']];
  const inCircle = moved([above, 'withdrawn', true], [above, 'parent', 'chignon'], cards);
  expect(inCircle.map(({ to }) => to)).toEqual(['/', '/']);
});

it('a withdrawn own page disappears in each language and redirects to that language’s home page', () => {
  const gone: Change = ['content/own-pages/bons.md', 'withdrawn', true];
  const { translations, moved } = contentAfter(gone, germanVouchers('Ein Gutschein.'));
  expect(translations.de?.pages).not.toHaveProperty('bons');
  expect(moved).toEqual([
    { from: '/bons', to: '/' },
    { from: '/de/gutscheine', to: '/de' },
  ]);
});

it('a card for a withdrawn page disappears, and a page of cards that has no card left is refused by name', () => {
  const own = 'content/services/service-soin.json';
  expect(sentencesAfter([own, 'withdrawn', true])).toEqual([expect.stringMatching(/ongles\.json.*n’a pas de cartes/)]);
  const second: Change = ['content/pages/ongles.json', 'services', ['service-barbe']];
  expect(contentAfter([own, 'withdrawn', true], second).pages.ongles).not.toHaveProperty('cards');
});

it('a withdrawn page in a field that cannot be left out is refused, with file and field', () => {
  const named: Change = ['content/navigation.json', 'privacy', 'bons'];
  expect(sentencesAfter(named, ['content/own-pages/bons.md', 'withdrawn', true])).toEqual([
    expect.stringMatching(/navigation\.json.*privacy.*« bons »/),
  ]);
});

it('a price that only a withdrawn page shows disappears', () => {
  const other: Change = ['content/prices/rasage.json', '', '{"service":"Rasage","price":{"kind":"fixed","amount":30}}'];
  const prices: Change = [service, 'prices', ['barbe', 'rasage']];
  expect(contentAfter(other, prices).prices).toHaveProperty('rasage');
  expect(contentAfter(other, prices, withdrawn).prices).not.toHaveProperty('rasage');
});

it.each(['accueil', 'tarifs', 'contact', 'galerie', 'blog', 'cartes'])('the page %s cannot be withdrawn', (id) => {
  expect(sentencesAfter([`content/pages/${id}.json`, 'withdrawn', true])).toEqual([expect.stringMatching(/withdrawn/)]);
});

describe('new services', () => {
  const words = { label: 'Cils', benefit: 'Six semaines.', intro: ['Une heure.'] };
  const added = (more: object = {}): Change[] => [
    [
      'content/services/cils.json',
      '',
      JSON.stringify({ ...words, picture: 'salle', prices: ['barbe'], parent: 'ongles', ...more }),
    ],
  ];

  it('a new service page gets path, heading, title, description and a card on its parent page', () => {
    const { pages } = contentAfter(...added());
    expect(pages.cils).toMatchObject({
      path: '/cils',
      heading: 'Cils',
      title: 'Cils à Berne | Chez Ada',
      description: 'Six semaines. Une heure.',
    });
    expect(pages.ongles).toMatchObject({ services: expect.arrayContaining(['cils']) });
  });

  it('a new service page keeps a card, a title and a description that are already written', () => {
    const before: Change = ['content/pages/ongles.json', 'services', ['cils', 'service-barbe', 'service-soin']];
    const { pages } = contentAfter(before, ...added({ title: 'Cils', description: 'Cils.' }));
    expect(pages.ongles).toMatchObject({ services: ['cils', 'service-barbe', 'service-soin'] });
    expect(pages.cils).toMatchObject({ title: 'Cils', description: 'Cils.' });
  });

  it('a new service page gets a description of whole words, at most 161 characters long', () => {
    const intro = ['Le soin commence par un regard sur vos cils, puis un nettoyage. '.repeat(6)];
    const { description = '' } = contentAfter(...added({ intro })).pages.cils ?? {};
    expect(description.length).toBeLessThanOrEqual(161);
    expect(description).toMatch(/^Six semaines\. Le soin .*\w…$/);
  });
});

it('an own page gets a description in plain words, also from a list with links, and a title with the town', () => {
  const body = 'Ouvert à deux.\n\n## Qui\n\n- Une [main](/contact) sûre\n- De la **patience**.\n\nÉcrivez-nous.';
  const page: Change = [
    'content/own-pages/stage.md',
    '',
    `---\nlabel: Stage\nheading: Stage\npicture: salle\n---\n\n${body}`,
  ];
  const said = (...changes: Change[]) => contentAfter(page, ...changes).pages.stage;
  expect(said()).toMatchObject({
    title: 'Stage à Berne | Chez Ada',
    description: 'Ouvert à deux. Une main sûre, De la patience. Écrivez-nous.',
  });
  expect(said(['content/salon.json', 'address.city', 'Les Bois'])?.title).toBe('Stage aux Bois | Chez Ada');
});

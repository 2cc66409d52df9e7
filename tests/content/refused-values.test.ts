import { readEntries } from '@/scripts/content/entries';
import { parseEntry } from '@/scripts/content/parse-entry';
import { toSentence } from '@/scripts/content/problem';
import { placesIn } from '@/scripts/content/schema-walk';
import { type Change, germanVouchers, sentencesAfter } from './support/changed-content';
import { smallSalon } from './support/small-salon';

const letters = (count: number) => 'é'.repeat(count);
const special = (day: string, hours = '09:00-12:00') => [{ day, hours, reason: 'Foire' }];
const closing = (from: string, to: string) => [{ from, to, reason: 'Vacances' }];
const inLanguages = (...languages: string[]) => languages.map((language) => ({ language, reason: 'Ferien' }));
const others = "d'autres fichiers du site";

const needed = 'ce champ est obligatoire';
const aList = 'une liste est attendue, entre crochets';
const [sameId, sameChoice] = ['le même identifiant y est deux fois', 'le même choix y est deux fois'];
const aKind = '« kind », une sorte de page, est attendu .*home';
const noSpan = 'fixe ou à l’heure, .* une ligne par longueur .* « Sur devis » et donnez un exemple';
const theSalon = '« Adresse, téléphone, réservation »';
const [titles, texts] = ['Police des titres, police', 'Police des textes, police'];

type Row = [place: string, value: unknown, field: string, words: string];
const notWhole = (url: string): Row => [
  'developer.url',
  url,
  'Auteur du site, adresse',
  'une adresse entière est attendue',
];

/** By file: wrong values by their places, each with the field and some words of its only error. */
const refused: Record<string, Row[]> = {
  'content/salon.json': [
    ['address.street', '[exemple] ', 'Adresse, rue et numéro', needed],
    ['areaServed', [], 'Villages d’où l’on vient', needed],
    ['areaServed', 'Ici', 'Villages d’où l’on vient', `${aList} ; reçu : « Ici »`],
    ['address', 'Berne', 'Adresse', 'entre accolades ; reçu : « Berne »'],
    ['address.canton', 'Jura', 'Adresse, canton', 'attendu : "AG" .* ; reçu : « Jura » ; vouliez-vous "JU" .Jura.'],
    ['tagline', undefined, 'Métiers sous le nom .tagline.', needed],
    ['position', '48.2, 16.37', 'Point sur la carte', 'deux nombres en Suisse sont attendus'],
    ['phone', '032 000 00 00', 'Téléphone', 'neuf chiffres sont attendus, .* ; reçu : « 032 000 00 00 »'],
    ['siteUrl', 'https://a.ch/', 'Adresse du site', 'une adresse sans barre à la fin est attendue'],
    ['repository', 'https://github.com/a/b', 'Dépôt GitHub', 'dépôt GitHub est attendu, par exemple julie/salon'],
    ...['/salon', 'javascript:alert(1)', 'http://a.example', 'https://nas.local', 'https://a:b@c.example'].map(
      notWhole,
    ),
    ...['https://127.0.0.1/', 'https://0x7f.1/', String.raw`https://a.example\@b.example`, 'https://a.example/b c'].map(
      notWhole,
    ),
    ['booking', { url: '/salon' }, 'Réservation en ligne, adresse', 'une adresse entière est attendue'],
    ['name', '{salon} & Cie', 'Nom du salon', 'ce que les textes citent ne cite rien lui-même'],
    ['responsible', '{x}', 'Personne ou entreprise responsable', 'ce que les textes citent ne cite rien lui-même'],
    ['address.postalCode', 3011, 'Adresse, .*', 'un numéro postal .* reçu : « 3011 », sans guillemets'],
    ['address', undefined, 'Adresse .address.', needed],
    [
      'voice',
      'Nous',
      'Le site dit .* .voice.',
      '"je" .* "nous" .« nous », plusieurs. ; reçu : « Nous » ; vouliez-vous "nous"',
    ],
    ['illustrations', 'oui', 'Les images .*', 'oui ou non est attendu : true ou false ; reçu : « oui »'],
    ['illustrations', 'true', 'Les images .*', 'reçu : « true », entre guillemets'],
    ['fax', 'a', theSalon, '« fax » n’existe pas ici : effacez-le'],
    ['', '{\n  "name": "Atelier",\n  "phone" "032"\n}', '', 'le fichier est abîmé à la ligne 3 .*guillemets'],
  ],
  'content/practical.json': [['payment', ['cash', 'cash'], 'Vos clientes paient', sameChoice]],
  'content/request.json': [
    ['services', (all: unknown[]) => [...all, all[0]], 'Ce que la cliente peut choisir', sameId],
  ],
  'content/trades.json': [
    [
      'trades.0.bookingVariant',
      'prices',
      'Métier 1, réservation .* .trades.0..bookingVariant.',
      '"services" .*« prices »',
    ],
    ['trades.1.groups', [{ id: 'dames', title: 'D' }], 'Métiers', sameId],
  ],
  'content/navigation.json': [
    ['privacy', 'contact', 'Protection des données', 'de la sorte « legal » est attendue ; reçu : « contact »'],
  ],
  'content/hours.json': [
    [
      'holidaysWorked',
      ['fete-dieu'],
      'Jour férié 1',
      'un jour férié ou chômé du canton est attendu .nouvel-an, .*« fete-dieu »',
    ],
    ['week.monday', '9h-18h', 'Horaires, lundi', 'des heures sont attendues, par exemple 09:00-18:00'],
    ['week.monday', '09:00-13:00, 12:00-18:00', 'Horaires, lundi', 'chaque heure doit venir après celle'],
    ['week', {}, 'Horaires', 'au moins un jour ouvert est attendu'],
    ['closings', closing('2027-02-29', '2027-03-01'), 'Fermeture 1, premier jour', 'un jour du calendrier est attendu'],
    ['closings', closing('2027-07-19', '2062-07-20'), 'Fermeture 1, dernier jour', 'une année proche est attendue'],
    ['closings', closing('0001-01-01', '2027-07-20'), 'Fermeture 1, premier jour', 'une année proche est attendue'],
    ['closings', closing('2027-07-19', '2027-07-18'), 'Fermeture 1, dernier jour', 'doit venir après le premier jour'],
    ['specialDays', special('2027-07-19', ''), 'Jour 1, heures ce jour-là', 'un jour entier de fermeture va sous'],
    ['specialDays', special('2027-07-19', '9h-12h'), 'Jour 1, heures ce jour-là', 'des heures sont attendues'],
    ['specialDays', Array(2).fill(special('2027-07-19')[0]), 'Jour 2, jour', 'ce jour est déjà dans la liste'],
    [
      '',
      JSON.stringify({
        week: { monday: '09:00-12:00' },
        closings: closing('2027-07-01', '2027-07-30'),
        specialDays: special('2027-07-19'),
      }),
      'Jour 1, jour',
      'ce jour est dans une fermeture',
    ],
    ...['closings', 'specialDays'].flatMap((list): Row[] => {
      const [one] = list === 'closings' ? closing('2027-07-01', '2027-07-30') : special('2027-07-19');
      const name = list === 'closings' ? 'Fermeture 1' : 'Jour 1';
      const said = (...languages: string[]) => [{ ...one, translations: inLanguages(...languages) }];
      const unknown = 'une autre langue du site est attendue ; reçu : «';
      return [
        [list, said('it'), `${name}, langue 1, langue .${list}.0..translations.0..language.`, `${unknown} it »`],
        [list, said('fr'), `${name}, langue 1, langue`, `${unknown} fr »`],
        [list, said('de', 'de'), `${name}, en d’autres langues`, 'la même langue y est deux fois'],
      ];
    }),
  ],
  'content/prices/barbe.json': [
    ['price.kind', 'fix', 'Prix .price.', 'entre accolades : "kind": "fixed" .Prix fixe. ou "kind": "quote"'],
    ['varies', 'a', '« Barbe »', '« varies » n’existe pas ici ; vouliez-vous « variesBy »'],
    ['precision', 'a', '« Barbe »', '« precision » n’existe pas ici ; vouliez-vous « variant »'],
    ['price.amount', '58', 'Prix en francs .price.amount.', 'reçu : « 58 », entre guillemets'],
    ['price.amount', 25.01, 'Prix', 'un nombre est attendu, par exemple .* ; reçu : « 25.01 »'],
    ...['60-90', '60 à 90.-', 'dès 60', 'à partir de 60', '60+', '60 ou 70', '60/70'].map(
      (span): Row => ['price.amount', span, 'Prix', noSpan],
    ),
    ['price.amount', 'cher', 'Prix', 'un nombre est attendu, par exemple .* ; reçu : « cher »'],
    ['price.amount', 2000.05, 'Prix', 'de 2000 francs au plus est attendu ; reçu : « 2000.05 »'],
    ['price.amount', 0, 'Prix', 'de plus de 0 .* est attendu ; reçu : « 0 »'],
    [
      'price',
      { kind: 'quote', dependsOn: 'Selon la pose' },
      'Le prix dépend de…',
      'ce dont le prix dépend est attendu',
    ],
    ['price', 58, 'Prix', '"kind": "fixed" .* ; reçu : « 58 »'],
    ['service', 'Barbe {salon', 'Nom du prix', 'ses accolades .* ne vont pas par paires'],
    ['group', 'rien', 'Groupe de la liste', 'un groupe de la liste est attendu ; reçu : « rien »'],
    ...[1e300, 1.5].map((order): Row => ['order', order, 'Ordre', 'un nombre entier est attendu']),
  ],
  'content/pages/accueil.json': [
    ['reasons', (all: unknown[]) => all.slice(0, 2), 'Pourquoi me choisir', 'il en faut de 3 à 6 ; il y en a 2'],
    ['lead', '\u200b\ud83d', 'Phrase d’accueil', needed],
    ['heading', 'Nos [prix](/tarifs)', 'Grand titre', 'ce champ n’a pas de lien : .* « Nos .prix.'],
    ['sections', ['about', 'contact', 'about'], 'Parties de la page', sameChoice],
    ['sections', ['about', 'carte'], 'Partie 2', 'un choix de la liste est attendu : .*"season" .*« carte »'],
  ],
  'content/pages/chignon.md': [
    ['parent', 'spa', 'Page au-dessus', 'une page du site est attendue ; reçu : « spa »'],
    ['path', '/_next', 'Chemin', 'un chemin est attendu, par exemple /tarifs ; reçu : « /_next »'],
    ['path', '/Admin', 'Chemin', `« /Admin » est l'adresse ${others}`],
    ['path', '/chignon/index', 'Chemin', `« /chignon/index » est l'adresse ${others}`],
    ['path', '/', 'Chemin', "« / » est déjà le chemin d'une autre page"],
    ['path', '/De/chignon', 'Chemin', "commence comme le chemin d'une autre page, aux majuscules près"],
    ['picture', 'spa', 'Photo', 'une photo est attendue ; reçu : « spa »'],
    ['services.0.prices.0', 'spa', 'Prestation 1, prix 1', 'un prix de la liste est attendu ; reçu : « spa »'],
    ...[[], undefined].map((none): Row => ['services.0.prices', none, 'Prestation 1, prix', needed]),
    ['body', 'Sans sous-titre.', 'Texte', 'un paragraphe au moins sous chacun ; voyez « Sans sous-titre. »'],
    ['body', '## Un\n\nA.\n\n## Deux', 'Texte', 'un paragraphe au moins sous chacun ; voyez « Deux »'],
    ['body', '## Un\n\n| A | B |\n|---|---|', 'Texte', 'un tableau ne paraît pas : .* « . A . B'],
    ['firstPrices', ['barbe', 'barbe'], 'Prix en haut de la page', sameChoice],
    ['related', ['tarifs'], 'Pages proposées à la fin', 'il en faut au moins 2 ; il y en a 1'],
    ['answer', 'Chez {salom}.', 'Réponse', "« {salom} » n'est pas connu ; connus : {salon}, .*{semaines-vernis}"],
    ['opening', 'shades', '« Chignon »', 'elle s’ouvre sur le nuancier, qui manque'],
    ['', '---\ntitle: Coupe\nlabel: "Coupe\n---\n', '', 'le fichier est abîmé à la ligne 3 .*guillemets'],
    ['', 'Rien que du texte.', '', 'les champs manquent en tête, entre deux lignes « --- »'],
  ],
  'content/own-pages/bons.md': [
    ...Object.entries({
      '': 'un texte est attendu',
      '{image: sale}': 'une photo est attendue ; reçu : « sale » ; vouliez-vous "salle"',
      'Un.\n\n{prix: barbe, barbes}': 'un prix de la liste est attendu ; reçu : « barbes »',
      '{groupe: off-list}': 'un groupe de la liste est attendu ; reçu : « off-list »',
      '{photo: salle}': "« {photo: salle} » n'est pas connu",
    }).map(([body, words]): Row => ['body', body, 'Texte', words]),
    ['path', '/bon', '« Bons »', '« path » n’existe pas ici'],
  ],
  'content/pages/cartes.json': [
    ['services.0', 'chignon', 'Carte 1', 'une page de cette sorte est attendue ; reçu : « chignon »'],
    ['trade', 'spa', 'Métier', 'un métier du salon est attendu ; reçu : « spa »'],
  ],
  'content/services/service-soin.json': [
    ['benefit', letters(101), 'Phrase sous son nom', 'au plus 100 caractères sont attendus ; il y en a 101'],
    ['related', ['service-soin'], 'Page 1', 'la page ne peut pas mener à elle-même'],
  ],
  'content/pages/inconnue.md': [
    ['', '---\na: 1\n---\n', '', `${aKind}, all-services, .*legal, .*landing.`],
    ['', '---\nkind: privacy\n---\n', '', `${aKind}, .*legal.* ; reçu : « privacy »`],
  ],
  'content/pictures/salle/index.json': [
    ['file', 'été.webp', 'Photo', 'une photo au format WebP ou un dessin SVG est attendu'],
    ['file', 'absent.webp', 'Photo', 'le fichier content/pictures/salle/absent.webp manque'],
  ],
  'content/prices/cire.json': [
    ['', '{"service":"Cire","price":{"kind":"fixed","amount":30}}', '« Cire »', 'ce prix ne paraît nulle part'],
  ],
  'content/prices/Barbe.json': [
    ['', '{"service":"B","price":{"kind":"fixed","amount":1},"group":"dames"}', '', 'de petites lettres sans accent'],
  ],
  'content/prices/constructor.json': [
    ['', '{"service":"B","price":{"kind":"fixed","amount":1},"group":"dames"}', '', 'ce nom de fichier est réservé'],
  ],
  'content/prices/notes.ts': [['', 'export {};', '', "ce fichier n'est à sa place nulle part"]],
  'content/salons.json': [['', '{}', '', "ce fichier n'est à sa place nulle part : vouliez-vous « salon.json »"]],
  'content/prix/barbe.json': [['', '{}', '', "ce fichier n'est à sa place nulle part : v"]],
  'content/shade/notes.json': [['', '{}', '', "ce fichier n'est à sa place nulle part : vérifiez son nom"]],
  'messages/de.json': [['', '{\n', '', 'le fichier est abîmé à la ligne 2']],
  'content/brand.json': [
    ['colors.stone', '#777777', 'Couleurs, texte discret', "« Fond des pages » .* n'a qu'un contraste de 4.47, .* 4.5"],
    ['displayFont.source', '@fontsource/none', titles, 'npm install --save-exact @fontsource/none'],
    ['displayFont.weight', 900, titles, "le paquet .*/instrument-serif n'a pas la graisse 900"],
    ['textFont.source', 'none.woff2', texts, 'le fichier none.woff2 manque dans le dossier du salon'],
  ],
  'content/brand.svg': [
    ['', undefined, '', 'ce fichier manque'],
    ['', '<p>Logo</p>', '', 'un dessin SVG est attendu'],
    ['', '<svg viewBox="0 0 4 4"><path/></svg>', '', 'le dessin id="mark", le logo sans le nom, est attendu'],
  ],
  'content/map.json': [['', undefined, '', 'ce fichier manque : .* sans plan dessiné, effacez map.svg']],
  'content/map.svg': [
    ['', undefined, '', 'ce fichier manque : .* sans plan dessiné, effacez map.json'],
    ['', '<svg/>', '', 'un cadre viewBox="0 0 largeur hauteur" est attendu'],
  ],
};

const rows = Object.entries(refused).flatMap(([file, cases]) => cases.map((row) => [file, ...row] as const));

it.each(rows)('%s: the place "%s" refuses %j', (file, place, value, field, words) => {
  expect(sentencesAfter([file, place, value])).toEqual([expect.stringMatching(`^${file} : ${field}.*${words}.*[.?]$`)]);
});

const [page, salonFile] = ['content/pages/chignon.md', 'content/salon.json'];
it.each<[words: string, change: Change]>([
  [
    'Nom du salon .* : au plus 10.000 caractères sont attendus ; il y en a 200000',
    [salonFile, 'name', letters(200_000)],
  ],
  ['Réservation .* : au plus 10.000', [salonFile, 'booking', { url: `https://a.example/${letters(10_000)}` }]],
  ['Chemin .* : au plus 10.000', [page, 'path', `/${'a'.repeat(10_000)}`]],
  ['Photo .* : au plus 10.000', [page, 'picture', letters(10_001)]],
  ['Texte .* : au plus 10.000 caractères', [page, 'body', `## Un\n\n${'a '.repeat(6000)}`]],
  ['son texte est trop long : au plus 20.000 .* ; il y en a 2000.', [page, 'body', 'Un mot. '.repeat(2500)]],
  ['son texte est trop long : au plus 1.500 retours .* ; il y en a 80..', [page, 'body', '*a_'.repeat(4000)]],
  ['son texte est trop long : au plus 1.500 retours .* ; il y en a 400.', [page, 'body', '- a\n'.repeat(4000)]],
  [
    'ce dessin pèse 28 ko, 27 ko au plus : simplifiez ses tracés',
    ['content/map.svg', '', `<svg>${' '.repeat(27_000)}</svg>`],
  ],
  ['ce fichier est trop long : au plus 500.000', [salonFile, '', ' '.repeat(500_001)]],
])('content that is too long is refused: %s', (words, [file, ...change]) => {
  expect(sentencesAfter([file, ...change])).toEqual([expect.stringMatching(`^${file} : ${words}`)]);
});

it('no error of the schemas is in Zod’s English, for six wrong values in every field', () => {
  const { entries } = readEntries(smallSalon);
  const places = entries.flatMap((entry) =>
    placesIn(entry.schema, entry.data).flatMap(({ path }) => (path.length > 0 ? [{ entry, path }] : [])),
  );
  for (const { entry, path } of places) {
    for (const wrong of [true, -1, 'services', [[]], [{}], { a: 1 }]) {
      const data = structuredClone(entry.data);
      Reflect.set(
        Object(path.slice(0, -1).reduce((inner, key) => Reflect.get(Object(inner), key), data)),
        path.at(-1) ?? '',
        wrong,
      );
      const sentences = parseEntry({ ...entry, data })
        .map(toSentence)
        .join('\n');
      expect(sentences).not.toMatch(/expected|invalid|must be|unrecognized|n’est pas attendu/i);
    }
  }
});

it.each(['{prix: barbe}', '{groupe: barbes}'])(
  'a translated page may not show prices, whose names are not translated: %s',
  (prices) => {
    expect(sentencesAfter(germanVouchers(`Ein Gutschein.\n\n${prices}`))).toEqual([
      expect.stringMatching(/^content\/languages\/de\/bons\.md : Texte .*prix.*« Ein Gutschein\. »/),
    ]);
  },
);

it('a file may name its JSON schema in `$schema`', () => {
  expect(sentencesAfter(['content/salon.json', '$schema', '../.generated/schemas/salon.json'])).toEqual([]);
});

it.each<Change>([
  ['content/salon.json', 'phone', '+41321234567'],
  ['content/hours.json', 'closings', closing('2028-02-29', '2028-02-29')],
  ['content/hours.json', 'closings', [{ ...closing('2028-02-29', '2028-02-29')[0], translations: inLanguages('de') }]],
  ['content/pages/chignon.md', 'title', `{salon}${letters(52)}`],
  ['content/pages/chignon.md', 'description', letters(160)],
  ['content/pages/chignon.md', 'body', ''],
  ['content/own-pages/bons.md', 'body', '{image: }\n\n## Un titre'],
  ['content/prices/barbe.json', 'price.amount', 0.05],
  ['content/prices/barbe.json', 'price.amount', 2000],
  // Forms write empty fields in several ways.
  ['content/prices/barbe.json', 'variant', ''],
  ['content/prices/barbe.json', 'minutes', null],
  ['content/articles/premier.md', 'body', 'Un.\n\n## Titre\n\nDeux.\n\nTrois.'],
])('%s: the place "%s" accepts %j', (file, place, value) => {
  expect(sentencesAfter([file, place, value])).toEqual([]);
});

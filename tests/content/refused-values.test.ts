import { type Change, sentencesAfter } from './support/changed-content';

const letters = (count: number) => 'é'.repeat(count);
const closing = (from: string, to: string) => [{ from, to, reason: 'Vacances' }];
const others = "d'autres fichiers du site";

const shades = (...names: string[]) =>
  JSON.stringify({
    title: 'Teintes',
    shape: 'nail',
    shades: names.map((name) => ({ name, color: '#41525a', finish: 'opaque' })),
  });

/** One wrong value for each rule, and how the one sentence that it gets begins and goes on. */
const refused: Record<string, [place: string, value: unknown, field: string, words: string][]> = {
  'content/salon.json': [
    ['name', undefined, 'Nom du salon', 'ce champ est obligatoire'],
    ['address.street', '[exemple] ', 'Adresse, rue et numéro', 'ce champ est obligatoire'],
    ['areaServed', [], 'Villages desservis', 'ce champ est obligatoire'],
    ['areaServed', 'Ici', 'Villages desservis', 'une liste est attendue ; reçu : « Ici »'],
    ['address', 'Berne', 'Adresse', 'des champs sont attendus ; reçu : « Berne »'],
    ['address.canton', 'Jura', 'Adresse, canton', 'un choix de la liste est attendu .*Bâle-Campagne'],
    ['position', '46.2, 6.14', 'Point sur la carte', "n'est pas dans le canton de l'adresse .Berne."],
    ['phone', '032 000 00 00', 'Téléphone', 'neuf chiffres sont attendus, .* ; reçu : « 032 000 00 00 »'],
    ['siteUrl', 'https://a.ch/', 'Adresse du site', 'une adresse sans barre à la fin est attendue'],
    ['developer.url', '/salon', 'Auteur du site, adresse', 'une adresse entière est attendue'],
    ['fax', 'a', '« Adresse et contacts »', "il n'y a pas de champ « fax » ici : effacez-le"],
    ['', '{\n  "name": "Atelier",\n  "phone" "032"\n}', '', 'le fichier est abîmé à la ligne 3 .*guillemets'],
  ],
  'content/practical.json': [['payment', ['cash', 'cash'], 'Vos clientes paient', 'le même choix y est deux fois']],
  'content/request.json': [
    ['services', (all: unknown[]) => [...all, all[0]], 'Prestations', 'le même identifiant y est deux fois'],
  ],
  'content/trades.json': [
    ['trades.1.groups', [{ id: 'dames', title: 'D' }], 'Métiers', 'le même identifiant y est deux fois'],
  ],
  'content/navigation.json': [
    ['privacy', 'contact', 'Protection des données', 'de la sorte « legal » est attendue ; reçu : « contact »'],
    ['privacy', undefined, 'Protection des données', 'ce champ est obligatoire'],
  ],
  'content/hours.json': [
    [
      'holidaysWorked',
      ['fete-dieu'],
      'Jour férié 1',
      'un jour férié du canton est attendu .nouvel-an, .*« fete-dieu »',
    ],
    ['week.monday', '9h-18h', "Heures d'ouverture, lundi", 'des heures sont attendues, par exemple 09:00-18:00'],
    ['week.monday', '09:00-13:00, 12:00-18:00', "Heures d'ouverture, lundi", 'chaque heure doit venir après celle'],
    ['week', {}, "Heures d'ouverture", 'au moins un jour ouvert est attendu'],
    ['closings', closing('2027-02-29', '2027-03-01'), 'Fermeture 1, premier jour', 'un jour du calendrier est attendu'],
    ['closings', closing('2027-07-19', '2062-07-20'), 'Fermeture 1, dernier jour', 'une année proche est attendue'],
    ['closings', closing('2027-07-19', '2027-07-18'), 'Fermeture 1, dernier jour', 'doit venir après le premier jour'],
  ],
  'content/prices/barbe.json': [
    ['price.amount', 25.01, 'Prix', 'un nombre est attendu, par exemple .* ; reçu : « 25.01 »'],
    ...['60-90', '60 à 90.-', 'dès 60', 'à partir de 60', '60+', '60 ou 70', '60/70'].map(
      (span): [string, unknown, string, string] => [
        'price.amount',
        span,
        'Prix',
        'fixe ou à l’heure, .* une ligne par longueur .* « Sur devis » et donnez un exemple',
      ],
    ),
    ['price.amount', 'cher', 'Prix', 'un nombre est attendu, par exemple .* ; reçu : « cher »'],
    ['price.amount', 2000.05, 'Prix', 'de 2000 francs au plus est attendu ; reçu : « 2000.05 »'],
    ['price.amount', 0, 'Prix', 'de plus de 0 .* est attendu ; reçu : « 0 »'],
    ['price', { kind: 'quote', dependsOn: 'Selon la pose' }, 'Critère du devis', 'la suite de « Sur devis, selon »'],
    ['price', 58, 'Prix', 'un prix fixe ou un devis est attendu ; reçu : « 58 »'],
    ['service', 'Barbe {salon', 'Prestation', 'ses accolades .* ne vont pas par paires'],
    ['group', 'rien', 'Groupe de la liste', 'un groupe de la liste est attendu ; reçu : « rien »'],
    ['order', 1.5, 'Ordre', 'un nombre entier est attendu ; reçu : « 1.5 »'],
  ],
  'content/pages/accueil.json': [
    ['reasons', (all: unknown[]) => all.slice(0, 2), 'Pourquoi me choisir', 'il en faut de 3 à 6 ; il y en a 2'],
    ['lead', '\u200b\ud83d', "Phrase d'accueil", 'ce champ est obligatoire'],
  ],
  'content/pages/chignon.md': [
    ['title', `{salon}${letters(53)}`, 'Titre pour Google', 'au plus 60 caractères sont attendus ; il y en a 61'],
    ['description', letters(119), 'Description pour Google', 'entre 120 et 160 caractères .* ; il y en a 119'],
    ['parent', 'spa', 'Page au-dessus', 'une page du site est attendue ; reçu : « spa »'],
    ['path', '/_next', 'Chemin', 'un chemin est attendu, par exemple /tarifs ; reçu : « /_next »'],
    ['path', '/Admin', 'Chemin', `« /Admin » est l'adresse ${others}`],
    ['path', '/chignon/index', 'Chemin', `« /chignon/index » est l'adresse ${others}`],
    ['path', '/', 'Chemin', "« / » est déjà le chemin d'une autre page"],
    ['path', '/De/chignon', 'Chemin', "commence comme le chemin d'une autre page, aux majuscules près"],
    ['picture', 'spa', 'Image', 'une image est attendue ; reçu : « spa »'],
    ['services.0.prices.0', 'spa', 'Prestation 1, prix 1', 'un prix de la liste est attendu ; reçu : « spa »'],
    ['related', ['tarifs'], 'Pages proposées à la fin', 'il en faut au moins 2 ; il y en a 1'],
    ['body', 'Sans sous-titre.', 'Texte', 'un paragraphe au moins sous chacun ; voyez « Sans sous-titre. »'],
    ['body', '## Un\n\nA.\n\n## Deux', 'Texte', 'un paragraphe au moins sous chacun ; voyez « Deux »'],
    ['answer', 'Chez {salom}.', 'Réponse', "« {salom} » n'est pas connu ; connus : {salon}, .*{semaines-vernis}"],
    ['opening', 'shades', '« Chignon »', 'elle s’ouvre sur le nuancier, qui manque'],
    ['title', 'CONTACT | {salon}', 'Titre pour Google', '« Contact » dit déjà la même chose'],
    ['', '---\ntitle: Coupe\nlabel: "Coupe\n---\n', '', 'le fichier est abîmé à la ligne 3 .*guillemets'],
    ['', 'Rien que du texte.', '', 'les champs manquent en tête, entre deux lignes « --- »'],
  ],
  'content/languages/de/contact.json': [
    ['heading', 'TOUT SUR CONTACT', 'Grand titre de la page de « Kontakt »', '« Contact » dit déjà la même chose'],
  ],
  'content/pages/cartes.json': [
    ['services.0', 'chignon', 'Carte 1', 'une page de cette sorte est attendue ; reçu : « chignon »'],
    ['trade', 'spa', 'Métier', 'un métier du salon est attendu ; reçu : « spa »'],
  ],
  'content/services/service-soin.json': [
    ['related', ['service-soin'], 'Page 1', 'la page ne peut pas mener à elle-même'],
  ],
  'content/pages/inconnue.md': [
    ['', '---\na: 1\n---\n', '', 'une sorte de page est attendue .home, all-services, .*, legal, cards, landing.'],
    ['', '---\nkind: privacy\n---\n', '', 'une sorte de page est attendue .home, .*legal.* ; reçu : « privacy »'],
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
  'content/salons.json': [['', '{}', '', "ce fichier n'est à sa place nulle part : vérifiez son nom"]],
  'messages/de.json': [['', '{\n', '', 'le fichier est abîmé à la ligne 2']],
  'content/brand.json': [
    ['colors.stone', '#777777', 'Couleurs, texte discret', "« Fond des pages » .* n'a qu'un contraste de 4.47, .* 4.5"],
    [
      'displayFont.source',
      '@fontsource/none',
      'Police des titres, police',
      'npm install --save-exact @fontsource/none',
    ],
    ['displayFont.weight', 900, 'Police des titres, police', "le paquet .*/instrument-serif n'a pas la graisse 900"],
    ['textFont.source', 'none.woff2', 'Police des textes, police', 'le fichier content/none.woff2 manque'],
  ],
  'content/brand.svg': [
    ['', undefined, '', 'ce fichier manque'],
    ['', '<p>Logo</p>', '', 'un dessin SVG est attendu'],
    ['', '<svg viewBox="0 0 4 4"><path/></svg>', '', 'le dessin id="mark", le logo sans le nom, est attendu'],
  ],
  'content/shades.json': [
    ['', shades('Étang', 'Galet', 'Griotte', 'etang !'), 'Teinte 4, nom', '« etang ! » est déjà le nom d.une autre'],
  ],
  'content/map.json': [['', undefined, '', 'ce fichier manque : .* sans plan dessiné, effacez map.svg']],
  'content/map.svg': [
    ['', undefined, '', 'ce fichier manque : .* sans plan dessiné, effacez map.json'],
    ['', '<svg/>', '', 'un cadre viewBox="0 0 largeur hauteur" est attendu'],
  ],
};

const rows = Object.entries(refused).flatMap(([file, cases]) => cases.map((row) => [file, ...row] as const));

it.each(rows)('%s: %s refuses %j', (file, place, value, field, words) => {
  expect(sentencesAfter([file, place, value])).toEqual([expect.stringMatching(`^${file} : ${field}.*${words}.*\\.$`)]);
});

it.each<Change>([
  ['content/salon.json', 'phone', '+41321234567'],
  ['content/hours.json', 'closings', closing('2028-02-29', '2028-02-29')],
  ['content/pages/chignon.md', 'title', `{salon}${letters(52)}`],
  ['content/pages/chignon.md', 'description', letters(160)],
  ['content/pages/chignon.md', 'body', ''],
  ['content/prices/barbe.json', 'price.amount', 0.05],
  ['content/prices/barbe.json', 'price.amount', 2000],
  // A form leaves what is empty in many ways.
  ['content/prices/barbe.json', 'variant', ''],
  ['content/prices/barbe.json', 'minutes', null],
  ['content/articles/premier.md', 'body', 'Un.\n\n## Titre\n\nDeux.\n\nTrois.'],
])('%s: %s accepts %j', (file, place, value) => {
  expect(sentencesAfter([file, place, value])).toEqual([]);
});

it.each([
  [' '.repeat(26_000), 'ce dessin pèse 27 ko, 26 ko au plus : simplifiez ses tracés'],
  ...['<script', 'onload=', 'href="h', 'url(h', '@import'].map((part) => [
    `<a ${part}ttps://exemple.ch"/>`,
    `un dessin n'a ni script ni adresse d'un autre fichier : effacez « ${part.replace(/h$/, '')} »`,
  ]),
])('drawings are light and do nothing: %#', (inside, sentence) => {
  const svg = `<svg viewBox="0 0 4 4">${inside}</svg>`;
  const drawn = 'content/pictures/salle/salle.svg';
  const picture: Change = ['content/pictures/salle/index.json', 'file', 'salle.svg'];
  expect(sentencesAfter(picture, [drawn, '', svg], ['content/map.svg', '', svg])).toEqual(
    [drawn, 'content/map.svg'].map((file) => `${file} : ${sentence}.`),
  );
});

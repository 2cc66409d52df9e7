import { fields } from '@/content/schema/fields';
import { salonFile } from '@/content/schema/salon';
import { type Change, sentencesAfter } from './support/changed-content';

const letters = (count: number) => 'é'.repeat(count);
const withFirstAgain = (list: unknown[]) => [...list, list[0]];
const closing = (from: string, to: string) => [{ from, to, reason: 'Vacances' }];

const empty = 'ce champ est obligatoire';
const twice = 'le même choix y est deux fois';
const amount = 'un nombre est attendu, par exemple 58 ou 57.50';
const day = 'un jour du calendrier est attendu, par exemple 2027-07-19';
const phone = '+41 et neuf chiffres sont attendus, par exemple +41 32 123 45 67';
const https = 'une adresse entière est attendue, par exemple https://www.exemple.ch';
const siteUrl = 'une adresse sans barre à la fin est attendue, par exemple https://www.exemple.ch';
const time = 'des heures sont attendues, par exemple 09:00-18:00, ou avec une pause 09:00-12:00, 13:30-18:00';
const photograph = 'une photo au format WebP ou un dessin SVG est attendu, dont le nom est sans accent ni espace';
const unprintable = 'contient un caractère qui ne peut pas être affiché : effacez-le et tapez-le à nouveau';
const plain = 'le texte ne peut contenir que des paragraphes et des sous-titres (« ## »), sans gras ni liste ni lien';
const pageText = 'sous chaque sous-titre, un paragraphe au moins est attendu, sans gras ni liste ni lien';
const damaged = 'ou juste au-dessus : vérifiez ses guillemets, virgules, deux-points et accolades';
const fileName = 'le nom du fichier doit être fait de petites lettres sans accent, de chiffres et de tirets';
const known = '{salon}, {responsable}, {hebergeur}, {pays-hebergeur}, {annees-accueil}, {clientes}';
const font = 'Police des titres, police de « Couleurs et polices »';
const franc = 'un prix de plus de 0 et de 2000 francs au plus est attendu';
const unformatted = 'des mots sans mise en forme sont attendus : effacez les signes **, __, #, ` ou []()';
const canton = fields.get(salonFile.shape.address.shape.canton)?.message;

/** One wrong value for each rule, and the end of the one sentence that it gets. */
const refused: Record<string, [place: string, value: unknown, sentence: string][]> = {
  'content/salon.json': [
    ['name', undefined, `Nom du salon de « Adresse et contacts » : ${empty}`],
    ['address.street', '  ', `Adresse, rue et numéro de « Adresse et contacts » : ${empty}`],
    ['address.street', '[exemple] ', `Adresse, rue et numéro de « Adresse et contacts » : ${empty}`],
    [
      'position',
      '46.2, 6.14',
      "Point sur la carte de « Adresse et contacts » : ce point n'est pas dans le canton de l'adresse (Berne) : copiez-le à nouveau de la carte",
    ],
    ['address.canton', 'Jura', `Adresse, canton de « Adresse et contacts » : ${canton} ; reçu : « Jura »`],
    ['address', 'Berne', 'Adresse de « Adresse et contacts » : des champs sont attendus ; reçu : « Berne »'],
    ['phone', '032 000 00 00', `Téléphone de « Adresse et contacts » : ${phone} ; reçu : « 032 000 00 00 »`],
    ['siteUrl', 'https://a.ch/', `Adresse du site de « Adresse et contacts » : ${siteUrl} ; reçu : « https://a.ch/ »`],
    ['developer.url', '/salon', `Auteur du site, adresse de « Adresse et contacts » : ${https} ; reçu : « /salon »`],
    ['areaServed', [], `Villages desservis de « Adresse et contacts » : ${empty}`],
    ['areaServed', 'Ici', 'Villages desservis de « Adresse et contacts » : une liste est attendue ; reçu : « Ici »'],
    ['areaServed.1', '', `Village 2 de « Adresse et contacts » : ${empty}`],
    ['fax', 'a', "« Adresse et contacts » : il n'y a pas de champ « fax » ici : effacez-le"],
    ['', undefined, 'ce fichier manque'],
    ['', '{\n  "name": "Atelier",\n  "phone" "032"\n}', `le fichier est abîmé à la ligne 3 ${damaged}`],
  ],
  'content/practical.json': [
    ['payment', ['cash', 'cash'], `Vos clientes paient de « Pratique : accès, paiement, bons » : ${twice}`],
    [
      'payment',
      ['cash', 'chèque'],
      'Moyen de paiement 2 de « Pratique : accès, paiement, bons » : un choix de la liste est attendu (en espèces, par carte, avec TWINT) ; reçu : « chèque »',
    ],
  ],
  'content/request.json': [
    ['services', withFirstAgain, 'Prestations de « Prestations du formulaire » : le même identifiant y est deux fois'],
  ],
  'content/hours.json': [
    ['week.monday', '9h-18h', `Heures d'ouverture, lundi de « Heures et vacances » : ${time} ; reçu : « 9h-18h »`],
    [
      'week.monday',
      '09:00-13:00, 12:00-18:00',
      "Heures d'ouverture, lundi de « Heures et vacances » : chaque heure doit venir après celle qui la précède ; reçu : « 09:00-13:00, 12:00-18:00 »",
    ],
    ['week', {}, "Heures d'ouverture de « Heures et vacances » : au moins un jour ouvert est attendu"],
    [
      'closings',
      closing('2027-02-29', '2027-03-01'),
      `Fermeture 1, premier jour de « Heures et vacances » : ${day} ; reçu : « 2027-02-29 »`,
    ],
    [
      'closings',
      closing('2027-07-19', '2062-07-20'),
      'Fermeture 1, dernier jour de « Heures et vacances » : une année proche est attendue ; reçu : « 2062-07-20 »',
    ],
    [
      'closings',
      closing('2027-07-19', '2027-07-18'),
      'Fermeture 1, dernier jour de « Heures et vacances » : doit venir après le premier jour, ou être le même',
    ],
  ],
  'content/prices/barbe.json': [
    ['price.amount', '57,50', `Prix de « Barbe » : ${amount} ; reçu : « 57,50 »`],
    ['price.amount', -5, `Prix de « Barbe » : ${amount} ; reçu : « -5 »`],
    ['price.amount', 25.01, `Prix de « Barbe » : ${amount} ; reçu : « 25.01 »`],
    ['price.amount', 2000.05, `Prix de « Barbe » : ${franc} ; reçu : « 2000.05 »`],
    ['price.amount', 0, `Prix de « Barbe » : ${franc} ; reçu : « 0 »`],
    [
      'price',
      { kind: 'quote', dependsOn: 'Selon la pose' },
      'Critère du devis de « Barbe » : la suite de « Sur devis, selon » est attendue, sans ces mots ; reçu : « Selon la pose »',
    ],
    [
      'price',
      { kind: 'quote', dependsOn: 'la pose', hourlyRate: 0 },
      `Tarif horaire de « Barbe » : ${franc} ; reçu : « 0 »`,
    ],
    ['service', '**Barbe**', `Prestation de « **Barbe** » : ${unformatted} ; reçu : « **Barbe** »`],
    ['service', 'Barbe {salon', 'Prestation de « Barbe {salon » : ses accolades { } ne vont pas par paires'],
    ['price', 58, 'Prix de « Barbe » : un prix fixe ou un devis est attendu ; reçu : « 58 »'],
    ['price.dependsOn', 'la pose', "Prix de « Barbe » : il n'y a pas de champ « dependsOn » ici : effacez-le"],
    ['price', { kind: 'quote' }, `Critère du devis de « Barbe » : ${empty}`],
    ['group', 'rien', "Groupe de la liste de « Barbe » : « rien » n'existe pas parmi les groupes de la liste des prix"],
    ['order', 1.5, 'Ordre de « Barbe » : un nombre entier est attendu ; reçu : « 1.5 »'],
  ],
  'content/pages/accueil.json': [
    [
      'reasons',
      (all: unknown[]) => all.slice(0, 2),
      'Pourquoi me choisir de « Accueil » : il en faut de 3 à 6 ; il y en a 2',
    ],
    ['lead', 'Ici\u0007', `Phrase d'accueil sous le grand titre de « Accueil » : ${unprintable} ; reçu : « Ici  »`],
  ],
  'content/pages/chignon.md': [
    [
      'title',
      `{salon}${letters(53)}`,
      'Titre pour Google de « Chignon » : au plus 60 caractères sont attendus ; il y en a 61',
    ],
    [
      'description',
      letters(119),
      'Description pour Google de « Chignon » : entre 120 et 160 caractères sont attendus ; il y en a 119',
    ],
    ['parent', 'spa', "Page au-dessus de « Chignon » : « spa » n'existe pas parmi les pages"],
    ['path', '/_next', 'Chemin de « Chignon » : un chemin est attendu, par exemple /tarifs ; reçu : « /_next »'],
    ['path', '/Admin', "Chemin de « Chignon » : « /Admin » est l'adresse d'autres fichiers du site"],
    ['path', '/chignon/index', "Chemin de « Chignon » : « /chignon/index » est l'adresse d'autres fichiers du site"],
    ['path', '/', "Chemin de « Chignon » : « / » est déjà le chemin d'une autre page"],
    [
      'path',
      '/De/chignon',
      "Chemin de « Chignon » : « /De/chignon » commence comme le chemin d'une autre page, aux majuscules près",
    ],
    ['picture', 'spa', "Image de « Chignon » : « spa » n'existe pas sous « Images »"],
    ['services.0.prices.0', 'spa', "Prestation 1, prix 1 de « Chignon » : « spa » n'existe pas sous « Prix »"],
    ['related', ['tarifs'], 'Pages proposées à la fin de « Chignon » : il en faut au moins 2 ; il y en a 1'],
    ['body', 'Sans sous-titre.', `Texte de « Chignon » : ${pageText}`],
    ['body', '## Titre\n\nUn **mot** gras.', `${plain} ; voyez « Un **mot** gras. »`],
    [
      'answer',
      'Chez {salom}.',
      `Réponse de « Chignon » : « {salom} » n'est pas connu ; connus : ${known}, {paiement}, {semaines-vernis}`,
    ],
    ['', '---\ntitle: Coupe\nlabel: "Coupe\n---\n', `le fichier est abîmé à la ligne 3 ${damaged}`],
    ['', 'Rien que du texte.', 'les champs manquent en tête, entre deux lignes « --- »'],
  ],
  'content/pages/cartes.json': [
    ['services.0', 'chignon', "Carte 1 de « Cartes » : « chignon » n'existe pas parmi les pages de cette sorte"],
    ['trade', 'spa', "Métier de « Cartes » : « spa » n'existe pas parmi les métiers"],
  ],
  'content/services/service-soin.json': [
    ['related', ['service-soin'], 'Page 1 de « Soin » : la page ne peut pas mener à elle-même'],
  ],
  'content/pages/inconnue.md': [
    [
      '',
      '---\na: 1\n---\n',
      'une sorte de page est attendue (home, all-services, price-list, gallery, blog, contact, privacy, legal, service-cards, price-cards, category, landing, local-landing)',
    ],
  ],
  'content/pictures/salle/index.json': [
    ['file', 'été.webp', `Photo de « Salle » : ${photograph} ; reçu : « été.webp »`],
    ['file', 'absent.webp', 'Photo de « Salle » : le fichier content/pictures/salle/absent.webp manque'],
  ],
  'content/gallery.json': [
    ['pairs.0.title', '\ud83d', `Paire 1, titre de « Avant et après » : ${unprintable} ; reçu : « \ud83d »`],
  ],
  'content/prices/Barbe.json': [['', '{"service":"B","price":{"kind":"fixed","amount":1},"group":"dames"}', fileName]],
  'content/salons.json': [['', '{}', "ce fichier n'est à sa place nulle part : vérifiez son nom"]],
  'messages/de.json': [
    ['', undefined, 'ce fichier manque'],
    ['', '{\n', `le fichier est abîmé à la ligne 2 ${damaged}`],
  ],
  'content/brand.json': [
    [
      'colors.stone',
      '#777777',
      "Couleurs, texte discret de « Couleurs et polices » : #777777 sur « Fond des pages » (#ffffff) n'a qu'un contraste de 4.47, il en faut 4.5",
    ],
    [
      'displayFont.source',
      '@fontsource/none',
      `${font} : le paquet @fontsource/none n'est pas installé : « npm install --save-exact @fontsource/none »`,
    ],
    ['displayFont.weight', 900, `${font} : le paquet @fontsource/instrument-serif n'a pas la graisse 900`],
    ['textFont.source', 'none.woff2', `${font.replace('titres', 'textes')} : le fichier content/none.woff2 manque`],
  ],
  'content/brand.svg': [
    ['', undefined, 'ce fichier manque'],
    ['', '<p>Logo</p>', 'un dessin SVG est attendu'],
    ['', '<svg viewBox="0 0 4 4"><path/></svg>', 'le dessin id="mark", le logo sans le nom, est attendu'],
  ],
  'content/map.json': [
    ['', undefined, 'ce fichier manque : la description et les noms du plan ; sans plan dessiné, effacez map.svg'],
  ],
  'content/map.svg': [
    ['', undefined, 'ce fichier manque : le dessin du plan ; sans plan dessiné, effacez map.json'],
    ['', '<svg/>', 'un cadre viewBox="0 0 largeur hauteur" est attendu'],
  ],
};

const rows = Object.entries(refused).flatMap(([file, cases]) => cases.map((row) => [file, ...row] as const));

it.each(rows)('%s: %s refuses %j', (file, place, value, sentence) => {
  expect(sentencesAfter([file, place, value])).toEqual([`${file} : ${sentence}.`]);
});

it.each<Change>([
  ['content/salon.json', 'phone', '+41321234567'],
  ['content/hours.json', 'closings', closing('2028-02-29', '2028-02-29')],
  ['content/pages/chignon.md', 'title', `{salon}${letters(52)}`],
  ['content/pages/chignon.md', 'description', letters(160)],
  ['content/pages/chignon.md', 'body', ''],
  ['content/prices/barbe.json', 'price.amount', 0.05],
  ['content/prices/barbe.json', 'price.amount', 19.95],
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

import { fields } from '@/content/schema/fields';
import { salonFile } from '@/content/schema/salon';
import { type Change, sentencesAfter } from './support/changed-content';

const letters = (count: number) => 'é'.repeat(count);
const withFirstAgain = (list: unknown[]) => [...list, list[0]];
const closings = (from: string, to: string, reason = 'Vacances') => [{ from, to, reason }];

const empty = 'ce champ est obligatoire.';
const phone = '+41 et neuf chiffres sont attendus, par exemple +41 32 123 45 67';
const time = 'des heures sont attendues, par exemple 09:00-18:00, ou avec une pause 09:00-12:00, 13:30-18:00';
const day = 'un jour du calendrier est attendu, par exemple 2027-07-19';
const https = 'une adresse entière est attendue, par exemple https://www.exemple.ch';
const canton = fields.get(salonFile.shape.address.shape.canton)?.message;
const postalCode = 'un numéro postal suisse de quatre chiffres est attendu';
const position = 'deux nombres en Suisse sont attendus, par exemple 47.247, 6.978';
const siteUrl = 'une adresse sans barre à la fin est attendue, par exemple https://www.exemple.ch';
const count = 'un nombre entier plus grand que zéro est attendu';
const amount = 'un nombre est attendu, par exemple 58 ou 57.50';
const steps = 'un nombre entier de 0 à 20 est attendu';
const width = 'un nombre entier de centimètres est attendu, de 40 à 299';
const francs = 'un nombre entier de francs est attendu, par exemple 30';
const minutes = 'un nombre entier de minutes est attendu, de 1 à 999';
const percentage = 'un nombre entier de 0 à 100 est attendu';
const later = 'chaque heure doit venir après celle qui la précède';
const photograph = 'une photo au format WebP est attendue, dont le nom est sans accent ni espace';
const plain = 'le texte ne peut contenir que des paragraphes et des sous-titres (« ## »), sans gras ni liste ni lien';
const pageText = 'sous chaque sous-titre, un paragraphe au moins est attendu, sans gras ni liste ni lien';
const fileName = 'le nom du fichier doit être fait de petites lettres sans accent, de chiffres et de tirets';
const stray = "ce fichier n'est à sa place nulle part : vérifiez son nom";
const damaged = 'ou juste au-dessus : vérifiez ses guillemets, virgules, deux-points et accolades';
const unprintable = 'contient un caractère qui ne peut pas être affiché : effacez-le et tapez-le à nouveau';
const braces = 'ses accolades { } ou ses signes < > ne vont pas par paires';
const facts =
  '{salon}, {responsable}, {hebergeur}, {pays-hebergeur}, {annees-accueil}, {annees-prestations}, {clientes}, {heures-annulation}, {heures-reclamation}, {paiement}, {semaines-vernis}';

const place = 'Adresse et contacts';
const hours = 'Heures et vacances';
const figures = 'Chiffres cités dans les textes';
const practical = 'Pratique : accès, paiement, bons';
const notes = 'Le carnet de saison';
const cut = 'Choisir sa coupe';
const article = "L'art de la manucure et pédicure en Suisse";

/** One wrong value at a place of a file, and the end of the one sentence that it gets. */
const refused: Record<string, [place: string, value: unknown, sentence: string][]> = {
  'content/salon.json': [
    ['name', undefined, `Nom du salon de « ${place} » : ${empty}`],
    ['name', null, `Nom du salon de « ${place} » : ${empty}`],
    ['tagline', '', `Métiers sous le nom de « ${place} » : ${empty}`],
    ['address.city', undefined, `Adresse, localité de « ${place} » : ${empty}`],
    ['address.street', '  ', `Adresse, rue et numéro de « ${place} » : ${empty}`],
    ['address.street', '[exemple] ', `Adresse, rue et numéro de « ${place} » : ${empty}`],
    ['address.postalCode', 2338, `Adresse, numéro postal de « ${place} » : ${postalCode} ; reçu : « 2338 ».`],
    ['address.postalCode', '233', `Adresse, numéro postal de « ${place} » : ${postalCode} ; reçu : « 233 ».`],
    ['address.postalCode', '02338', `Adresse, numéro postal de « ${place} » : ${postalCode} ; reçu : « 02338 ».`],
    ['address.canton', 'Jura', `Adresse, canton de « ${place} » : ${canton} ; reçu : « Jura ».`],
    [
      'address.country',
      'FR',
      `Adresse, pays de « ${place} » : un choix de la liste est attendu (Suisse) ; reçu : « FR ».`,
    ],
    ['address', 'Muriaux', `Adresse de « ${place} » : des champs sont attendus ; reçu : « Muriaux ».`],
    ['position', '48.85, 2.35', `Point sur la carte de « ${place} » : ${position} ; reçu : « 48.85, 2.35 ».`],
    ['position', '47.247', `Point sur la carte de « ${place} » : ${position} ; reçu : « 47.247 ».`],
    ['phone', '032 000 00 00', `Téléphone de « ${place} » : ${phone} ; reçu : « 032 000 00 00 ».`],
    ['phone', '+41 32 000 00 0', `Téléphone de « ${place} » : ${phone} ; reçu : « +41 32 000 00 0 ».`],
    ['whatsapp', '0041320000000', `WhatsApp de « ${place} » : ${phone} ; reçu : « 0041320000000 ».`],
    ['whatsapp', '+41 032 000 00 00', `WhatsApp de « ${place} » : ${phone} ; reçu : « +41 032 000 00 00 ».`],
    [
      'email',
      'bonjour@',
      `E-mail de « ${place} » : une adresse e-mail est attendue, par exemple bonjour@exemple.ch ; reçu : « bonjour@ ».`,
    ],
    ['siteUrl', 'http://a.ch', `Adresse du site de « ${place} » : ${siteUrl} ; reçu : « http://a.ch ».`],
    ['siteUrl', 'https://a.ch/', `Adresse du site de « ${place} » : ${siteUrl} ; reçu : « https://a.ch/ ».`],
    ['siteUrl', 'https://a.ch:x', `Adresse du site de « ${place} » : ${siteUrl} ; reçu : « https://a.ch:x ».`],
    ['siteUrl', 'https://a.1', `Adresse du site de « ${place} » : ${siteUrl} ; reçu : « https://a.1 ».`],
    ['socialProfile.url', 'www.a.ch', `Réseau social, adresse de « ${place} » : ${https} ; reçu : « www.a.ch ».`],
    ['developer.url', '/salon', `Auteur du site, adresse de « ${place} » : ${https} ; reçu : « /salon ».`],
    ['booking.url', 'a b', `Réservation en ligne, adresse de « ${place} » : ${https} ; reçu : « a b ».`],
    ['priceRange', 'cher', `Gamme de prix de « ${place} » : un à quatre signes $ sont attendus ; reçu : « cher ».`],
    ['areaServed', [], `Villages desservis de « ${place} » : ${empty}`],
    ['areaServed', 'Muriaux', `Villages desservis de « ${place} » : une liste est attendue ; reçu : « Muriaux ».`],
    ['areaServed.1', '', `Village 2 de « ${place} » : ${empty}`],
    ['fax', '+41 32 000 00 00', `« ${place} » : il n'y a pas de champ « fax » ici : effacez-le.`],
    ['', undefined, 'ce fichier manque.'],
    ['', '{\n  "name": "Atelier",\n  "phone" "032"\n}', `le fichier est abîmé à la ligne 3 ${damaged}.`],
    ['', '{\n  "name": Atelier\n}', `le fichier est abîmé à la ligne 2 ${damaged}.`],
  ],
  'content/facts.json': [
    ['yearsOnHome', 0, `Années d'expérience sur la page d'accueil de « ${figures} » : ${count} ; reçu : « 0 ».`],
    ['clients', 2.5, `Nombre minimal de clientes et clients satisfaits de « ${figures} » : ${count} ; reçu : « 2.5 ».`],
    ['complaintHours', '48', `Délai en heures pour une réclamation de « ${figures} » : ${count} ; reçu : « 48 ».`],
  ],
  'content/practical.json': [
    ['payment', undefined, `Vos clientes paient de « ${practical} » : ${empty}`],
    ['payment', [], `Vos clientes paient de « ${practical} » : ${empty}`],
    ['payment', ['cash', 'cash'], `Vos clientes paient de « ${practical} » : le même choix y est deux fois.`],
    [
      'payment',
      ['cash', 'chèque'],
      `Moyen de paiement 2 de « ${practical} » : un choix de la liste est attendu (en espèces, par carte, avec TWINT) ; reçu : « chèque ».`,
    ],
    ['access', { steps: -1 }, `Accès, marches à l'entrée de « ${practical} » : ${steps} ; reçu : « -1 ».`],
    ['access', { steps: 1.5 }, `Accès, marches à l'entrée de « ${practical} » : ${steps} ; reçu : « 1.5 ».`],
    ['access', { doorWidth: 0.9 }, `Accès, largeur libre de la porte de « ${practical} » : ${width} ; reçu : « 0.9 ».`],
    [
      'access',
      { doorWidth: '90 cm' },
      `Accès, largeur libre de la porte de « ${practical} » : ${width} ; reçu : « 90 cm ».`,
    ],
    [
      'access',
      { parking: 'oui' },
      `Accès, places de parc de « ${practical} » : un choix de la liste est attendu (devant le salon, à quelques pas, aucune près du salon) ; reçu : « oui ».`,
    ],
    ['voucher', { minimum: 30 }, `Bon cadeau, je propose des bons cadeaux de « ${practical} » : ${empty}`],
    [
      'voucher',
      { isOffered: true, minimum: 0 },
      `Bon cadeau, montant minimal de « ${practical} » : ${francs} ; reçu : « 0 ».`,
    ],
    [
      'waitingList',
      'oui',
      `« Prévenez-moi si une place se libère » de « ${practical} » : oui ou non est attendu ; reçu : « oui ».`,
    ],
    ['reviews', [{ name: 'Google' }], `Page d’avis 1, adresse de « ${practical} » : ${empty}`],
    [
      'reviews',
      [{ name: 'Google', url: 'g.co' }],
      `Page d’avis 1, adresse de « ${practical} » : ${https} ; reçu : « g.co ».`,
    ],
    ['brands', ['Silène', 'Silène'], `Marques utilisées de « ${practical} » : le même choix y est deux fois.`],
    ['brands', [''], `Marque 1 de « ${practical} » : ${empty}`],
    [
      'languages',
      ['allemand'],
      `Langue 1 de « ${practical} » : un choix de la liste est attendu (français, allemand, suisse allemand, italien, romanche, anglais, espagnol, portugais, albanais, serbe, croate, turc, ukrainien, arabe) ; reçu : « allemand ».`,
    ],
  ],
  'content/hours.json': [
    ['week.monday', '9h-18h', `Heures d'ouverture, lundi de « ${hours} » : ${time} ; reçu : « 9h-18h ».`],
    ['week.monday', '09:00-24:00', `Heures d'ouverture, lundi de « ${hours} » : ${time} ; reçu : « 09:00-24:00 ».`],
    ['week.monday', '18:00-09:00', `Heures d'ouverture, lundi de « ${hours} » : ${later} ; reçu : « 18:00-09:00 ».`],
    [
      'week.monday',
      '09:00-13:00, 12:00-18:00',
      `Heures d'ouverture, lundi de « ${hours} » : ${later} ; reçu : « 09:00-13:00, 12:00-18:00 ».`,
    ],
    ['week', {}, `Heures d'ouverture de « ${hours} » : au moins un jour ouvert est attendu.`],
    ['holidaysWorked', [1], `Jour férié 1 de « ${hours} » : un jour férié du canton est attendu ; reçu : « 1 ».`],
    [
      'closings',
      closings('2027-02-29', '2027-03-01'),
      `Fermeture 1, premier jour de « ${hours} » : ${day} ; reçu : « 2027-02-29 ».`,
    ],
    [
      'closings',
      closings('2027-07-19', '19.8.2027'),
      `Fermeture 1, dernier jour de « ${hours} » : ${day} ; reçu : « 19.8.2027 ».`,
    ],
    [
      'closings',
      closings('2027-07-19', '2027-07-18'),
      `Fermeture 1, dernier jour de « ${hours} » : doit venir après le premier jour, ou être le même.`,
    ],
    ['closings', closings('2027-07-19', '2027-07-19', ''), `Fermeture 1, raison de « ${hours} » : ${empty}`],
    ['closings', closings('2027-07-19', ''), `Fermeture 1, dernier jour de « ${hours} » : ${empty}`],
  ],
  'content/prices/mains-manucure.json': [
    ['price.amount', '57,50', `Prix de « Manucure » : ${amount} ; reçu : « 57,50 ».`],
    ['price.amount', '58', `Prix de « Manucure » : ${amount} ; reçu : « 58 ».`],
    ['price.amount', undefined, `Prix de « Manucure » : ${empty}`],
    ['price.amount', -5, `Prix de « Manucure » : ${amount} ; reçu : « -5 ».`],
    ['price.amount', 57.523, `Prix de « Manucure » : ${amount} ; reçu : « 57.523 ».`],
    ['price.amount', 25.01, `Prix de « Manucure » : ${amount} ; reçu : « 25.01 ».`],
    ['price.amount', 10000.05, `Prix de « Manucure » : ${amount} ; reçu : « 10000.05 ».`],
    ['price.overviewAmount', 'cher', `Autre prix sur la page d’aperçu de « Manucure » : ${amount} ; reçu : « cher ».`],
    [
      'price.counts',
      'both',
      "Prix qui compte de « Manucure » : un choix de la liste est attendu (le prix de la liste, l'autre prix) ; reçu : « both ».",
    ],
    ['price', undefined, `Prix de « Manucure » : ${empty}`],
    ['price', 58, 'Prix de « Manucure » : un prix fixe ou un devis est attendu ; reçu : « 58 ».'],
    ['price.kind', 'gratuit', 'Prix de « Manucure » : un prix fixe ou un devis est attendu.'],
    ['price.dependsOn', 'la pose', "Prix de « Manucure » : il n'y a pas de champ « dependsOn » ici : effacez-le."],
    ['price', { kind: 'quote' }, `Critère du devis de « Manucure » : ${empty}`],
    ['service', ' ', `Prestation de « mains-manucure » : ${empty}`],
    ['service', undefined, `Prestation de « mains-manucure » : ${empty}`],
    ['minutes', 0, `Durée de « Manucure » : ${minutes} ; reçu : « 0 ».`],
    ['minutes', 7.5, `Durée de « Manucure » : ${minutes} ; reçu : « 7.5 ».`],
    ['minutes', 1000, `Durée de « Manucure » : ${minutes} ; reçu : « 1000 ».`],
    [
      'group',
      'cheveux',
      "Groupe de la liste de « Manucure » : « cheveux » n'existe pas parmi les groupes de la liste des prix.",
    ],
    ['order', 1.5, 'Ordre de « Manucure » : un nombre entier est attendu ; reçu : « 1.5 ».'],
    ['promotion', true, "« Manucure » : il n'y a pas de champ « promotion » ici : effacez-le."],
  ],
  'content/price-list.json': [
    ['validFrom', '1.1.2027', `Date de validité des prix de « Date et titres » : ${day} ; reçu : « 1.1.2027 ».`],
  ],
  'content/pages/accueil.json': [
    [
      'reasons',
      (all: unknown[]) => all.slice(0, 2),
      'Pourquoi me choisir de « Accueil » : il en faut de 3 à 6 ; il y en a 2.',
    ],
    ['reasons', [], `Pourquoi me choisir de « Accueil » : ${empty}`],
    ['serviceCards.1.features.3', ' ', `Carte 2, ligne 4 de « Accueil » : ${empty}`],
    [
      'serviceCards.1.highlighted',
      'non',
      'Carte 2, mise en avant de « Accueil » : oui ou non est attendu ; reçu : « non ».',
    ],
    ['about.paragraphs.1', '', `À propos, paragraphe 2 de « Accueil » : ${empty}`],
    ['heading', ' ', `Grand titre de la page de « Accueil » : ${empty}`],
    [
      'lead',
      'Muriaux\u0007',
      `Phrase d'accueil sous le grand titre de « Accueil » : ${unprintable} ; reçu : « Muriaux  ».`,
    ],
  ],
  'content/pages/coupe.md': [
    ['title', letters(61), `Titre pour Google de « ${cut} » : au plus 60 caractères sont attendus ; il y en a 61.`],
    [
      'title',
      `{salon}${letters(47)}`,
      `Titre pour Google de « ${cut} » : au plus 60 caractères sont attendus ; il y en a 61.`,
    ],
    [
      'description',
      letters(119),
      `Description pour Google de « ${cut} » : entre 120 et 160 caractères sont attendus ; il y en a 119.`,
    ],
    [
      'description',
      letters(161),
      `Description pour Google de « ${cut} » : entre 120 et 160 caractères sont attendus ; il y en a 161.`,
    ],
    ['label', letters(41), `Nom court de « ${letters(41)} » : au plus 40 caractères sont attendus ; il y en a 41.`],
    ['question', undefined, `Question de la visiteuse de « ${cut} » : ${empty}`],
    ['benefit', 'Court', `« ${cut} » : il n'y a pas de champ « benefit » ici : effacez-le.`],
    ['picture', 'massage', `Image de « ${cut} » : « massage » n'existe pas sous « Images ».`],
    ['services.0.text', ' ', `Prestation 1, texte de « ${cut} » : ${empty}`],
    [
      'services.0.route',
      'massage',
      `Prestation 1, page de la prestation de « ${cut} » : « massage » n'existe pas parmi les pages.`,
    ],
    ['services.0.prices.0', 'massage', `Prestation 1, prix 1 de « ${cut} » : « massage » n'existe pas sous « Prix ».`],
    ['services.0.prices', withFirstAgain, `Prestation 1, prix de « ${cut} » : le même choix y est deux fois.`],
    ['related', ['tarifs'], `Pages proposées à la fin de « ${cut} » : il en faut au moins 2 ; il y en a 1.`],
    ['related', withFirstAgain, `Pages proposées à la fin de « ${cut} » : le même choix y est deux fois.`],
    ['body', 'Sans sous-titre.', `Texte de « ${cut} » : ${pageText}.`],
    ['body', '## Sans paragraphe', `Texte de « ${cut} » : ${pageText}.`],
    ['body', '## Titre\n\nSonnette\u0007', `Texte de « ${cut} » : ${unprintable} ; reçu : « Sonnette  ».`],
    ['body', '## Titre\n\nUn **mot** gras.', `${plain} ; voyez « Un **mot** gras. ».`],
    ['body', '## Titre\n\n- Une liste', `${plain} ; voyez « - Une liste ».`],
    ['body', '## Titre\n\nUn [lien](https://a.ch).', `${plain} ; voyez « Un [lien](https://a.ch). ».`],
    ['body', '# Trop grand', `${plain} ; voyez « # Trop grand ».`],
    ['answer', 'Chez {salom}.', `Réponse de « ${cut} » : « {salom} » n'est pas connu ; connus : ${facts}.`],
    ['body', '## Ici\n\n{Salon}', `Texte de « ${cut} » : « {Salon} » n'est pas connu ; connus : ${facts}.`],
    ['', '---\ntitle: Coupe\nlabel: "Coupe\n---\n', `le fichier est abîmé à la ligne 3 ${damaged}.`],
    ['', 'Rien que du texte.', 'les champs manquent en tête, entre deux lignes « --- ».'],
  ],
  'content/pages/conditions.md': [['body', '', `Texte de « Conditions générales » : ${pageText}.`]],
  'content/pages/onglerie.json': [
    ['cards.0.prices.0', 'spa', "Carte 1, prix 1 de « Onglerie » : « spa » n'existe pas sous « Prix »."],
  ],
  'content/pages/services-onglerie.json': [
    ['cards.5.price', 35, 'Carte 6, prix de « Onglerie et beauté » : un prix de la liste est attendu ; reçu : « 35 ».'],
  ],
  'content/pages/services-coiffure.json': [
    [
      'services.0',
      'coupe',
      "Carte 1 de « Prestations de coiffure » : « coupe » n'existe pas parmi les pages de cette sorte.",
    ],
  ],
  'content/services/service-balayage.json': [
    [
      'benefit',
      letters(101),
      'Phrase de la carte de « Balayage » : au plus 100 caractères sont attendus ; il y en a 101.',
    ],
    ['prices.0', 'spa', "Prix 1 de « Balayage » : « spa » n'existe pas sous « Prix »."],
  ],
  'content/languages/de/accueil.json': [
    [
      'rest',
      letters(81),
      "Lien vers l'accueil en français de « Startseite » : au plus 80 caractères sont attendus ; il y en a 81.",
    ],
    ['serviceCards.0.route', 'tarifs', "Carte 1 de « Startseite » : il n'y a pas de champ « route » ici : effacez-le."],
  ],
  'content/articles/manucure-pedicure-suisse.md': [
    ['title', undefined, `Titre de « manucure-pedicure-suisse » : ${empty}`],
    ['date', '2027-01-01', `« ${article} » : il n'y a pas de champ « date » ici : effacez-le.`],
    ['body', '**Un.**', `${plain} ; voyez « **Un.** ».`],
  ],
  'content/pictures/balayage.json': [
    ['alt', '', `Description de « Balayage » : ${empty}`],
    ['alt', undefined, `Description de « Balayage » : ${empty}`],
    ['file', 'balayage.jpg', `Photo de « Balayage » : ${photograph} ; reçu : « balayage.jpg ».`],
    ['file', 'été.webp', `Photo de « Balayage » : ${photograph} ; reçu : « été.webp ».`],
    ['file', 'absent.webp', 'Photo de « Balayage » : le fichier content/pictures/absent.webp manque.'],
    [
      'focus.y',
      101,
      `Point à garder quand l’image est coupée, depuis le haut de « Balayage » : ${percentage} ; reçu : « 101 ».`,
    ],
    [
      'fallback',
      'spa',
      'Photo de secours de « Balayage » : une adresse entière est attendue, par exemple https://www.exemple.ch ; reçu : « spa ».',
    ],
  ],
  'content/gallery.json': [
    ['pairs.0.after', 'spa', "Paire 1, photo après de « Avant et après » : « spa » n'existe pas sous « Images »."],
    [
      'pairs.0.caption',
      'a\u0007',
      `Paire 1, ce qui a été fait de « Avant et après » : ${unprintable} ; reçu : « a  ».`,
    ],
    ['pairs.2.title', '\ud83d', `Paire 3, titre de « Avant et après » : ${unprintable} ; reçu : « \ud83d ».`],
  ],
  'content/season.json': [
    ['january', undefined, `Janvier de « ${notes} » : ${empty}`],
    ['august', ' ', `Août de « ${notes} » : ${empty}`],
    ['february', letters(91), `Février de « ${notes} » : au plus 90 caractères sont attendus ; il y en a 91.`],
    [
      'march',
      'Encore {semaines} semaines.',
      `Mars de « ${notes} » : « {semaines} » n'est pas connu ; connus : ${facts}.`,
    ],
    ['undecember', 'Un.', `« ${notes} » : il n'y a pas de champ « undecember » ici : effacez-le.`],
  ],
  'content/prices/Barbe.json': [
    ['', '{"service":"B","price":{"kind":"fixed","amount":1},"group":"mains"}', `${fileName}.`],
  ],
  'content/prices/été.json': [
    ['', '{"service":"É","price":{"kind":"fixed","amount":1},"group":"mains"}', `${fileName}.`],
  ],
  'content/prices/BARBE.JSON': [['', '{}', `${stray}.`]],
  'content/salons.json': [['', '{}', `${stray}.`]],
  'content/pages/patine.md': [
    [
      '',
      '---\na: 1\n---\n',
      'une sorte de page est attendue (home, all-services, price-list, gallery, blog, contact, privacy, legal, service-cards, price-cards, category, landing, local-landing).',
    ],
  ],
  'messages/fr.json': [
    ['nav.home', '', '« nav.home » : un texte est attendu.'],
    ['nav.home', 3, '« nav.home » : un texte est attendu.'],
    ['nav.home', 'Bonjour {name', `« nav.home » : ${braces}.`],
    ['nav.home', '<b>Bonjour', `« nav.home » : ${braces}.`],
    ['nav.home', '{count, plural, one {#}}', `« nav.home » : ${braces}.`],
    ['nav.home', '{count, pluriel, one {#} other {#}}', `« nav.home » : ${braces}.`],
    ['', '{\n  "nav": {\n', `le fichier est abîmé à la ligne 3 ${damaged}.`],
  ],
  'messages/de.json': [['nav.home', ' ', '« nav.home » : un texte est attendu.']],
};

const rows = Object.entries(refused).flatMap(([file, cases]) => cases.map((row) => [file, ...row] as const));

it.each(rows)('%s: %s refuses %j', async (file, place, value, sentence) => {
  expect(await sentencesAfter([file, place, value])).toEqual([`${file} : ${sentence}`]);
});

it.each<Change>([
  ['content/salon.json', 'phone', '+41321234567'],
  ['content/salon.json', 'whatsapp', '[exemple] +41 79 123 45 67'],
  ['content/salon.json', 'position', '46.2,6.1'],
  ['content/salon.json', 'siteUrl', 'https://salon.ch'],
  ['content/salon.json', 'siteUrl', 'https://épicéa.mon-salon.ch'],
  ['content/salon.json', 'socialProfile.url', 'https://www.exemple.ch/salon?lang=fr#ici'],
  ['content/hours.json', 'closings', closings('2027-12-24', '2027-12-24')],
  ['content/hours.json', 'closings', closings('2028-02-29', '2028-03-01')],
  ['content/pages/coupe.md', 'title', letters(60)],
  ['content/pages/coupe.md', 'title', `{salon}${letters(46)}`],
  ['content/pages/coupe.md', 'description', letters(120)],
  ['content/pages/coupe.md', 'description', letters(160)],
  ['content/pages/coupe.md', 'label', letters(40)],
  ['content/pages/coupe.md', 'body', ''],
  ['content/pages/coupe.md', 'services.0.prices', undefined],
  ['content/services/service-balayage.json', 'benefit', letters(100)],
  ['content/services/service-balayage.json', 'prices', []],
  ['content/languages/de/accueil.json', 'rest', letters(80)],
  ['content/season.json', 'may', letters(90)],
  ['content/season.json', 'may', `{semaines-vernis}${letters(89)}`],
  ['content/prices/mains-manucure.json', 'price.amount', 0],
  ['content/prices/mains-manucure.json', 'price.amount', 19.95],
  ['content/prices/mains-manucure.json', 'price.amount', 10000],
  ['content/prices/mains-manucure.json', 'price', { kind: 'quote', dependsOn: 'la longueur' }],
  // A form leaves what is empty in many ways.
  ['content/prices/mains-manucure.json', 'variant', ''],
  ['content/prices/mains-manucure.json', 'minutes', null],
  ['content/pictures/balayage.json', 'focus.x', 100],
  ['content/articles/manucure-pedicure-suisse.md', 'body', 'Un.\n\n## Titre\n\nDeux.\n\nTrois.'],
  // Typesetting makes the apostrophe round, so that it starts no escape.
  ['messages/fr.json', 'nav.home', "l'{name} d'{place}"],
])('%s: %s accepts %j', async (file, place, value) => {
  expect(await sentencesAfter([file, place, value])).toEqual([]);
});

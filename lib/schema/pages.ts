import { z } from 'zod';
import { shownParts } from './body-parts';
import {
  advisedLine,
  body,
  distinct,
  entry,
  group,
  groups,
  hidden,
  limitedLine,
  line,
  list,
  order,
  page,
  paragraphs,
  pictureIn,
  prose,
  reference,
  richParagraphs,
  select,
  shareImage,
  text,
  tradeOrGroup,
  yesNo,
} from './fields';

/** Limits in characters of a title and a description in search results. */
export const searchLimits = { title: { max: 60 }, description: { min: 120, max: 160 } };

const searchWords = (titleHint: string, descriptionHint: string) => ({
  title: advisedLine({ label: 'Titre pour Google', formOrder: 2, hint: titleHint, ...searchLimits.title }),
  description: advisedLine({
    label: 'Description pour Google',
    formOrder: 2,
    hint: descriptionHint,
    ...searchLimits.description,
  }),
});

export const pageWords = entry({
  heading: prose({ label: 'Grand titre de la page' }),
  /** For breadcrumbs, footer and related links. */
  label: limitedLine({ label: 'Nom court', hint: 'Dans les liens vers cette page.', max: 40 }),
  ...searchWords(
    'Prestation, lieu et salon, en 60 caractères au plus ; {salon} compte pour le nom du salon.',
    'Une ou deux phrases, de 120 à 160 caractères.',
  ),
});

const pathMessage = 'un chemin est attendu, par exemple /tarifs';

/** Path of a page, case included: "/services/brushing"; only the home page's ends in a slash. */
const pathField = hidden(text(pathMessage).regex(/^\/((?!_)[\w-]+(\/[\w-]+)*)?$/, pathMessage), {
  label: 'Chemin',
  message: pathMessage,
});

const kindField = <const Kind extends string>(kind: Kind) =>
  hidden(z.literal(kind, { error: `"${kind}" est attendu` }), {
    label: 'Sorte de page',
    message: `"${kind}" est attendu`,
  });

const place = {
  path: pathField,
  /** The page above it in the breadcrumbs; by default the home page. */
  parent: hidden(page({ label: 'Page au-dessus' }), { label: 'Page au-dessus' }).optional(),
  order,
  otherNames: hidden(list(line({ label: 'Nom' }), { label: 'Autres noms de la page', singular: 'un nom' }), {
    label: 'Autres noms de la page',
    hint: 'Si quelqu’un se trompe d’adresse avec un de ces mots, le site propose cette page.',
  }).default([]),
};

/** Whether the owner has taken the page off the site; its file stays. */
const withdrawn = yesNo({
  label: 'Retirée du site',
  formOrder: 1,
  initial: false,
  hint: 'La page et les liens qui y mènent disparaissent du site. Rien n’est effacé.',
}).optional();

const picture = pictureIn(4, 3, 1600, { label: 'Photo' });
const intro = paragraphs({ label: 'Introduction' });

const pageBase = pageWords.extend({
  ...place,
  /** For the share image, and for page and cards if its kind lacks `isPictureUnseen` (lib/content/page-kinds.ts). */
  picture,
});

/** Layouts of the head of a page. */
const opening = select(
  [
    ['beside', 'titre à côté de l’image'],
    ['over', 'titre sur l’image, d’un bord à l’autre'],
    ['under', 'grand titre sous une bande de l’image'],
    ['shades', 'titre à côté du nuancier'],
  ],
  {
    label: 'Début de la page',
    formOrder: 3,
    hint: 'Dans le doute, comme d’habitude. Un titre se lit sur une image large, sombre et calme à gauche ; la bande montre le milieu de l’image, pâle en bas.',
  },
).default('beside');

const inHeader = yesNo({
  label: 'Dans le menu du haut',
  formOrder: 1,
  initial: false,
  hint: 'Le lien est toujours au bas des pages et dans le menu du téléphone. Allumez pour l’avoir aussi en haut des écrans larges.',
}).default(false);

const pointShape = { title: line({ label: 'Titre' }), text: prose({ label: 'Texte' }) };
const points = (label: string, more: { min?: number; max?: number; isAsked?: 'if present' } = {}) =>
  groups(pointShape, { each: 'Point', label, singular: 'un point', min: 1, ...more });

const textSection = group(
  { heading: line({ label: 'Titre' }), paragraphs: paragraphs({ label: 'Paragraphes' }) },
  { label: 'Partie' },
);

const beforeBooking = prose({
  label: 'À faire avant le rendez-vous',
  hint: 'Paraît sous le bouton de réservation, par exemple : un test sur la peau, deux jours avant.',
}).optional();

const closingWords = { label: 'Invitation à la fin' };
const closing = group(pointShape, closingWords);

const closingShape = {
  ...pointShape,
  isByPhone: yesNo({
    label: 'On appelle, au lieu de réserver',
    initial: false,
    hint: 'Le bouton devient celui du téléphone : pour ce qui ne se réserve pas, comme une place à repourvoir.',
  }).optional(),
};

const richSection = group(
  { heading: line({ label: 'Titre' }), paragraphs: richParagraphs({ label: 'Paragraphes' }) },
  { label: 'Partie' },
);

/** Parts of a page in Markdown. */
const sections = (min = 0) =>
  body(z.array(richSection).min(min), {
    label: 'Texte',
    hint: 'Chaque partie commence par un sous-titre, puis des paragraphes, des listes et des liens.',
    message: 'des sous-titres sont attendus, et un paragraphe au moins sous chacun',
  });

const pricesOf = (label: string, more: { hint?: string; min?: number; max?: number }) =>
  distinct(reference('prices', { label: 'Prix' }), { label, singular: 'un prix', ...more });
const prices = pricesOf('Prix', { hint: 'Un au moins ; un devis a son prix aussi, « sur devis ».', min: 1 });
const firstPrices = (more = '') =>
  pricesOf('Prix en haut de la page', {
    hint: `Ceux qu’on vous demande le plus, trois au plus. D’une prestation à plusieurs longueurs, le site dit le prix le plus bas et le plus haut.${more}`,
    max: 3,
  }).optional();

/** Services in a list; `route` makes a title a link, `prices` are shown beside it. */
const serviceLines = (label: string) =>
  groups(
    { ...pointShape, route: page({ label: 'Page de la prestation' }).optional(), prices },
    { each: 'Prestation', label, singular: 'une prestation', min: 1 },
  );

const relatedPages = (min = 0) =>
  distinct(page({ label: 'Page' }), { label: 'Pages proposées à la fin', singular: 'une page', min });
const related = relatedPages().default([]);

const features = list(line({ label: 'Ligne' }), { label: 'Lignes', singular: 'une ligne', min: 1, max: 6 });

const homeServiceCard = group(
  {
    ...pointShape,
    features,
    picture: pictureIn(4, 5, 1200, { label: 'Photo' }),
    route: page({ label: 'Page où mène la carte' }),
    link: limitedLine({ label: 'Mots du lien', hint: 'Vide : « Voir tous les services ».', max: 60 }).optional(),
    priceGroups: distinct(tradeOrGroup('price-group', { label: 'Groupe', isListed: true }), {
      label: 'Prix de la carte',
      singular: 'un groupe',
      hint: 'Les groupes de la liste dont la carte dit le premier et le dernier prix. Vide : ceux de la page où elle mène.',
    }).optional(),
    highlighted: yesNo({ label: 'Mise en avant' }),
  },
  { label: 'Carte' },
);

const teamMember = group(
  {
    name: line({ label: 'Prénom et nom' }),
    role: limitedLine({ label: 'Métier', hint: 'Par exemple « coiffeuse » ou « apprenti ».', max: 60 }),
    text: prose({ label: 'Ce que fait cette personne' }),
    picture: pictureIn(4, 5, 960, {
      label: 'Photo, en hauteur',
      hint: 'Tant qu’il en manque une, l’équipe est montrée en mots.',
    }).optional(),
  },
  { label: 'Personne' },
);

/** Sections of the home page below its opening, in their usual order. */
const homeSections = [
  ['about', 'À propos'],
  ['team', 'Équipe'],
  ['reasons', 'Pourquoi me choisir'],
  ['services', 'Métiers'],
  ['gallery', 'Galerie'],
  ['testimonials', 'Avis'],
  ['season', 'Carnet de saison'],
  ['booking', 'Invitation à réserver'],
  ['contact', 'Contact et plan'],
] as const;

const home = entry({
  heading: pageWords.shape.heading,
  lead: prose({ label: 'Phrase d’accueil sous le grand titre' }),
  ...pageBase.omit({ heading: true, label: true, picture: true }).shape,
  picture: pictureIn(16, 9, 1920, { label: 'Photo', hint: 'Prenez-en une sombre à gauche : le titre s’écrit dessus.' }),
  phonePicture: pictureIn(9, 16, 900, { label: 'Photo pour les téléphones, en hauteur' }).optional(),
  firstPrices: firstPrices(),
  about: group(
    { ...textSection.shape, picture: pictureIn(4, 5, 1200, { label: 'Photo, en hauteur' }) },
    { label: 'À propos' },
  ).optional(),
  team: list(teamMember, {
    label: 'Équipe',
    singular: 'une personne',
    hint: 'Paraît dès deux personnes.',
    max: 8,
  }).default([]),
  reasons: points('Pourquoi me choisir', { min: 3, max: 6 }).default([]),
  servicesIntro: prose({ label: 'Phrase au-dessus des métiers', hint: 'Vide : pas de phrase.' }).optional(),
  serviceCards: list(homeServiceCard, {
    label: 'Métiers, une carte pour chacun',
    singular: 'une carte',
    min: 1,
    max: 6,
  }).default([]),
  contactIntro: prose({ label: 'Phrase au-dessus de l’adresse', hint: 'Vide : pas de phrase.' }).optional(),
  sections: distinct(select(homeSections, { label: 'Partie' }), {
    label: 'Parties de la page, dans cet ordre',
    singular: 'une partie',
    hint: 'La croix cache une partie, ses textes restent ; « Ajouter une partie » la remet. Une partie vide ne paraît pas.',
    min: 1,
    isOrdered: true,
  }).default(homeSections.map(([section]) => section)),
  label: pageWords.shape.label,
  /** Picture of the share image, if it is not `picture`. */
  sharePicture: shareImage().optional(),
});

const ofItsWords = searchWords(
  'Vide : le site le fait du nom et du lieu. 60 caractères au plus.',
  'Vide : le site la fait de vos premières phrases. De 120 à 160 caractères.',
);
/** Title and description for search engines; if empty, made from the page's words (scripts/content/new-pages.ts). */
const fromItsWords = { title: ofItsWords.title.default(''), description: ofItsWords.description.default('') };

/** A page on one service. scripts/content/new-pages.ts adds heading, search words and card to a new service. */
const service = entry({
  label: limitedLine({
    label: 'Nom de la prestation',
    hint: 'Dans les listes et les liens. Une nouvelle prestation ? Faites d’abord son prix, sous « Prix ».',
    max: 40,
  }),
  prices: pricesOf('Prix', {
    hint: 'Choisis parmi ceux de « Prix », où leurs montants se changent.',
    min: 1,
  }),
  parent: page(
    {
      label: 'Sur quelle page la montrer ?',
      absent: 'pas encore choisie',
      hint: 'Elle s’ajoute à la fin de cette page.',
    },
    'cards',
  ).optional(),
  /** A sentence for the card on the parent page and for the head of the service's page. */
  benefit: limitedLine({ label: 'Phrase sous son nom', hint: 'Dans les listes de prestations.', max: 100 }),
  picture,
  intro: paragraphs({ label: 'Comment cela se passe' }),
  ...pageBase.omit({ label: true, picture: true, parent: true }).shape,
  /** Without a path, the page's address is the name of its file. */
  path: pathField.optional(),
  heading: prose({
    label: 'Grand titre de la page',
    formOrder: 2,
    hint: 'Vide : le nom de la prestation.',
  }).default(''),
  ...fromItsWords,
  included: list(line({ label: 'Étape' }), {
    label: 'Ce qui est compris',
    singular: 'un point',
    hint: 'Ce qui suit est facultatif : ce qui reste vide ne paraît pas.',
  }).default([]),
  suits: prose({ label: 'Pour qui' }).optional(),
  lasts: prose({ label: 'Combien de temps cela tient' }).optional(),
  aftercare: list(line({ label: 'Conseil' }), { label: 'À la maison', singular: 'un conseil' }).default([]),
  beforeBooking,
  related,
  withdrawn,
});

const landingCase = group(
  {
    ...pointShape,
    picture: pictureIn(1, 1, 800, {
      label: 'Photo',
      hint: 'Facultative, carrée, à tous les cas ou à aucun.',
    }).optional(),
    price: reference('prices', { label: 'Prix' }).optional(),
  },
  { label: 'Cas' },
);

/** A page for one search: the visitors' question, answered at once. */
const landing = pageBase.extend({
  opening,
  question: line({ label: 'La question, comme on la pose à Google' }),
  answer: prose({ label: 'Réponse' }),
  firstPrices: firstPrices(' Sans eux, ceux de la première prestation de la page.'),
  sections: sections(),
  beforeBooking,
  cases: group(
    {
      heading: line({ label: 'Titre' }),
      note: prose({ label: 'Comment lire les images' }).optional(),
      cases: list(landingCase, { label: 'Cas', singular: 'un cas', min: 2, max: 4 }),
    },
    { label: 'Comparaison', hint: 'Par exemple court, mi-long et long : la réponse pour chacun, côte à côte.' },
  ).optional(),
  services: serviceLines('Ce que le salon propose à ce sujet'),
  why: points('Pourquoi me choisir'),
  whyPicture: pictureIn(4, 3, 1600, {
    label: 'Photo à côté de « Pourquoi me choisir »',
    hint: 'Choisissez-en une qui n’est pas déjà en haut de la page.',
  }).optional(),
  related: relatedPages(2),
  /** Directions, for people who live near: the page gets the map, and describes the salon in full to search engines. */
  directions: points('Comment venir', { isAsked: 'if present' }).optional(),
  /** Words of the booking band, in place of those that all landing pages share. */
  closing: group(pointShape, { ...closingWords, isAsked: 'if present' }).optional(),
  withdrawn,
});

const allServices = pageBase.extend({
  intro,
  trades: groups(
    {
      trade: tradeOrGroup('trade', { label: 'Métier' }),
      picture: pictureIn(3, 1, 1600, { label: 'Photo', hint: 'Facultative, large et basse.' }).optional(),
      lines: serviceLines('Prestations'),
    },
    { each: 'Métier', label: 'Prestations par métier', singular: 'un métier', min: 1 },
  ),
  why: points('Pourquoi me choisir'),
  contact: group(textSection.shape, { label: 'Contact' }),
});

/** A list of cards with title, text, picture and the fields of `shape`. */
const cardsOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  groups(
    { ...pointShape, picture, ...shape },
    {
      each: 'Carte',
      label: 'Cartes',
      singular: 'une carte',
      min: 1,
      isAsked: 'if present',
    },
  ).optional();
const route = page({ label: 'Page qui en dit plus' });

/** A page with the services of a trade as cards: `services`, `cards` or `bands`, at least one of them. */
const cards = pageBase.extend({
  opening,
  trade: hidden(tradeOrGroup('trade', { label: 'Métier' }), { label: 'Métier' }),
  /** Whether booking links on this page and on the pages below it use the trade's `bookingVariant`. */
  usesBookingVariant: hidden(yesNo({ label: 'Réservation du métier' }), { label: 'Réservation du métier' }).optional(),
  bandPicture: pictureIn(2, 1, 1600, { label: 'Photo derrière l’invitation à la fin' }).optional(),
  closing,
  intro: intro.default([]),
  /** Cards made from the service pages. */
  services: distinct(page({ label: 'Prestation' }, 'service'), {
    label: 'Cartes dans cet ordre',
    singular: 'une carte',
    min: 1,
    isAsked: 'if present',
  }).optional(),
  /** Cards of one price each: an overview, whose prices may differ from those of the price list. */
  cards: cardsOf({ price: reference('prices', { label: 'Prix' }), route }),
  /** Services across the page, each with a large picture and one or more prices. */
  bands: cardsOf({ route, prices }),
  related,
});

const priceListPage = pageBase.extend({
  intro,
  closing,
  notes: list(prose({ label: 'Remarque' }), { label: 'Remarques sous la liste', singular: 'une remarque', min: 1 }),
});

const gallery = pageBase.extend({
  intro,
  note: prose({ label: 'Remarque sur les photos' }).optional(),
  closing,
});

const blog = pageBase.extend({
  intro: prose({ label: 'Introduction' }),
  inHeader,
  showsWhole: yesNo({
    label: 'Les derniers articles en entier',
    initial: false,
    hint: 'Sur un grand écran, et à déplier sur un téléphone. Sans cela, leurs premières phrases, et le lien vers la suite.',
  }).optional(),
  closing: group(closingShape, closingWords),
});

const contact = pageBase.extend({
  intro: paragraphs({
    label: 'Introduction',
    hint: 'Le téléphone et l’adresse sont sous « Le salon », les heures sous « Heures et vacances ».',
  }),
  access: points('Comment venir'),
});

const legal = pageBase.extend({
  intro,
  sections: sections(1),
});

/** The body of an own page: sections with words, and after the words a picture or prices. */
const ownText = <Parts extends z.ZodRawShape>(parts: Parts, message: string) =>
  body(
    z
      .array(
        z.strictObject({
          heading: line({ label: 'Sous-titre' }).optional(),
          paragraphs: richParagraphs({ label: 'Paragraphes', min: 0 }),
          ...parts,
        }),
      )
      .min(1),
    {
      label: 'Texte',
      hint: `Des paragraphes, des listes, des liens, des sous-titres ; « Insérer » y met une image${'prices' in parts ? ' ou des prix' : ''}.`,
      message,
      parts: Object.keys(parts),
    },
  );

/** An own page of the salon, such as one on vouchers; the name of its file is its address. */
const ownPage = pageBase.omit({ path: true }).extend({
  ...fromItsWords,
  inHeader,
  intro: prose({ label: 'Introduction' }).optional(),
  sections: ownText(shownParts, 'un texte est attendu'),
  isForVouchers: yesNo({
    label: 'On y commande un bon cadeau',
    formOrder: 1,
    initial: false,
    hint: 'Des boutons pour le commander, en haut de la page, et en bas si elle est longue.',
  }).default(false),
  closing: group(closingShape, {
    label: 'Bouton « Réserver » à la fin',
    hint: 'À cocher si la page invite à prendre rendez-vous ; les prix qu’elle montre ont alors leurs boutons aussi.',
  }).optional(),
  withdrawn,
});

const kinds = {
  home,
  'all-services': allServices,
  'price-list': priceListPage,
  gallery,
  blog,
  contact,
  legal,
  cards,
  landing,
  service,
  page: ownPage,
};

/** Kinds of pages with files of their own; article pages are made from the articles. */
type WrittenKind = keyof typeof kinds;
export type PageKind = WrittenKind | 'article';

export const pageSchemas = Object.fromEntries(
  (Object.entries(kinds) as [WrittenKind, z.ZodObject][]).map(([kind, schema]): [WrittenKind, z.ZodObject] => [
    kind,
    schema.extend({ kind: kindField(kind) }),
  ]),
) as Record<WrittenKind, z.ZodObject>;

/** Words of a card of the home page in another language; picture and target are the main language's. */
const translatedCard = group(homeServiceCard.pick({ title: true, text: true, features: true, link: true }).shape, {
  label: 'Carte',
});

/** Fields of a translated page, by kind; some sections of the home page exist in the main language only. */
export const translatedPageSchemas = {
  home: pageWords.extend({
    kind: kindField('home'),
    path: pathField,
    ...home.pick({ lead: true, servicesIntro: true, contactIntro: true }).shape,
    /** Words of the link to the home page in the main language. */
    rest: limitedLine({ label: "Lien vers l'accueil dans la langue principale", max: 80 }),
    /** Translated names of links to pages that exist in the main language only. */
    pageNames: groups(
      { page: page({ label: 'Page' }), label: line({ label: 'Nom' }) },
      {
        each: 'Page',
        label: 'Noms des pages de la langue principale',
        singular: 'un nom',
      },
    ).default([]),
    tradeNames: groups(
      { trade: tradeOrGroup('trade', { label: 'Métier' }), label: line({ label: 'Nom' }) },
      { each: 'Métier', label: 'Noms des métiers', singular: 'un nom' },
    ).default([]),
    /** Cards in the order of those in the main language. */
    serviceCards: list(translatedCard, {
      label: 'Métiers, une carte pour chacun',
      singular: 'une carte',
      min: 1,
      max: 6,
    }).default([]),
  }),
  contact: pageWords.extend({
    kind: kindField('contact'),
    path: pathField,
    ...contact.pick({ intro: true }).shape,
    access: contact.shape.access.default([]),
  }),
  page: pageWords.extend({
    kind: kindField('page'),
    path: pathField,
    ...ownPage.pick({ intro: true, closing: true }).shape,
    /** Without prices, because their names exist in the main language alone. */
    sections: ownText(
      { picture: shownParts.picture },
      'un texte est attendu, sans prix, qui ne se disent que dans la langue principale',
    ),
  }),
};

/** File name without extension in `content/pages`, `services` or `own-pages`; for an article `articlePageId`. */
export type PageId = string;
type PageData = { [Kind in WrittenKind]: z.infer<(typeof kinds)[Kind]> & { kind: Kind; path: string } } & {
  article: z.infer<typeof pageBase> & { kind: 'article' };
};
export type Page = PageData[PageKind];
export type PageOfKind<Kind extends PageKind> = PageData[Kind];

export type LeadLook = z.infer<typeof opening>;
export type Point = z.infer<typeof closing>;
export type Closing = PageData['blog']['closing'];
export type ServiceLine = PageData['landing']['services'][number];
export type HomeServiceCard = z.infer<typeof homeServiceCard>;
export type TeamMember = z.infer<typeof teamMember>;
export type TranslatedPage = {
  [Kind in keyof typeof translatedPageSchemas]: z.infer<(typeof translatedPageSchemas)[Kind]>;
}[keyof typeof translatedPageSchemas];

export type HomeSection = (typeof homeSections)[number][0];

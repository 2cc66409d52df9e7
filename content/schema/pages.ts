import { z } from 'zod';
import { type RouteId, serviceRouteIds } from '../routes';
import {
  body,
  distinct,
  entry,
  group,
  limitedLine,
  line,
  list,
  markdownPattern,
  page,
  paragraphs,
  prose,
  reference,
  yesNo,
} from './fields';

/** What every page says of itself in words. */
export const pageWords = entry({
  /** `<title>`: service, place and salon. */
  title: limitedLine({
    label: 'Titre pour Google',
    hint: 'Prestation, lieu et salon, en 60 caractères au plus ; {salon} compte pour le nom du salon.',
    max: 60,
  }),
  /** `<meta name="description">`. */
  description: limitedLine({
    label: 'Description pour Google',
    hint: 'Une ou deux phrases, de 120 à 160 caractères.',
    min: 120,
    max: 160,
  }),
  /** For breadcrumbs, footer and related links. */
  label: limitedLine({ label: 'Nom court', hint: 'Dans les liens vers cette page.', max: 40 }),
  /** The `h1`. */
  heading: prose({ label: 'Grand titre de la page' }),
});

/** What every page has, whatever its kind. */
const pageBase = pageWords.extend({
  /** At the head of the page, on its card and on its share image. */
  picture: reference('pictures', { label: 'Image' }),
});

/** A titled sentence or two. */
const pointShape = { title: line({ label: 'Titre' }), text: prose({ label: 'Texte' }) };
const points = (label: string, limits: { min: number } | { exactly: number } = { min: 1 }) =>
  list(group(pointShape, { label: 'Point' }), { label, singular: 'point', ...limits });

/** A heading with its paragraphs. */
const textSection = group(
  { heading: line({ label: 'Titre' }), paragraphs: paragraphs({ label: 'Paragraphes' }) },
  { label: 'Partie' },
);

/** Parts of a page in Markdown. */
const sections = (min = 0) =>
  body(z.array(textSection).min(min), {
    label: 'Texte',
    hint: 'Chaque partie commence par un sous-titre ; une ligne vide sépare les paragraphes.',
    pattern: markdownPattern('(?:hp+)*'),
    message: 'sous chaque sous-titre, un paragraphe au moins est attendu, sans gras ni liste ni lien',
  });

const listedPrices = distinct(reference('prices', { label: 'Prix' }), { label: 'Prix', singular: 'prix' });
/** The editor leaves empty lists away. */
const prices = listedPrices.default([]);

/** A service on a landing page; `route` makes its title a link, `prices` are shown beside it. */
const serviceLines = (label: string) =>
  list(
    group(
      { ...pointShape, route: page({ label: 'Page de la prestation' }).optional(), prices: listedPrices.optional() },
      { label: 'Prestation' },
    ),
    { label, singular: 'prestation', min: 1 },
  );

/** Pages that are offered at the end of this one. */
const relatedPages = (min = 0) =>
  distinct(page({ label: 'Page' }), { label: 'Pages proposées à la fin', singular: 'page', min });
const related = relatedPages().default([]);

/** What a card of the home page lists. */
const features = list(line({ label: 'Ligne' }), { label: 'Lignes', singular: 'ligne', exactly: 4 });

const homeServiceCard = group(
  {
    ...pointShape,
    features,
    picture: reference('pictures', { label: 'Image' }),
    route: page({ label: 'Page où mène la carte' }),
    highlighted: yesNo({ label: 'Mise en avant' }),
  },
  { label: 'Carte' },
);

const home = pageBase.extend({
  /** Under the headline. */
  lead: prose({ label: "Phrase d'accueil sous le grand titre" }),
  about: group(textSection.shape, { label: 'À propos' }),
  reasons: points('Pourquoi me choisir', { exactly: 5 }),
  servicesIntro: prose({ label: 'Phrase au-dessus des deux cartes' }),
  serviceCards: list(homeServiceCard, { label: 'Les deux cartes', singular: 'carte', exactly: 2 }),
  contactIntro: prose({ label: 'Phrase du contact' }),
});

/** One service: what happens, for whom, how long it lasts, what to do at home. */
const service = pageBase.extend({
  /** For the card. */
  benefit: limitedLine({ label: 'Phrase de la carte', max: 100 }),
  intro: paragraphs({ label: 'Comment cela se passe' }),
  included: list(line({ label: 'Étape' }), { label: 'Ce qui est compris', singular: 'étape', min: 1 }),
  suits: prose({ label: 'Pour qui' }),
  lasts: prose({ label: 'Combien de temps cela tient' }),
  aftercare: list(line({ label: 'Conseil' }), { label: 'À la maison', singular: 'conseil', min: 1 }),
  prices,
  related,
});

/** A page for one thing visitors search for: their question, answered at once. */
const landing = pageBase.extend({
  /** As a visitor would type it. */
  question: line({ label: 'Question de la visiteuse' }),
  /** The first paragraph of the page. */
  answer: prose({ label: 'Réponse' }),
  services: serviceLines('Prestations'),
  why: points('Pourquoi me choisir'),
  /** Beside the reasons; it must not stand elsewhere on the page. */
  whyPicture: reference('pictures', {
    label: 'Image à côté de « Pourquoi me choisir »',
    hint: 'Facultative. Choisissez-en une qui n’est pas déjà en haut de la page.',
  }).optional(),
  related: relatedPages(2),
  sections: sections(),
});

/** A landing page with the way to the salon. */
const localLanding = landing.extend({ directions: points('Comment venir') });

/** All services of the salon on one page. */
const allServices = pageBase.extend({
  intro: paragraphs({ label: 'Introduction' }),
  hair: serviceLines('Coiffure'),
  nails: serviceLines('Onglerie'),
  why: points('Pourquoi me choisir'),
  contact: group(textSection.shape, { label: 'Contact' }),
});

/** The hairdressing cards, made from the service pages. */
const hairCards = pageBase.extend({
  intro: paragraphs({ label: 'Introduction' }),
  services: distinct(page({ label: 'Prestation' }, serviceRouteIds), {
    label: 'Cartes dans cet ordre',
    singular: 'carte',
    min: 10,
  }),
  related,
});

/** Nail services overview. */
const nailCards = pageBase.extend({
  intro: paragraphs({ label: 'Introduction' }),
  cards: list(
    group(
      {
        ...pointShape,
        picture: reference('pictures', { label: 'Image' }),
        price: reference('prices', { label: 'Prix' }),
        route: page({ label: 'Page qui en dit plus' }),
      },
      { label: 'Carte' },
    ),
    { label: 'Cartes', singular: 'carte', exactly: 6 },
  ),
  related,
});

/** Nail category, booked through the services variant of the widget. */
const nailCategory = pageBase.extend({
  intro: paragraphs({ label: 'Introduction' }),
  cards: list(
    group(
      {
        ...pointShape,
        picture: reference('pictures', { label: 'Image' }),
        route: page({ label: 'Page qui en dit plus' }),
        prices,
      },
      { label: 'Carte' },
    ),
    { label: 'Cartes', singular: 'carte', exactly: 4 },
  ),
  related,
});

const priceListPage = pageBase.extend({
  intro: paragraphs({ label: 'Introduction' }),
  /** Payment, what is included. */
  notes: list(prose({ label: 'Remarque' }), { label: 'Remarques sous la liste', singular: 'remarque', min: 1 }),
});

const gallery = pageBase.extend({
  intro: paragraphs({ label: 'Introduction' }),
  /** Says that the pictures are illustrations. */
  note: prose({ label: 'Remarque sur les photos' }),
});

const blog = pageBase.extend({
  intro: prose({ label: 'Introduction' }),
  closing: group(pointShape, { label: 'Invitation à la fin' }),
});

const contact = pageBase.extend({
  intro: paragraphs({ label: 'Introduction' }),
  access: points('Comment venir'),
});

const legal = pageBase.extend({
  intro: paragraphs({ label: 'Introduction' }),
  sections: sections(1),
});

/** What a page of each kind consists of. */
export const pageSchemas = {
  home,
  'all-services': allServices,
  'price-list': priceListPage,
  gallery,
  blog,
  contact,
  legal,
  'hair-cards': hairCards,
  'nail-cards': nailCards,
  'nail-category': nailCategory,
  landing,
  'local-landing': localLanding,
  service,
};

/** The German words of a service card; its picture and its link are those of the French one. */
const germanCard = group(homeServiceCard.pick({ title: true, text: true, features: true }).shape, { label: 'Carte' });

/** What the German pages say; the home page's other sections are in French only. */
export const germanPageSchemas = {
  accueil: pageWords.extend({
    ...home.pick({ lead: true, servicesIntro: true, contactIntro: true }).shape,
    /** The way to the French home page, for what there is in French only. */
    rest: limitedLine({ label: "Lien vers l'accueil en français", max: 80 }),
    /** In the order of the French cards. */
    serviceCards: list(germanCard, { label: 'Les deux cartes', singular: 'carte', exactly: 2 }),
  }),
  contact: pageWords.extend(contact.pick({ intro: true }).shape),
};

export type PageKind = keyof typeof pageSchemas;
type PageData = { [Kind in PageKind]: z.infer<(typeof pageSchemas)[Kind]> };
/** A page of any kind, with its place in the site. */
export type Page = { [Kind in PageKind]: PageData[Kind] & { kind: Kind; parent?: RouteId } }[PageKind];
/** A page of one kind. */
export type PageOfKind<Kind extends PageKind> = Extract<Page, { kind: Kind }>;

export type PageBase = z.infer<typeof pageBase> & { parent?: RouteId };
export type Point = PageData['blog']['closing'];
export type TextSection = z.infer<typeof textSection>;
export type ServiceLine = PageData['landing']['services'][number];
export type HomeServiceCard = z.infer<typeof homeServiceCard>;
export type GermanPages = { [Id in keyof typeof germanPageSchemas]: z.infer<(typeof germanPageSchemas)[Id]> };

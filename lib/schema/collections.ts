import type { z } from 'zod';
import { announcement } from './announcement';
import { article } from './articles';
import { brand } from './brand';
import { gallery } from './gallery';
import { drawnMap } from './map';
import { pageSchemas, translatedPageSchemas } from './pages';
import { picture } from './pictures';
import { practical } from './practical';
import { price, priceList } from './prices';
import { request } from './request';
import { facts, hours, salonFile } from './salon';
import { season } from './season';
import { shadeCard } from './shades';
import { testimonials } from './testimonials';
import { navigation, trades } from './trades';

/** One file of a fixed name. */
export interface ContentFile {
  /** Path from the root of the repository; `.md` where the field `sections` is the text below the front matter. */
  file: string;
  /** The owner's name for it; that of a page is its field `label`. */
  label?: string;
  isOptional?: true;
  schema: z.ZodObject;
}

/** A folder of files, named as the entry. */
export interface ContentFolder {
  folder: string;
  /** Each entry has a folder of its own for what belongs to it: its file is called `index` there. */
  hasFolders?: true;
  /** Extension of new files; an `.md` file has the field `sections` as the text below the front matter. */
  extension: 'json' | 'md';
  /** One entry, as in "Ajouter un prix". */
  singular: string;
  /** Fields whose values name an entry. */
  named: readonly string[];
  /** Whether the owner adds and removes entries; most pages are the developer's. */
  isOpen: boolean;
  /** The shape of an entry, or of those of each kind, by the value of their field `kind`. */
  schema: z.ZodObject | Readonly<Record<string, z.ZodObject>>;
}

/** Entries that stand under one name in the editor. */
/** The icon is one of Material Symbols. */
export type Collection = { label: string; hint?: string; icon: string } & (
  | { files: Record<string, ContentFile> }
  | ContentFolder
);

const { service, page, ...otherPages } = pageSchemas;

/** A file that a salon may do without. */
const optional = (file: string, label: string, schema: z.ZodObject) =>
  ({ file, label, isOptional: true, schema }) satisfies ContentFile;

const exampleHint = 'Ce qui commence par [exemple] est à remplacer, crochets compris.';

/** Everything the owner says: where it lies, and its shape. The check, the types and the editor are made from it. */
export const collections = {
  salon: {
    label: 'Le salon',
    icon: 'storefront',
    hint: exampleHint,
    files: {
      salon: { file: 'content/salon.json', label: 'Adresse, téléphone, réservation', schema: salonFile },
      practical: { file: 'content/practical.json', label: 'Paiement, bons cadeaux, accès', schema: practical },
      request: optional('content/request.json', 'Choix du formulaire de rendez-vous', request),
      facts: { file: 'content/facts.json', label: 'Années, délais, autres chiffres', schema: facts },
    },
  },
  hours: {
    label: 'Heures et vacances',
    icon: 'schedule',
    files: {
      hours: { file: 'content/hours.json', label: 'Heures et vacances', schema: hours },
      announcement: optional('content/announcement.json', 'Annonce', announcement),
    },
  },
  prices: {
    label: 'Prix',
    icon: 'sell',
    hint: 'Un nouveau prix va à la fin de son groupe ; « Réorganiser » change l’ordre.',
    folder: 'content/prices',
    extension: 'json',
    singular: 'un prix',
    named: ['service', 'variant'],
    isOpen: true,
    schema: price,
  },
  priceList: {
    label: 'Liste des prix',
    icon: 'list_alt',
    hint: exampleHint,
    files: { priceList: { file: 'content/price-list.json', label: 'Date et titres', schema: priceList } },
  },
  services: {
    label: 'Prestations',
    icon: 'content_cut',
    folder: 'content/services',
    extension: 'json',
    singular: 'une prestation',
    named: ['label'],
    isOpen: true,
    schema: service.omit({ kind: true }),
  },
  pages: {
    label: 'Pages du site',
    icon: 'description',
    folder: 'content/pages',
    extension: 'json',
    singular: 'une page',
    named: ['label'],
    isOpen: false,
    schema: otherPages,
  },
  ownPages: {
    label: 'Pages ajoutées',
    icon: 'note_add',
    hint: 'Une page de votre choix, par exemple « Bons cadeaux » : son nom court, sans accents, est son adresse. « Réorganiser » change l’ordre des liens.',
    folder: 'content/own-pages',
    extension: 'md',
    singular: 'une page',
    named: ['label'],
    isOpen: true,
    schema: page.omit({ kind: true }),
  },
  trades: {
    label: 'Métiers et menus',
    icon: 'category',
    files: {
      trades: { file: 'content/trades.json', label: 'Métiers et groupes de prix', schema: trades },
      navigation: { file: 'content/navigation.json', label: 'Liens au bas des pages', schema: navigation },
    },
  },
  brand: {
    label: 'Couleurs et polices',
    icon: 'palette',
    files: { brand: { file: 'content/brand.json', label: 'Couleurs et polices', schema: brand } },
  },
  map: {
    label: 'Plan dessiné',
    icon: 'map',
    hint: 'Les noms et la description du dessin content/map.svg, deux fois plus large que haut : sa gauche passe sous les mots.',
    files: { drawnMap: optional('content/map.json', 'Plan dessiné', drawnMap) },
  },
  season: {
    label: 'Carnet de saison',
    icon: 'calendar_month',
    hint: 'Une phrase par mois. La page d’accueil montre celle du mois en cours et les trois suivantes.',
    files: { season: optional('content/season.json', 'Le carnet de saison', season) },
  },
  shades: {
    label: 'Nuancier',
    icon: 'format_color_fill',
    hint: `Les pages qui s’ouvrent sur le nuancier le montrent. ${exampleHint}`,
    files: { shades: optional('content/shades.json', 'Nuancier', shadeCard) },
  },
  translations: {
    label: 'Pages en d’autres langues',
    icon: 'translate',
    // A folder for each language, named as its messages.
    folder: 'content/languages',
    extension: 'json',
    singular: 'une page',
    named: ['label'],
    isOpen: false,
    schema: translatedPageSchemas,
  },
  articles: {
    label: 'Articles',
    icon: 'article',
    hint: 'Le premier de cette liste paraît en premier sur le site ; « Réorganiser » change l’ordre.',
    folder: 'content/articles',
    extension: 'md',
    singular: 'un article',
    named: ['title'],
    isOpen: true,
    schema: article,
  },
  gallery: {
    label: 'Galerie',
    icon: 'compare',
    files: { gallery: optional('content/gallery.json', 'Galerie, avant et après', gallery) },
  },
  testimonials: {
    label: 'Avis',
    icon: 'format_quote',
    hint: `Les trois premiers de la liste paraissent sur la page d’accueil. ${exampleHint}`,
    files: { testimonials: optional('content/testimonials.json', 'Avis de clientes', testimonials) },
  },
  pictures: {
    label: 'Photos',
    icon: 'image',
    hint: exampleHint,
    folder: 'content/pictures',
    hasFolders: true,
    extension: 'json',
    singular: 'une photo',
    named: ['name'],
    isOpen: true,
    schema: picture,
  },
} satisfies Record<string, Collection>;

export type CollectionId = keyof typeof collections;

/** The list of the editor: what is changed most stands first, what is for who makes the site last. */
export const editorOrder: CollectionId[] = [
  'prices',
  'hours',
  'services',
  'pages',
  'ownPages',
  'pictures',
  'gallery',
  'articles',
  'testimonials',
  'salon',
  'season',
  'shades',
  'priceList',
  'translations',
  'trades',
  'brand',
  'map',
];

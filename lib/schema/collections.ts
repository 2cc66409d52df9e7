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
  /** Path from the root of the repository. In an `.md` file the text below the front matter is the field `sections`. */
  file: string;
  /** Name in the editor. */
  label?: string;
  isOptional?: true;
  schema: z.ZodObject;
}

/** A folder with one file an entry, named by the entry's id. */
export interface ContentFolder {
  folder: string;
  /** Whether each entry has a folder of its own, in which its file is called `index`. */
  hasFolders?: true;
  /** Extension of new files. */
  extension: 'json' | 'md';
  /** Word for one entry, as in "Ajouter un prix". */
  singular: string;
  /** Fields whose values make up the name of an entry. */
  named: readonly string[];
  /** Whether the owner adds and removes entries; most pages are the developer's. */
  isOpen: boolean;
  /** Schema of an entry, or one schema for each value of the field `kind`. */
  schema: z.ZodObject | Readonly<Record<string, z.ZodObject>>;
}

/** Entries under one name in the editor, with an icon of Material Symbols. */
export type Collection = { label: string; hint?: string; icon: string } & (
  | { files: Record<string, ContentFile> }
  | ContentFolder
);

const { service, page, ...otherPages } = pageSchemas;

const optional = (file: string, label: string, schema: z.ZodObject) =>
  ({ file, label, isOptional: true, schema }) satisfies ContentFile;

const exampleHint = 'Ce qui commence par [exemple] est à remplacer, crochets compris.';

/** All content with its place and schema; the check, the types and the editor are made from this list. */
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
    // One folder a language, such as `de`.
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

/** Order of the collections in the editor: first the most often changed ones, last those of the developer. */
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

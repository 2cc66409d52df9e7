import { placeholder } from './placeholder';
import type { OverviewPrice, PriceRow, PriceSection } from './schema/prices';

/** Every price, by id. Values of the public price list (/tarifs). */
export const prices = {
  // Onglerie, mains
  'mains-manucure': { service: 'Manucure', minutes: 30, price: 55 },
  'mains-manucure-semi-permanent': { service: 'Manucure et vernis semi-permanent', minutes: 60, price: 85 },
  'mains-semi-permanent': { service: 'Vernis semi-permanent', minutes: 45, price: 50 },
  'mains-remplissage-permanent': { service: 'Remplissage vernis permanent', price: 55 },
  'mains-depose-semi-permanent': { service: 'Dépose vernis semi-permanent', price: 25 },
  'mains-pose-complete': { service: 'Pose complète avec extensions', minutes: 105, price: 90 },
  'mains-remplissage': { service: 'Remplissage', minutes: 90, price: 70 },
  'mains-depose-gel': { service: 'Dépose du gel', price: 35 },
  'mains-nail-art': {
    service: 'Nail art',
    price: { quoteDependsOn: "le nombre d'ongles décorés et le temps du dessin" },
  },

  // Onglerie, pieds
  'pieds-semi-permanent': { service: 'Vernis semi-permanent', price: 50 },
  'pieds-soin': { service: 'Soin des pieds', price: 65 },
  'pieds-soin-semi-permanent': { service: 'Soin des pieds et vernis semi-permanent', price: 85 },
  'pieds-depose': { service: 'Dépose', price: 20 },

  // Coiffure, enfant
  'garcon-0-3': { service: 'Coupe garçon', variant: '0 à 3 ans', minutes: 15, price: 16 },
  'garcon-4-9': { service: 'Coupe garçon', variant: '4 à 9 ans', minutes: 15, price: 18 },
  'garcon-10-16': { service: 'Coupe garçon', variant: '10 à 16 ans', minutes: 15, price: 20 },
  'fille-0-3': { service: 'Coupe fille', variant: '0 à 3 ans', minutes: 30, price: 20 },
  'fille-4-9': { service: 'Coupe fille', variant: '4 à 9 ans', minutes: 30, price: 30 },
  'fille-10-16': { service: 'Coupe fille', variant: '10 à 16 ans', minutes: 30, price: 40 },

  // Coiffure, adulte
  'coupe-homme': { service: 'Coupe homme', price: 25 },
  barbe: { service: 'Barbe', price: 25 },
  'brushing-courts': { service: 'Brushing', variant: 'cheveux courts', price: 32 },
  'brushing-mi-longs': { service: 'Brushing', variant: 'cheveux mi-longs', price: 37 },
  'brushing-longs': { service: 'Brushing', variant: 'cheveux longs', price: 42 },
  'coupe-brushing-courts': { service: 'Coupe et brushing', variant: 'cheveux courts', price: 55 },
  'coupe-brushing-mi-longs': { service: 'Coupe et brushing', variant: 'cheveux mi-longs', price: 60 },
  'coupe-brushing-longs': { service: 'Coupe et brushing', variant: 'cheveux longs', price: 65 },
  coloration: {
    service: 'Coloration',
    price: { quoteDependsOn: 'la longueur, la quantité de couleur et la teinte de départ' },
  },
  balayage: {
    service: 'Balayage',
    price: { quoteDependsOn: 'la longueur, le nombre de mèches et la patine' },
  },
  permanente: {
    service: 'Permanente',
    price: { quoteDependsOn: "la longueur, l'épaisseur et l'état des cheveux" },
  },
  'lissage-keratine': {
    service: 'Lissage à la kératine',
    price: { quoteDependsOn: "la longueur et l'épaisseur des cheveux" },
  },
  extensions: {
    service: 'Extensions',
    price: { quoteDependsOn: 'le nombre de mèches et leur longueur' },
  },

  // Agreed in the chair, not on the public price list
  'coiffure-soiree': {
    service: 'Coiffure de soirée ou de mariage',
    price: { quoteDependsOn: "la longueur, le modèle choisi et l'essai" },
  },
  'soin-capillaire': {
    service: 'Soin capillaire',
    price: { quoteDependsOn: 'la longueur des cheveux et le soin choisi' },
  },
} as const satisfies Record<string, PriceRow>;

export type PriceId = keyof typeof prices;

/** Day from which the price list holds (YYYY-MM-DD); printed on the list that hangs in the salon. */
export const pricesValidFrom = placeholder('2027-01-01');

/** The public price list, section by section, in reading order. */
export const priceList = [
  {
    id: 'onglerie',
    title: 'Onglerie',
    groups: [
      {
        id: 'mains',
        title: 'Mains',
        rows: [
          'mains-manucure',
          'mains-manucure-semi-permanent',
          'mains-semi-permanent',
          'mains-remplissage-permanent',
          'mains-depose-semi-permanent',
          'mains-pose-complete',
          'mains-remplissage',
          'mains-depose-gel',
          'mains-nail-art',
        ],
      },
      {
        id: 'pieds',
        title: 'Pieds',
        rows: ['pieds-semi-permanent', 'pieds-soin', 'pieds-soin-semi-permanent', 'pieds-depose'],
      },
    ],
  },
  {
    id: 'coiffure',
    title: 'Coiffure',
    groups: [
      {
        id: 'enfant',
        title: 'Enfant',
        rows: ['garcon-0-3', 'garcon-4-9', 'garcon-10-16', 'fille-0-3', 'fille-4-9', 'fille-10-16'],
      },
      {
        id: 'adulte',
        title: 'Adulte',
        rows: [
          'coupe-homme',
          'barbe',
          'brushing-courts',
          'brushing-mi-longs',
          'brushing-longs',
          'coupe-brushing-courts',
          'coupe-brushing-mi-longs',
          'coupe-brushing-longs',
          'coloration',
          'balayage',
          'permanente',
          'lissage-keratine',
          'extensions',
        ],
      },
    ],
  },
] as const satisfies PriceSection[];

/**
 * Prices of the nail overview (/Services/OnglerieBeaute). They differ from the price list;
 * both sets are kept until the owner decides, and `npm run launch-check` reports each difference.
 */
export const overviewPrices = {
  manucure: { price: 35, listed: 'mains-manucure' },
  'manucure-vernis': { price: 65, listed: 'mains-manucure-semi-permanent' },
  vernis: { price: 55, listed: 'mains-semi-permanent' },
  pedicure: { price: 50, listed: 'pieds-soin' },
} as const satisfies Record<string, OverviewPrice>;

export type OverviewPriceId = keyof typeof overviewPrices;

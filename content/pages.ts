import type { RouteId } from './routes';
import type { PageKind } from './schema/pages';

/** What a page is, and below which other it stands in the breadcrumbs: the home page where no parent is named. */
export interface PageEntry {
  kind: PageKind;
  parent?: RouteId;
}

const service = (parent: RouteId): PageEntry => ({ kind: 'service', parent });
const landing = (parent: RouteId): PageEntry => ({ kind: 'landing', parent });

/** The registry: what stands behind every route. A route without its entry does not compile; the words are data files. */
export const pages: Record<RouteId, PageEntry> = {
  accueil: { kind: 'home' },
  prestations: { kind: 'all-services' },
  tarifs: { kind: 'price-list' },
  galerie: { kind: 'gallery' },
  blog: { kind: 'blog' },
  contact: { kind: 'contact' },
  confidentialite: { kind: 'legal' },
  conditions: { kind: 'legal' },
  accessibilite: { kind: 'legal' },

  'services-coiffure': { kind: 'hair-cards', parent: 'prestations' },
  'services-onglerie': { kind: 'nail-cards', parent: 'prestations' },
  onglerie: { kind: 'nail-category', parent: 'prestations' },

  coiffure: landing('services-coiffure'),
  coupe: landing('services-coiffure'),
  coloration: landing('services-coiffure'),
  'soins-capillaires': landing('services-coiffure'),
  'manucure-traditionnelle': landing('services-onglerie'),
  'pose-gel-acrylique': landing('services-onglerie'),
  'vernis-semi-permanent': landing('services-onglerie'),
  'onglerie-entretien-mains': landing('onglerie'),
  'onglerie-gel-acrylique': landing('onglerie'),
  'onglerie-manucure-traditionnelle': landing('onglerie'),
  'coiffure-franches-montagnes': { kind: 'local-landing' },

  'service-coupe-enfant': service('services-coiffure'),
  'service-coupe-homme': service('services-coiffure'),
  'service-coupe-femme': service('services-coiffure'),
  'service-balayage': service('services-coiffure'),
  'service-brushing': service('services-coiffure'),
  'service-coloration': service('services-coiffure'),
  'service-lissage': service('services-coiffure'),
  'service-permanente': service('services-coiffure'),
  'service-coiffure-soiree': service('services-coiffure'),
  'service-extensions': service('services-coiffure'),

  'service-manucure': service('onglerie'),
  'service-pedicure': service('onglerie'),
  'service-vernis': service('onglerie'),
};

/** Pictures behind the booking band, by page kind: none that such a page shows already. */
export const bandPictures = {
  'hair-cards': 'blog-brushing',
  'nail-cards': 'entretien-mains',
  'nail-category': 'nail-art',
} as const;

/** Pictures that no entry names because the layout does: the poster of the film, the share image of the home page, the salon. */
export const layoutPictures = [
  'hero-poster',
  'hero-portrait-poster',
  'partage',
  'atelier-large',
  ...Object.values(bandPictures),
] as const;

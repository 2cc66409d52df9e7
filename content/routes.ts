/**
 * THE route table: page id → path, the whole site on one screen.
 *
 * Paths are exact-case and never end in a slash (except the root). Ids are the French
 * words the owner would use; everything else (links, sitemap, breadcrumbs, tests) is derived from here.
 */
export const routes = {
  accueil: '/',
  prestations: '/coiffure-manucure-beaute',
  tarifs: '/tarifs',
  galerie: '/gallery',
  blog: '/Blog',
  contact: '/contact',
  confidentialite: '/privacy',
  conditions: '/terms',
  accessibilite: '/accessibilite',

  // Card pages
  'services-coiffure': '/Services/Coiffure',
  'services-onglerie': '/Services/OnglerieBeaute',
  onglerie: '/services/onglerie',

  // Landing pages
  coiffure: '/coiffure',
  coupe: '/coupe',
  coloration: '/coloration',
  'soins-capillaires': '/soins-capillaires',
  'manucure-traditionnelle': '/manucure-traditionnelle',
  'pose-gel-acrylique': '/pose-gel-acrylique',
  'vernis-semi-permanent': '/vernis-semi-permanent',
  'onglerie-entretien-mains': '/services/onglerie/entretien-mains',
  'onglerie-gel-acrylique': '/services/onglerie/gel-acrylique',
  'onglerie-manucure-traditionnelle': '/services/onglerie/manucure-traditionnelle',
  'coiffure-franches-montagnes': '/coiffure-franches-montagnes',

  // Hairdressing services, one page a card
  'service-coupe-enfant': '/services/coupe-enfant',
  'service-coupe-homme': '/services/coupe-homme',
  'service-coupe-femme': '/services/coupe-femme',
  'service-balayage': '/services/balayage',
  'service-brushing': '/services/brushing',
  'service-coloration': '/services/coloration',
  'service-lissage': '/services/lissage',
  'service-permanente': '/services/permanente',
  'service-coiffure-soiree': '/services/coiffure-soiree',
  'service-extensions': '/services/extensions',

  // Nail services, one page a card
  'service-manucure': '/services/onglerie/manucure',
  'service-pedicure': '/services/onglerie/pedicure',
  'service-vernis': '/services/onglerie/vernis',
} as const;

/** Id of a page, as used for every internal link. */
export type RouteId = keyof typeof routes;

/** Id of a service page. */
export type ServiceRouteId = Extract<RouteId, `service-${string}`>;

export const serviceRouteIds = Object.keys(routes).filter((id) => id.startsWith('service-')) as ServiceRouteId[];

/** Pages that there are in German too, and where. */
export const germanRoutes = {
  accueil: '/de',
  contact: '/de/contact',
} as const satisfies Partial<Record<RouteId, string>>;

/** Id of a page that there is in both languages. */
export type GermanRouteId = keyof typeof germanRoutes;

/** Words that visitors type for a page whose id, label and path have none of them; the not-found page knows them too. */
export const otherNames: Partial<Record<RouteId, readonly string[]>> = {
  accueil: ['home', 'index', 'salon', 'à propos'],
  prestations: ['services'],
  tarifs: ['prix', 'liste de prix', 'prices', 'preise'],
  galerie: ['photos', 'avant après', 'réalisations'],
  blog: ['articles', 'conseils', 'actualités'],
  contact: ['rendez-vous', 'prendre rdv', 'réservation', 'booking', 'horaires', 'adresse', 'itinéraire', 'téléphone', 'e-mail'],
  confidentialite: ['confidentialité', 'données personnelles', 'cookies'],
  conditions: ['cgv', 'mentions légales', 'impressum'],
  onglerie: ['ongles'],
  'pose-gel-acrylique': ['gel'],
  'service-coupe-homme': ['barbe'],
  'service-coiffure-soiree': ['mariage'],
};

/** A section of the home page that links scroll to. */
export type HomeSection = 'about' | 'diferenciais' | 'prices' | 'testimonials' | 'booking' | 'contact';

/** Sections that the German home page has; links to the others lead to the French one. */
export const germanSections: readonly HomeSection[] = ['prices', 'booking', 'contact'];

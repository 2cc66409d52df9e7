import type { HomeSection, RouteId } from './routes';

/** An entry of the main navigation; its label is the message `nav.<key>`. */
export interface NavigationItem {
  key: 'home' | 'about' | 'services' | 'prices' | 'contact';
  to: RouteId;
  /** Section of the home page to scroll to. */
  section?: HomeSection;
}

/** A group of footer links; its heading is the message `footer.<key>`, each link shows the label of its page. */
export interface FooterGroup {
  key: 'salon' | 'hair' | 'nails' | 'legal';
  routes: RouteId[];
}

/** Header links, in order. */
export const mainNavigation: NavigationItem[] = [
  { key: 'home', to: 'accueil' },
  { key: 'about', to: 'accueil', section: 'about' },
  { key: 'services', to: 'accueil', section: 'prices' },
  { key: 'prices', to: 'tarifs' },
  { key: 'contact', to: 'accueil', section: 'contact' },
];

/** Footer links, in groups. */
export const footerNavigation: FooterGroup[] = [
  {
    key: 'salon',
    routes: ['accueil', 'prestations', 'coiffure-franches-montagnes', 'tarifs', 'galerie', 'blog', 'contact'],
  },
  { key: 'hair', routes: ['coiffure', 'coupe', 'coloration', 'soins-capillaires'] },
  { key: 'nails', routes: ['manucure-traditionnelle', 'pose-gel-acrylique', 'vernis-semi-permanent'] },
  { key: 'legal', routes: ['confidentialite', 'conditions', 'accessibilite'] },
];

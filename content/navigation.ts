import type { FooterGroup, NavigationItem } from './schema/navigation';

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
  { key: 'legal', routes: ['confidentialite', 'conditions'] },
];

import { type NamedPath, suggestPath } from '@/lib/links/suggest-path';

const pages: NamedPath[] = [
  { path: '/', names: ['accueil', 'index'] },
  { path: '/prix', names: ['tarifs', 'liste de prix', 'prix'] },
  { path: '/contact', names: ['contact', 'réservation', 'rendez-vous', 'horaires'] },
  { path: '/conditions', names: ['Conditions générales', 'mentions légales', 'conditions'] },
  { path: '/Services', names: ['Prestations', 'services'] },
  { path: '/Services/Coupe', names: ['coupe femme', 'Coupe'] },
  { path: '/de/contact', names: ['Kontakt'] },
];

it.each([
  // Told apart by case or a slash alone.
  ['/PRIX/', '/prix'],
  ['/services/coupe', '/Services/Coupe'],
  // A name of the page, in any spelling, with a slip or the address of an older site.
  ['/tarif', '/prix'],
  ['/Tarifs.html', '/prix'],
  ['/tarifs/2026', '/prix'],
  ['/index.php', '/'],
  ['/conditions-g%C3%A9n%C3%A9rales', '/conditions'],
  ['/prendre-rendez-vous', '/contact'],
  ['/femme-coupe', '/Services/Coupe'],
  ['/kontakt', '/de/contact'],
  // What begins well.
  ['/Services/Coupe/x', '/Services/Coupe'],
  // Nothing like a page.
  ['/wp-admin', undefined],
  ['/%E0%A4%A', undefined],
  ['/prix', undefined],
])('for %s the page %s is suggested', (wrong, right) => expect(suggestPath(wrong, pages)).toBe(right));

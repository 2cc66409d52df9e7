import { type NamedPath, suggestPath } from '@/lib/links/suggest-path';

const pages: NamedPath[] = [
  { path: '/', label: '', names: ['accueil', 'index'] },
  { path: '/prix', label: '', names: ['tarifs', 'liste de prix', 'prix'] },
  { path: '/contact', label: '', names: ['contact', 'réservation', 'rendez-vous', 'horaires'] },
  { path: '/conditions', label: '', names: ['Conditions générales', 'mentions légales', 'conditions'] },
  { path: '/Services', label: '', names: ['Prestations', 'services'] },
  { path: '/Services/Coupe', label: '', names: ['coupe femme', 'Coupe'] },
  { path: '/de/contact', label: '', names: ['Kontakt'] },
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
  // The beginning of a name.
  ['/Services/Coupe/x', '/Services/Coupe'],
  // Nothing like a page.
  ['/wp-admin', undefined],
  ['/%E0%A4%A', undefined],
  ['/prix', undefined],
])('for %s the page %s is suggested', (wrong, right) => expect(suggestPath(wrong, pages)).toBe(right));

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
  // These differ from the path of a page only in case or a final slash.
  ['/PRIX/', '/prix'],
  ['/services/coupe', '/Services/Coupe'],
  // These are nearly a name of the page: in any spelling, with a slip, or as the address on an older site.
  ['/tarif', '/prix'],
  ['/Tarifs.html', '/prix'],
  ['/tarifs/2026', '/prix'],
  ['/index.php', '/'],
  ['/conditions-g%C3%A9n%C3%A9rales', '/conditions'],
  ['/prendre-rendez-vous', '/contact'],
  ['/femme-coupe', '/Services/Coupe'],
  ['/kontakt', '/de/contact'],
  // This begins with the path of a page.
  ['/Services/Coupe/x', '/Services/Coupe'],
  // These are like no page, no valid address, or a page itself.
  ['/wp-admin', undefined],
  ['/%E0%A4%A', undefined],
  ['/prix', undefined],
])('for the path %s the page %s is suggested', (wrong, right) => expect(suggestPath(wrong, pages)).toBe(right));

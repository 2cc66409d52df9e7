import { pathOf } from '@/lib/links/href';
import { namedPaths } from '@/lib/links/named-paths';
import { type NamedPath, suggestPath } from '@/lib/links/suggest-path';
import { germanPaths, paths } from '@/tests/support/paths';

const {
  'price-list': tarifs,
  gallery: galerie,
  blog,
  contact,
  'all-services': prestations,
  category: onglerie,
  home: accueil,
} = paths;
const [conditions, confidentialite] = [pathOf('conditions', 'fr'), pathOf('confidentialite', 'fr')];

it.each([
  // Told apart by case or a slash alone.
  ['/blog', blog],
  ['/BLOG/', blog],
  ['/tarifs/', tarifs],
  ['/services/Coiffure', paths['service-cards']],
  ['/Services/Onglerie', onglerie],
  // The French name of the page, in any spelling, with a slip or the address of an older site.
  ['/galerie', galerie],
  ['/Galeries/', galerie],
  ['/galery', galerie],
  ['/tarif', tarifs],
  ['/Tarifs.html', tarifs],
  ['/tarifs/2026', tarifs],
  ['/index.php', accueil],
  ['/protection-des-donnees', confidentialite],
  ['/conditions-g%C3%A9n%C3%A9rales', conditions],
  ['/ongles', onglerie],
  ['/coiffeuse', pathOf('coiffure', 'fr')],
  ['/coiffures', pathOf('coiffure', 'fr')],
  ['/services/coiffures', paths['service-cards']],
  ['/manicure', pathOf('service-manucure', 'fr')],
  ['/services/manucure-femme', pathOf('service-manucure', 'fr')],
  ['/coupe-hommes', pathOf('service-coupe-homme', 'fr')],
  ['/homme-coupe', pathOf('service-coupe-homme', 'fr')],
  ['/barbe', pathOf('service-coupe-homme', 'fr')],
  ['/enfants', pathOf('service-coupe-enfant', 'fr')],
  ['/mariage', pathOf('service-coiffure-soiree', 'fr')],
  ['/keratine', pathOf('service-lissage', 'fr')],
  ['/extension', pathOf('service-extensions', 'fr')],
  ['/gel', pathOf('pose-gel-acrylique', 'fr')],
  // Words that neither label nor path have.
  ['/prix', tarifs],
  ['/liste-de-prix', tarifs],
  ['/reservation', contact],
  ['/R%C3%A9servation', contact],
  ['/reserver', contact],
  ['/rendez-vous', contact],
  ['/prendre-rendez-vous', contact],
  ['/horaires', contact],
  ['/photos', galerie],
  ['/articles', blog],
  ['/mentions-legales', conditions],
  // What begins well.
  ['/services/x', prestations],
  ['/Services/rien', prestations],
  ['/services/onglerie/rien', onglerie],
  ['/Blog/rien', blog],
  // German.
  ['/kontakt', germanPaths.contact],
  ['/de/contacts', germanPaths.contact],
  ['/de/rien', germanPaths.home],
  // Nothing like a page.
  ['/rien', undefined],
  ['/wp-admin', undefined],
  ['/xmlrpc.php', undefined],
  ['/%E0%A4%A', undefined],
  ['/123456', undefined],
  [tarifs, undefined],
])('for %s the page %s is suggested', (wrong, right) => {
  expect(suggestPath(wrong, namedPaths)).toBe(right);
});

it('every page is suggested for each of its names with a letter left out, or another page of that name', () => {
  const namesOf = (page: NamedPath) => page.names.map((name) => name.toLowerCase());
  const asked = namedPaths.flatMap(namesOf).filter((name) => name.length > 6);
  expect(asked.length).toBeGreaterThan(namedPaths.length);
  for (const name of asked) {
    const found = suggestPath(`/${name.slice(0, 3)}${name.slice(4)}`, namedPaths);
    const having = namedPaths.filter((page) => namesOf(page).includes(name)).map(({ path }) => path);
    expect({ name, found: having.includes(found ?? '') }).toEqual({ name, found: true });
  }
});

import { germanRoutes, routes } from '@/content/routes';
import { namedPaths } from '@/lib/links/named-paths';
import { type NamedPath, suggestPath } from '@/lib/links/suggest-path';

const { tarifs, galerie, blog, contact, prestations, onglerie, conditions, confidentialite, accueil } = routes;

it.each([
  // Told apart by case or a slash alone.
  ['/blog', blog],
  ['/BLOG/', blog],
  ['/tarifs/', tarifs],
  ['/services/Coiffure', routes['services-coiffure']],
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
  ['/coiffeuse', routes.coiffure],
  ['/coiffures', routes.coiffure],
  ['/services/coiffures', routes['services-coiffure']],
  ['/manicure', routes['service-manucure']],
  ['/services/manucure-femme', routes['service-manucure']],
  ['/coupe-hommes', routes['service-coupe-homme']],
  ['/homme-coupe', routes['service-coupe-homme']],
  ['/barbe', routes['service-coupe-homme']],
  ['/enfants', routes['service-coupe-enfant']],
  ['/mariage', routes['service-coiffure-soiree']],
  ['/keratine', routes['service-lissage']],
  ['/extension', routes['service-extensions']],
  ['/gel', routes['pose-gel-acrylique']],
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
  ['/kontakt', germanRoutes.contact],
  ['/de/contacts', germanRoutes.contact],
  ['/de/rien', germanRoutes.accueil],
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

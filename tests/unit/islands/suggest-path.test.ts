import { routes } from '@/content/routes';
import { suggestPath } from '@/lib/links/suggest-path';

it.each([
  ['/blog', routes.blog],
  ['/BLOG/', routes.blog],
  ['/tarifs/', routes.tarifs],
  ['/Tarifs', routes.tarifs],
  ['/services/Coiffure', routes['services-coiffure']],
  ['/Services/Onglerie', routes.onglerie],
  ['/tarif', undefined],
  ['/services/coiffures', undefined],
  ['/wp-admin', undefined],
  [routes.tarifs, undefined],
])('for %s the page %s is suggested', (wrong, right) => {
  expect(suggestPath(wrong, Object.values(routes))).toBe(right);
});

import { routes } from '@/content/routes';
import { suggestPath } from '@/lib/links/suggest-path';

const paths = Object.values(routes);

it.each([
  ['/blog', routes.blog],
  ['/BLOG/', routes.blog],
  ['/tarifs/', routes.tarifs],
  ['/Tarifs', routes.tarifs],
  ['/services/Coiffure', routes['services-coiffure']],
  ['/Services/Onglerie', routes.onglerie],
])('suggests for %s the page %s', (wrong, right) => {
  expect(suggestPath(wrong, paths)).toBe(right);
});

it.each(['/tarif', '/services/coiffures', '/blog/brushing', '/wp-admin'])('suggests nothing for %s', (wrong) => {
  expect(suggestPath(wrong, paths)).toBeUndefined();
});

it('does not suggest the page one is on', () => {
  expect(suggestPath(routes.tarifs, paths)).toBeUndefined();
});

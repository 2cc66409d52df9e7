import type { MetadataRoute } from 'next';
import { germanRouteIds, routeIds } from '@/lib/content';
import { pathOf } from '@/lib/href';
import { languageAlternates } from '@/lib/metadata';
import { absoluteUrl } from '@/lib/site';

export const dynamic = 'force-static';

/** Every page once, in its canonical form; those in two languages name each other. */
export default function sitemap(): MetadataRoute.Sitemap {
  const french = routeIds.map((id) => ({ id, url: absoluteUrl(pathOf(id, 'fr')) }));
  const german = germanRouteIds.map((id) => ({ id, url: absoluteUrl(pathOf(id, 'de')) }));
  return [...french, ...german].map(({ id, url }) => ({ url, alternates: { languages: languageAlternates(id) } }));
}

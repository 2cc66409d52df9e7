import type { MetadataRoute } from 'next';
import { routes } from '@/content/routes';
import { routeIds } from '@/lib/content';
import { absoluteUrl } from '@/lib/site';

export const dynamic = 'force-static';

/** Every page once, in its canonical form. */
export default function sitemap(): MetadataRoute.Sitemap {
  return routeIds.map((id) => ({ url: absoluteUrl(routes[id]) }));
}

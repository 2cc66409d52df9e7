import type { MetadataRoute } from 'next';
import { germanPageIds, pageIds } from '@/lib/content/pages';
import { pathOf } from '@/lib/links/href';
import { absoluteUrl } from '@/lib/links/site';
import { languageAlternates } from '@/lib/seo/metadata';

export const dynamic = 'force-static';

/** Every page once, in its canonical form; those in two languages name each other. */
export default function sitemap(): MetadataRoute.Sitemap {
  const french = pageIds.map((id) => ({ id, url: absoluteUrl(pathOf(id, 'fr')) }));
  const german = germanPageIds.map((id) => ({ id, url: absoluteUrl(pathOf(id, 'de')) }));
  return [...french, ...german].map(({ id, url }) => ({ url, alternates: { languages: languageAlternates(id) } }));
}

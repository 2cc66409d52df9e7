import type { MetadataRoute } from 'next';
import { pageVersions } from '@/lib/content/page-paths';
import { pathOf } from '@/lib/links/href';
import { absoluteUrl } from '@/lib/links/site';
import { languageAlternates } from '@/lib/seo/metadata';

export const dynamic = 'force-static';

/** Returns every page once, in its canonical form; the versions of a page in several languages name each other. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pageVersions.map(({ id, locale }) => ({
    url: absoluteUrl(pathOf(id, locale)),
    alternates: { languages: languageAlternates(id) },
  }));
}

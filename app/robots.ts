import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/links/site';

export const dynamic = 'force-static';

/** The editor is not excluded here, because crawlers have to read its robots meta, which keeps it out of indexes. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}

import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/links/site';

export const dynamic = 'force-static';

/** The editor is not refused here: the robots meta of its pages keeps them out of indexes, and a crawler has to read it. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}

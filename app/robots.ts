import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/links/site';

export const dynamic = 'force-static';

/** The editor is not refused here: its header and its robots meta keep it out of indexes, and a crawler has to read them. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}

import type { MetadataRoute } from 'next';
import { absoluteUrl, assetPath, editorPath } from '@/lib/links/site';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: assetPath(editorPath) },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}

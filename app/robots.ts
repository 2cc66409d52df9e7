import { existsSync } from 'node:fs';
import path from 'node:path';
import type { MetadataRoute } from 'next';
import { absoluteUrl, assetPath, editorPath } from '@/lib/links/site';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  // A release without a repository has none.
  const hasEditor = existsSync(path.join(process.cwd(), 'public', editorPath));
  return {
    rules: { userAgent: '*', allow: '/', ...(hasEditor && { disallow: assetPath(editorPath) }) },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}

import type { MetadataRoute } from 'next';
import { brand, mainLocale, salon } from '@/lib/content/content';
import { getPage, neededId } from '@/lib/content/pages';
import { tagOf } from '@/lib/i18n/locale';
import { assetPath } from '@/lib/links/site';
import { iconFiles } from '@/lib/seo/icon-files';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  const home = assetPath('/');
  return {
    id: home,
    name: `${salon.name}, ${salon.tagline}`,
    short_name: salon.name,
    description: getPage(neededId('home')).description,
    lang: tagOf(mainLocale),
    start_url: home,
    scope: home,
    display: 'minimal-ui',
    background_color: brand.colors.paper,
    theme_color: brand.colors.paper,
    icons: iconFiles.manifest.map(({ path, size, purpose }) => ({
      src: assetPath(path),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}

import { setRequestLocale } from 'next-intl/server';
import { GalleryTemplate } from '@/components/templates/gallery';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('galerie');

export default function Page() {
  setRequestLocale('fr');
  return <GalleryTemplate id="galerie" />;
}

import { setRequestLocale } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { GalleryTemplate } from '@/components/templates/gallery';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('galerie');

export default function Page() {
  setRequestLocale('fr');
  return (
    <>
      <JsonLd id="galerie" />
      <GalleryTemplate id="galerie" />
    </>
  );
}

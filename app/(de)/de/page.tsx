import { setRequestLocale } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { HomeTemplate } from '@/components/templates/home';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('accueil', 'de');

export default function Page() {
  setRequestLocale('de');
  return (
    <>
      <JsonLd id="accueil" />
      <HomeTemplate id="accueil" />
    </>
  );
}

import { setRequestLocale } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { HomeTemplate } from '@/components/templates/home';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('accueil');

export default function Page() {
  setRequestLocale('fr');
  return (
    <>
      <JsonLd id="accueil" />
      <HomeTemplate id="accueil" />
    </>
  );
}

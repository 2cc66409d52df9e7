import { setRequestLocale } from 'next-intl/server';
import { HomeTemplate } from '@/components/templates/home';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('accueil');

export default function Page() {
  setRequestLocale('fr');
  return <HomeTemplate id="accueil" />;
}

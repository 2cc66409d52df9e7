import '../globals.css';
import { setRequestLocale } from 'next-intl/server';
import { SiteDocument } from '@/components/layout/site-document';
import { rootMetadata, rootViewport } from '@/lib/metadata';

export const metadata = rootMetadata;
export const viewport = rootViewport;

export default function FrenchLayout({ children }: LayoutProps<'/'>) {
  setRequestLocale('fr');
  return <SiteDocument lang="fr-CH">{children}</SiteDocument>;
}

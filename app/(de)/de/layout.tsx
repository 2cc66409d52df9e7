import '@/app/globals.css';
import { setRequestLocale } from 'next-intl/server';
import { SiteDocument } from '@/components/layout/site-document';
import { rootMetadata, rootViewport } from '@/lib/metadata';

export const metadata = rootMetadata;
export const viewport = rootViewport;

export default function GermanLayout({ children }: LayoutProps<'/de'>) {
  setRequestLocale('de');
  return <SiteDocument lang="de-CH">{children}</SiteDocument>;
}

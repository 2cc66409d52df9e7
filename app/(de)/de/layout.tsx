import '@/app/globals.css';
import { setRequestLocale } from 'next-intl/server';
import { RootDocument } from '@/components/layout/root-document';
import { rootMetadata, rootViewport } from '@/lib/seo/metadata';

export const metadata = rootMetadata;
export const viewport = rootViewport;

export default function GermanLayout({ children }: LayoutProps<'/de'>) {
  setRequestLocale('de');
  return <RootDocument lang="de-CH">{children}</RootDocument>;
}

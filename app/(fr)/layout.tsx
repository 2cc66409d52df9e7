import '../globals.css';
import { setRequestLocale } from 'next-intl/server';
import { RootDocument } from '@/components/layout/root-document';
import { rootMetadata, rootViewport } from '@/lib/seo/metadata';

export const metadata = rootMetadata;
export const viewport = rootViewport;

export default function FrenchLayout({ children }: LayoutProps<'/'>) {
  setRequestLocale('fr');
  return <RootDocument lang="fr-CH">{children}</RootDocument>;
}

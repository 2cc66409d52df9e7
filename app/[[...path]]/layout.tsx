import '../globals.css';
import { setRequestLocale } from 'next-intl/server';
import { RootDocument } from '@/components/layout/root-document';
import { localeOfSegments } from '@/lib/content/page-paths';
import { rootMetadata, rootViewport } from '@/lib/seo/metadata';

export const metadata = rootMetadata;
export const viewport = rootViewport;

/** Renders <html> here and not in a root layout, because only this segment's path tells the language of a page. */
export default async function Layout({ params, children }: LayoutProps<'/[[...path]]'>) {
  const locale = localeOfSegments((await params).path);
  setRequestLocale(locale);
  return <RootDocument locale={locale}>{children}</RootDocument>;
}

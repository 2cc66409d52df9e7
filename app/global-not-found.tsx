import { mainLocale } from '@/lib/content/content';
import './globals.css';
import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageFrame } from '@/components/layout/page-frame';
import { RootDocument } from '@/components/layout/root-document';
import { NotFoundTemplate } from '@/components/not-found/not-found-page';
import { rootMetadata, rootViewport } from '@/lib/seo/metadata';

export const viewport = rootViewport;

export async function generateMetadata(): Promise<Metadata> {
  setRequestLocale(mainLocale);
  const t = await getTranslations('notFound');
  return { ...rootMetadata, title: t('title'), robots: { index: false } };
}

export default function GlobalNotFound() {
  setRequestLocale(mainLocale);
  return (
    <RootDocument locale={mainLocale}>
      <PageFrame>
        <NotFoundTemplate />
      </PageFrame>
    </RootDocument>
  );
}

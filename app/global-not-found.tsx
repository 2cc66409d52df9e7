import './globals.css';
import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SiteDocument } from '@/components/layout/site-document';
import { NotFoundTemplate } from '@/components/templates/not-found';
import { rootMetadata, rootViewport } from '@/lib/metadata';

export const viewport = rootViewport;

export async function generateMetadata(): Promise<Metadata> {
  setRequestLocale('fr');
  const t = await getTranslations('notFound');
  return { ...rootMetadata, title: t('title'), robots: { index: false } };
}

export default function GlobalNotFound() {
  setRequestLocale('fr');
  return (
    <SiteDocument lang="fr-CH">
      <NotFoundTemplate />
    </SiteDocument>
  );
}

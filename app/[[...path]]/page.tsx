import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageFrame } from '@/components/layout/page-frame';
import { NotFoundTemplate } from '@/components/not-found/not-found-page';
import { mainLocale } from '@/lib/content/content';
import { folderPaths, pagesInFolder, pathSegments, versionOfSegments } from '@/lib/content/page-paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { PageTemplate } from './page-template';

export const dynamicParams = false;

export function generateStaticParams() {
  const folders = folderPaths().map((path) => path.slice(1).split('/'));
  return [...pathSegments(), ...folders].map((path) => ({ path }));
}

export async function generateMetadata({ params }: PageProps<'/[[...path]]'>) {
  const { path } = await params;
  if (pagesInFolder(path).length === 0) {
    const { id, locale } = versionOfSegments(path);
    return pageMetadata(id, locale);
  }
  const t = await getTranslations({ locale: mainLocale, namespace: 'notFound' });
  return { title: t('title'), robots: { index: false } };
}

export default async function Page({ params }: PageProps<'/[[...path]]'>) {
  const { path } = await params;
  const nearest = pagesInFolder(path);
  const version = nearest.length === 0 ? versionOfSegments(path) : undefined;
  setRequestLocale(version?.locale ?? mainLocale);
  return (
    <PageFrame id={version?.id}>
      {version ? <PageTemplate id={version.id} /> : <NotFoundTemplate nearest={nearest} />}
    </PageFrame>
  );
}

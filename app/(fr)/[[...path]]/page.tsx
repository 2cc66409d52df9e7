import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PageFrame } from '@/components/layout/page-frame';
import { NotFoundTemplate } from '@/components/templates/not-found';
import { PageTemplate } from '@/components/templates/page-template';
import { folderPaths, pagesInFolder, pathSegments, routeOfSegments } from '@/lib/content/pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamicParams = false;

export function generateStaticParams() {
  const folders = folderPaths().map((path) => path.slice(1).split('/'));
  return [...pathSegments('fr'), ...folders].map((path) => ({ path }));
}

export async function generateMetadata({ params }: PageProps<'/[[...path]]'>) {
  setRequestLocale('fr');
  const { path } = await params;
  if (pagesInFolder(path).length === 0) return pageMetadata(routeOfSegments(path, 'fr'), 'fr');
  const t = await getTranslations('notFound');
  return { title: t('title'), robots: { index: false } };
}

export default async function Page({ params }: PageProps<'/[[...path]]'>) {
  setRequestLocale('fr');
  const { path } = await params;
  const nearest = pagesInFolder(path);
  const id = nearest.length === 0 ? routeOfSegments(path, 'fr') : undefined;
  return <PageFrame id={id}>{id ? <PageTemplate id={id} /> : <NotFoundTemplate nearest={nearest} />}</PageFrame>;
}

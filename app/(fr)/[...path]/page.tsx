import { setRequestLocale } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { PageTemplate } from '@/components/templates/page-template';
import { catchAllRoutes, routeIdFromSegments } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';

export const dynamicParams = false;

/** Exact-case segments of every page that has no folder of its own. */
export function generateStaticParams() {
  return catchAllRoutes;
}

export async function generateMetadata({ params }: PageProps<'/[...path]'>) {
  return pageMetadata(routeIdFromSegments((await params).path));
}

export default async function Page({ params }: PageProps<'/[...path]'>) {
  setRequestLocale('fr');
  const id = routeIdFromSegments((await params).path);
  return (
    <>
      <JsonLd id={id} />
      <PageTemplate id={id} />
    </>
  );
}

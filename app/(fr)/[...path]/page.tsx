import { setRequestLocale } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { PageTemplate } from '@/components/templates/page-template';
import { pageMetadata } from '@/lib/metadata';
import { catchAllRoutes, pageFromSegments } from '@/lib/pagination';

export const dynamicParams = false;

/** Exact-case segments of every page that has no folder of its own. */
export function generateStaticParams() {
  return catchAllRoutes;
}

export async function generateMetadata({ params }: PageProps<'/[...path]'>) {
  const { id, number } = pageFromSegments((await params).path);
  return pageMetadata(id, 'fr', number);
}

export default async function Page({ params }: PageProps<'/[...path]'>) {
  setRequestLocale('fr');
  const { id, number } = pageFromSegments((await params).path);
  return (
    <>
      <JsonLd id={id} number={number} />
      <PageTemplate id={id} number={number} />
    </>
  );
}

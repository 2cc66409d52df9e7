import { setRequestLocale } from 'next-intl/server';
import { PageFrame } from '@/components/layout/page-frame';
import { PageTemplate } from '@/components/templates/page-template';
import { pathSegments, routeOfSegments } from '@/lib/content/pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamicParams = false;

export function generateStaticParams() {
  return pathSegments('de').map((path) => ({ path }));
}

export async function generateMetadata({ params }: PageProps<'/de/[[...path]]'>) {
  return pageMetadata(routeOfSegments((await params).path, 'de'), 'de');
}

export default async function Page({ params }: PageProps<'/de/[[...path]]'>) {
  setRequestLocale('de');
  const id = routeOfSegments((await params).path, 'de');
  return (
    <PageFrame id={id}>
      <PageTemplate id={id} />
    </PageFrame>
  );
}

import { setRequestLocale } from 'next-intl/server';
import { PageFrame } from '@/components/layout/page-frame';
import { PageTemplate } from '@/components/templates/page-template';
import { pathSegments, routeOfSegments } from '@/lib/content/pages';
import { pageMetadata } from '@/lib/seo/metadata';

export const dynamicParams = false;

export function generateStaticParams() {
  return pathSegments('fr').map((path) => ({ path }));
}

export async function generateMetadata({ params }: PageProps<'/[[...path]]'>) {
  return pageMetadata(routeOfSegments((await params).path, 'fr'), 'fr');
}

export default async function Page({ params }: PageProps<'/[[...path]]'>) {
  setRequestLocale('fr');
  const id = routeOfSegments((await params).path, 'fr');
  return (
    <PageFrame id={id}>
      <PageTemplate id={id} />
    </PageFrame>
  );
}

import { setRequestLocale } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { PageTemplate } from '@/components/templates/page-template';
import { getPage, ownFolderKinds, routeIds, routeOfPath } from '@/lib/content';
import { pathOf } from '@/lib/href';
import { pageMetadata } from '@/lib/metadata';

export const dynamicParams = false;

/** Exact-case segments of every page that has no folder of its own. */
export function generateStaticParams() {
  return routeIds
    .filter((id) => !ownFolderKinds.some((kind) => kind === getPage(id).kind))
    .map((id) => ({ path: pathOf(id, 'fr').slice(1).split('/') }));
}

export async function generateMetadata({ params }: PageProps<'/[...path]'>) {
  return pageMetadata(routeOfPath((await params).path));
}

export default async function Page({ params }: PageProps<'/[...path]'>) {
  setRequestLocale('fr');
  const id = routeOfPath((await params).path);
  return (
    <>
      <JsonLd id={id} />
      <PageTemplate id={id} />
    </>
  );
}

import { useTranslations } from 'next-intl';
import type { PageId } from '@/content/schema/pages';
import { getPage } from '@/lib/content/pages';
import { RouteLink } from './links';

export type RelatedLinksProps = {
  routes: readonly PageId[];
  /** What the pages have to do with this one; "read on" unless said otherwise. */
  title?: string;
};

/** Where to read on, where there is anything: the related pages as a list of large lines. */
export function RelatedLinks({ routes, title }: RelatedLinksProps) {
  const t = useTranslations('services');
  if (routes.length === 0) return null;
  return (
    <nav aria-labelledby="voir-aussi" className="page-grid py-band print:hidden" data-reveal>
      <h2 id="voir-aussi" className="text-2xl lg:col-[wrap-start/span_4]">
        {title ?? t('related')}
      </h2>
      <ul className="mt-5 border-t border-ink/15 lg:col-[6/wrap-end] lg:mt-0">
        {routes.map((route) => (
          <li key={route} className="border-b border-ink/15">
            <RouteLink
              to={route}
              className="group flex items-baseline justify-between gap-6 py-4 font-display text-xl fade-colors hover:text-lacquer wrap-anywhere"
            >
              {getPage(route).label}
              <span
                aria-hidden="true"
                className="[transition:translate_300ms_--theme(--ease-calm)] group-hover:translate-x-1.5"
              >
                →
              </span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

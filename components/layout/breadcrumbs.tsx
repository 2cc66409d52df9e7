import { useLocale, useTranslations } from 'next-intl';
import { RouteLink } from '@/components/layout/route-link';
import type { RouteId } from '@/content/routes';
import { breadcrumbTrail, getPage } from '@/lib/content';

export type BreadcrumbsProps = {
  id: RouteId;
  /** Which page of a long list, from 1; further pages are a step below the first. */
  number?: number;
};

/** Where the visitor is, from the home page down. */
export function Breadcrumbs({ id, number = 1 }: BreadcrumbsProps) {
  const t = useTranslations();
  const locale = useLocale();
  const item = "flex items-center gap-2.5 not-first:before:text-edge not-first:before:content-['/']";
  return (
    <nav aria-label={t('a11y.breadcrumb')} className="text-sm text-stone print:hidden">
      <ol className="flex flex-wrap gap-x-2.5 gap-y-1">
        {breadcrumbTrail(id).map((step) => (
          <li key={step} className={item}>
            {step === id && number === 1 ? (
              <span aria-current="page">{getPage(step, locale).label}</span>
            ) : (
              <RouteLink to={step} className="py-1 underline-offset-4 hover:text-lacquer hover:underline">
                {step === 'accueil' ? t('nav.home') : getPage(step, locale).label}
              </RouteLink>
            )}
          </li>
        ))}
        {number > 1 && (
          <li className={item}>
            <span aria-current="page">{t('pagination.page', { number })}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}

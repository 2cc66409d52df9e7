import { useLocale, useTranslations } from 'next-intl';
import { RouteLink } from '@/components/layout/route-link';
import type { RouteId } from '@/content/routes';
import { breadcrumbTrail, getPage } from '@/lib/content/pages';

export type BreadcrumbsProps = { id: RouteId };

/**
 * Where the visitor is, from the home page down. Phones have room for one line, the home page and the step above: on two, the
 * page would move when its fonts arrive and the words wrap elsewhere.
 */
export function Breadcrumbs({ id }: BreadcrumbsProps) {
  const t = useTranslations();
  const locale = useLocale();
  const item = "items-center gap-2.5 not-first:before:text-edge not-first:before:content-['/']";
  const trail = breadcrumbTrail(id);
  const above = trail.length - 2;
  return (
    <nav aria-label={t('a11y.breadcrumb')} className="text-sm text-stone print:hidden">
      <ol className="flex flex-wrap gap-x-2.5 gap-y-1">
        {trail.map((step, index) => (
          <li key={step} className={`${item} ${index === 0 || index === above ? 'flex' : 'hidden md:flex'}`}>
            {step === id ? (
              <span aria-current="page">{getPage(step, locale).label}</span>
            ) : (
              <RouteLink to={step} className="py-1 underline-offset-4 hover:text-lacquer hover:underline">
                {step === 'accueil' ? t('nav.home') : getPage(step, locale).label}
              </RouteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

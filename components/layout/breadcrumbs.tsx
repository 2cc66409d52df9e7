import { useLocale, useTranslations } from 'next-intl';
import { breadcrumbTrail } from '@/lib/content/navigation';
import { pageName } from '@/lib/content/pages';
import type { PageId } from '@/lib/schema/pages';
import { RouteLink } from './links';

/** Shows the way from the home page to this page; on phones only a large link to the page above. */
export function Breadcrumbs({ id }: { id: PageId }) {
  const t = useTranslations();
  const locale = useLocale();
  const link = '-my-2 inline-block py-3 underline-offset-4 hover:text-lacquer hover:underline md:my-0 md:py-1';
  const trail = breadcrumbTrail(id);
  const above = trail.length - 2;
  return (
    <nav aria-label={t('a11y.breadcrumb')} className="text-sm text-stone print:hidden">
      <ol className="flex flex-wrap gap-x-2.5 gap-y-1">
        {trail.map((step, index) => (
          <li
            key={step}
            className={`breadcrumb items-center gap-2.5 md:flex ${index === above ? '' : 'hidden'} ${trail.length > 3 ? 'lg:max-xl:first:hidden' : ''}`}
          >
            {step === id ? (
              <span aria-current="page" {...pageName(step, locale)} />
            ) : (
              <RouteLink to={step} className={link} {...pageName(step, locale)} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

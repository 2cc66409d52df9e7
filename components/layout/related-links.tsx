import { useLocale, useTranslations } from 'next-intl';
import { pageName } from '@/lib/content/pages';
import type { PageId } from '@/lib/schema/pages';
import { RouteLink } from './links';

export type RelatedLinksProps = {
  routes: readonly PageId[];
  title?: string;
  /** Whether the links are within a text, in its column. */
  isInText?: boolean;
};

export function RelatedLinks({ routes, title, isInText = false }: RelatedLinksProps) {
  const locale = useLocale();
  const t = useTranslations('services');
  if (routes.length === 0) return null;
  return (
    <nav
      aria-labelledby="voir-aussi"
      className={`${isInText ? 'pt-8 md:flex-nowrap lg:pt-14' : 'wrap'} flex flex-wrap items-baseline gap-x-8 gap-y-2 pb-8 lg:pb-14 print:hidden`}
    >
      <h2 id="voir-aussi" className="text-xl max-md:w-full">
        {title ?? t('related')}
      </h2>
      <ul
        className={
          routes.length > 8
            ? 'w-full gap-x-8 columns-[20rem]'
            : `flex gap-x-8 gap-y-1 ${isInText ? 'flex-col' : 'flex-wrap'}`
        }
      >
        {routes.map((route) => (
          <li key={route}>
            <RouteLink to={route} className="quiet-link text-lacquer" {...pageName(route, locale)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

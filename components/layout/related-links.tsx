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
      className={`${isInText ? 'pt-8 lg:pt-14' : 'wrap flex-wrap'} flex items-baseline gap-x-8 gap-y-2 max-md:flex-wrap pb-8 lg:pb-14 print:hidden`}
    >
      <h2 id="voir-aussi" className="text-xl max-md:w-full">
        {title ?? t('related')}
      </h2>
      <ul
        className={
          routes.length > 8
            ? 'w-full gap-x-8 columns-[20rem]'
            : `flex flex-wrap gap-x-8 gap-y-1 ${isInText ? 'flex-col' : ''}`
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

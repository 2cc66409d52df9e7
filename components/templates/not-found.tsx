import { useTranslations } from 'next-intl';
import { LogoMarkBroken } from '@/components/layout/logo';
import { NotFoundActions } from '@/components/sections/not-found-actions';
import { Island } from '@/components/ui/island';
import { routes } from '@/content/routes';
import { hrefOf } from '@/lib/links/href';
import { readBasePath } from '@/lib/links/site';

/** The not-found page: a comb with a missing tooth, and links back. */
export function NotFoundTemplate() {
  const t = useTranslations('notFound');
  return (
    <div className="page-grid items-center gap-y-10 py-16 lg:min-h-[42rem]">
      <LogoMarkBroken className="h-40 w-auto text-lacquer lg:col-[8/wrap-end]! lg:row-start-1 lg:h-[34rem]" />
      <div className="lg:col-[wrap-start/span_6] lg:row-start-1">
        <h1 className="text-4xl">{t('title')}</h1>
        <p className="mt-6 max-w-text text-lg">{t('text')}</p>
        <Island name="not-found" startsIn="view">
          <NotFoundActions
            paths={Object.values(routes)}
            basePath={readBasePath()}
            home={hrefOf('accueil')}
            labels={{ back: t('back'), home: t('home'), suggestion: t('suggestion', { page: '{page}' }) }}
          />
        </Island>
      </div>
    </div>
  );
}

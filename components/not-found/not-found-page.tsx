import { useLocale, useTranslations } from 'next-intl';
import { Island } from '@/components/browser/island';
import { LogoMarkBroken } from '@/components/layout/logo';
import { RelatedLinks } from '@/components/layout/related-links';
import { namedPaths } from '@/lib/content/named-paths';
import { idsOfKind, neededId } from '@/lib/content/pages';
import { messagesIn } from '@/lib/i18n/messages';
import { hrefOf, pathOf } from '@/lib/links/href';
import { readBasePath } from '@/lib/links/site';
import type { PageId } from '@/lib/schema/pages';
import { NotFoundActions } from './not-found-actions';

/** The not-found page; `nearest` are the pages below the URL of a folder. */
export function NotFoundTemplate({ nearest }: { nearest?: readonly PageId[] }) {
  const t = useTranslations('notFound');
  const locale = useLocale();
  const { suggestion } = messagesIn(locale).notFound;
  return (
    <>
      <div
        data-head
        className={`page-grid items-center gap-y-10 overflow-x-clip pt-16 lg:pb-6 ${nearest ? '' : 'lg:min-h-[42rem]'}`}
      >
        <div className="lg:col-[wrap-start/span_6] lg:row-start-1">
          <h1 className="text-5xl lg:-mr-[16%] lg:text-[min(8vw,9rem)]">{t('title')}</h1>
          <p className="mt-6 max-w-text text-lg text-balance">{t('text')}</p>
          <Island name="not-found" startsIn="view">
            <NotFoundActions
              pages={namedPaths}
              basePath={readBasePath()}
              home={hrefOf(neededId('home'))}
              sought={idsOfKind('price-list', 'all-services', 'contact').map((id) => pathOf(id, locale))}
              labels={{ back: t('back'), home: t('home'), suggestion }}
            />
          </Island>
        </div>
        <LogoMarkBroken className="-mt-8 mb-4 h-44 w-auto justify-self-end text-spruce md:max-lg:-mt-64 md:max-lg:h-80 lg:col-[8/wrap-end]! lg:row-start-1 lg:my-0 lg:h-96 lg:self-end lg:justify-self-center" />
      </div>
      {nearest && <RelatedLinks title={t('nearest')} routes={nearest} />}
    </>
  );
}

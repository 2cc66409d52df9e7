import { useTranslations } from 'next-intl';
import { BookingLink } from '@/components/layout/booking-link';
import { BookingBand } from '@/components/sections/booking-band';
import { OtherPrices } from '@/components/sections/other-prices';
import { PageHead } from '@/components/sections/page-head';
import { PriceTable } from '@/components/sections/price-table';
import { Voucher } from '@/components/sections/voucher';
import type { TemplateProps } from '@/components/templates/template-props';
import { buttonClasses } from '@/components/ui/button-classes';
import { priceList } from '@/lib/content/content';
import { getPageOfKind } from '@/lib/content/pages';
import { sitePriceList } from '@/lib/content/prices';
import { formatDate } from '@/lib/i18n/format';

/** The price list: a menu on screen, one A4 page on paper. */
export function PriceListTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'price-list');
  const t = useTranslations();
  return (
    <div className="price-list-page">
      <PageHead id={id} heading={page.heading}>
        {page.intro.map((paragraph) => (
          <p key={paragraph} className="max-w-text">
            {paragraph}
          </p>
        ))}
      </PageHead>
      <div className="page-grid items-start py-12 lg:pt-16 lg:pb-band">
        <nav
          aria-label={t('prices.index')}
          className="sticky top-18 z-10 unpinned:static -mx-gutter mb-8 bg-paper/95 px-gutter lg:top-28 lg:col-[wrap-start/span_3] lg:m-0 lg:bg-transparent lg:p-0 print:hidden"
        >
          <ul className="flex flex-wrap justify-between gap-x-5 border-b border-ink/15 lg:block lg:border-0">
            {sitePriceList.flatMap((section) =>
              section.groups.map((group) => (
                <li key={group.id}>
                  <a
                    href={`#${group.id}`}
                    className="block py-3 underline-offset-8 hover:text-lacquer hover:underline lg:py-1.5 lg:font-display lg:text-xl"
                  >
                    {group.title}
                  </a>
                </li>
              )),
            )}
          </ul>
        </nav>
        <div className="price-columns flex flex-col gap-16 lg:col-[5/wrap-end] lg:gap-24">
          {sitePriceList.map((section) => (
            <section key={section.id} aria-labelledby={`${section.id}-titre`} className="price-section">
              <h2 id={`${section.id}-titre`} className="text-4xl">
                {section.title}
              </h2>
              <div className="mt-8 flex flex-col gap-14">
                {section.groups.map((group) => (
                  <section key={group.id} id={group.id} tabIndex={-1} aria-labelledby={`${group.id}-titre`} data-reveal>
                    <h3 id={`${group.id}-titre`} className="mb-5 text-2xl text-lacquer">
                      {group.title}
                    </h3>
                    <PriceTable
                      group={group}
                      section={section.title}
                      variant={section.id === 'onglerie' ? 'services' : undefined}
                    />
                  </section>
                ))}
              </div>
            </section>
          ))}
          <div className="price-notes prose-text border-t border-ink/20 pt-8 text-stone">
            <p>{page.quoteNote}</p>
            {page.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            <OtherPrices ids={sitePriceList.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))} className="" />
            {priceList.validFrom && <p>{t('prices.valid_from', { date: formatDate(priceList.validFrom) })}</p>}
          </div>
          <Voucher />
        </div>
      </div>
      <div className="fixed bottom-6 left-[max(--theme(--spacing-gutter),calc(50vw-37.5rem))] z-30 hidden rounded-sm shadow-lift lg:block print:hidden">
        <BookingLink className={`${buttonClasses.primary} focus-inside`}>{t('booking.book_now')}</BookingLink>
      </div>
      <BookingBand kind="price-list" />
    </div>
  );
}

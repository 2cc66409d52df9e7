import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { BookingBand } from '@/components/layout/booking-band';
import { PageHead } from '@/components/layout/page-head';
import type { TemplateProps } from '@/components/layout/template-props';
import { mainLocale, priceList } from '@/lib/content/content';
import { getPageOfKind } from '@/lib/content/pages';
import { siteGroups, sitePriceList } from '@/lib/content/prices';
import { formatDate } from '@/lib/i18n/format';
import { hasForm } from '@/lib/links/contact-links';
import { ChoiceRoot } from './choice-signs';
import { PriceNotes } from './price-notes';
import { PriceRail } from './price-rail';
import { PriceTable } from './price-table';
import { Voucher } from './voucher';

/** The price list: tables beside an index on screen, one or two columns on paper. */
export function PriceListTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'price-list');
  const t = useTranslations('prices');
  const listed = siteGroups.flatMap(({ rows }) => rows);
  // On paper a heading, or a price on request with its terms, takes the space of two or three rows.
  const quotes = listed.filter(({ price }) => price.kind === 'quote').length;
  const lines = listed.length + 2 * (siteGroups.length + quotes) + 3 * sitePriceList.length;
  // A single trade needs no visible title above the titles of its groups.
  const [only, ...others] = sitePriceList;
  const isByGroups = others.length === 0 && only?.groups.every(({ title }) => title !== only.title);
  return (
    <div className="price-list-page" style={{ '--lines': lines } as CSSProperties}>
      <PageHead id={id} heading={page.heading} intro={page.intro} isRow />
      <div className="wrap flex flex-col pt-4 pb-12 lg:grid lg:grid-cols-12 lg:items-start lg:pt-8 lg:pb-band">
        <PriceRail />
        <ChoiceRoot className={`price-sections ${lines > 36 ? 'long-list' : 'short-list'}`}>
          {sitePriceList.map((section) => (
            <section key={section.id} aria-labelledby={`${section.id}-titre`} className="price-section print:mb-[4mm]">
              <div className="flex items-baseline justify-between gap-x-4 print:block">
                <h2 id={`${section.id}-titre`} className={isByGroups ? 'sr-only' : 'text-2xl'}>
                  {section.title}
                </h2>
                {hasForm && (
                  // Explains the + buttons of the rows; screen readers have the same words on each button.
                  <p aria-hidden="true" className="ml-auto text-sm text-stone noscript:hidden print:hidden">
                    {t('sign_add')}
                  </p>
                )}
              </div>
              <div className="mt-3 flex flex-col gap-10 md:mt-5 xl:gap-16 print:mt-0 print:block">
                {section.groups.map((group, index) => (
                  <section
                    key={group.id}
                    id={group.id}
                    tabIndex={-1}
                    aria-labelledby={`${(group.title === section.title ? section : group).id}-titre`}
                    className="price-group"
                  >
                    {group.title !== section.title && (
                      <h3 id={`${group.id}-titre`} className="mb-2 text-xl text-lacquer max-xl:pr-24">
                        {/* Repeated on paper, where the group may be in another column than the trade's heading. */}
                        {index > 0 && !isByGroups && (
                          <span className="hidden print:inline">{`${section.title} · `}</span>
                        )}
                        {group.title}
                      </h3>
                    )}
                    <PriceTable group={group} section={section.title} variant={section.bookingVariant} />
                  </section>
                ))}
              </div>
            </section>
          ))}
          <div className="price-terms border-t border-ink/20 pt-8 text-stone *:max-w-text *:not-first:mt-4">
            <PriceNotes rows={listed} className="" />
            {page.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            {priceList.validFrom && (
              <p>
                {t('valid_from', {
                  date: formatDate(priceList.validFrom, mainLocale),
                  day: String(Number(priceList.validFrom.slice(-2))),
                })}
              </p>
            )}
          </div>
          <Voucher />
        </ChoiceRoot>
      </div>
      <BookingBand kind="price-list" closing={page.closing} />
    </div>
  );
}

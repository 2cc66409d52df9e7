import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { BookingBand } from '@/components/layout/booking-band';
import { PageHead } from '@/components/layout/page-head';
import type { TemplateProps } from '@/components/layout/template-props';
import { mainLocale, priceList } from '@/lib/content/content';
import { getPageOfKind } from '@/lib/content/pages';
import { siteGroups, sitePriceList } from '@/lib/content/prices';
import { formatDate } from '@/lib/i18n/format';
import { ChoiceRoot } from './choice-signs';
import { PriceNotes } from './price-notes';
import { PriceRail } from './price-rail';
import { PriceTable } from './price-table';
import { Voucher } from './voucher';

/** The price list: a menu on screen, two columns on paper. */
export function PriceListTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'price-list');
  const t = useTranslations('prices');
  const listed = siteGroups.flatMap(({ rows }) => rows);
  // On paper a heading takes the room of two or three rows, and so does a row with its terms.
  const quotes = listed.filter(({ price }) => price.kind === 'quote').length;
  const lines = listed.length + 2 * (siteGroups.length + quotes) + 3 * sitePriceList.length;
  // Where there is one trade, its groups say enough.
  const [only, ...others] = sitePriceList;
  const isByGroups = others.length === 0 && only?.groups.every(({ title }) => title !== only.title);
  return (
    <div className="price-list-page" style={{ '--lines': lines } as CSSProperties}>
      <PageHead id={id} heading={page.heading} intro={page.intro} isDense />
      <div className="wrap flex flex-col pt-4 pb-12 lg:grid lg:grid-cols-12 lg:items-start lg:pt-16 lg:pb-band">
        <PriceRail />
        <ChoiceRoot
          className={`@container flex flex-col gap-16 lg:col-[5/-1] lg:gap-24 xl:col-[4/-1] print:mb-[5mm] print:block ${lines > 36 ? 'print:columns-2 print:gap-x-[10mm]' : 'short-list'}`}
        >
          {sitePriceList.map((section) => (
            <section key={section.id} aria-labelledby={`${section.id}-titre`} className="price-section print:mb-[4mm]">
              <h2 id={`${section.id}-titre`} className={isByGroups ? 'sr-only' : 'text-2xl md:text-3xl'}>
                {section.title}
              </h2>
              <div className="mt-3 flex flex-col gap-10 md:mt-6 xl:mt-12 xl:gap-16 print:mt-0 print:block">
                {section.groups.map((group, index) => (
                  <section
                    key={group.id}
                    id={group.id}
                    tabIndex={-1}
                    aria-labelledby={`${(group.title === section.title ? section : group).id}-titre`}
                    // `relative` positions its signs.
                    className="price-group relative print:break-inside-avoid xl:grid xl:grid-cols-[minmax(12rem,2fr)_7fr] xl:gap-x-6 xl:*:last:col-start-2"
                  >
                    {/* The one group of a trade may have its name: one title is enough. */}
                    {group.title !== section.title && (
                      <h3 id={`${group.id}-titre`} className="mb-2 text-xl text-lacquer md:mb-5 md:max-xl:text-2xl">
                        {/* On paper it may stand in another column than the section's heading. */}
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
          <div className="prose-text border-t border-ink/20 pt-8 text-stone print:mt-[4mm] print:max-w-none print:pt-[2mm] print:[column-span:all] print:text-[8.5pt] print:text-[#000] print:*:not-first:mt-[1mm]">
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

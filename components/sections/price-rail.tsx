import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { BookingLink } from '@/components/layout/contact-links';
import { type PriceGroup, siteGroups, sitePriceList } from '@/lib/content/prices';

/** Name of the timeline that tells where the reader is in a group. */
export const groupTimeline = ({ id }: PriceGroup): string => `--${id}`;

/** The mark comes with its own group, and goes with the next. */
const markTimes = (group: PriceGroup, next?: PriceGroup) =>
  ({ '--comes': groupTimeline(group), '--goes': next && groupTimeline(next) }) as CSSProperties;

/**
 * What stays beside the price list: the way to book, and the index. On wide screens a column of its own; on tablets the index
 * is at the head and the booking at the foot of the screen; on phones the bar of every page has the booking. The page's
 * stylesheet (`.price-rail`) marks the group that is read.
 */
export function PriceRail() {
  const t = useTranslations();
  return (
    <div className="price-rail print:hidden">
      <div className="sticky bottom-0 z-10 order-1 -mx-gutter mt-16 flex items-center justify-between gap-x-8 border-t border-ink/15 bg-paper px-gutter py-3 bottom-bar-shown:hidden lg:static lg:m-0 lg:border-0 lg:p-0">
        <p className="text-sm text-stone lg:hidden">{t('prices.currency')}</p>
        <BookingLink>{t('booking.book_now')}</BookingLink>
      </div>
      <nav
        aria-label={t('prices.index')}
        className="sticky top-18 z-10 scrolling-bars:static -mx-gutter mb-8 bg-paper px-gutter lg:static lg:m-0 lg:mt-7 lg:p-0"
      >
        <ul className="flex flex-wrap justify-between gap-x-5 border-b border-ink/15 lg:block lg:border-0">
          {siteGroups.map((group, index) => {
            const opened = sitePriceList.find((section) => section.groups[0] === group);
            return (
              <li
                key={group.id}
                style={markTimes(group, siteGroups[index + 1])}
                className="lg:not-first:has-[span]:mt-6"
              >
                {opened && <span className="hidden text-sm text-stone lg:inline-block">{opened.title}</span>}
                <a href={`#${group.id}`} className="block py-3 lg:py-1.5 lg:font-display lg:text-xl">
                  {group.title}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
}

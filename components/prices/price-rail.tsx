import { useTranslations } from 'next-intl';
import { BookingLink } from '@/components/layout/contact-links';
import { siteGroups, sitePriceList } from '@/lib/content/prices';

/** What stays in view beside the price list: the index and, on wide screens, the booking button. */
export function PriceRail() {
  const t = useTranslations();
  // Where a trade goes without its name, those beside it do too, or it would seem to be one of theirs. A salon of one trade needs none.
  const areNamed = sitePriceList.length > 1 && sitePriceList.every(({ title, groups }) => groups[0]?.title !== title);
  return (
    <div className="price-rail print:hidden">
      <p className="max-lg:hidden *:px-6">
        <BookingLink>{t('booking.book_now')}</BookingLink>
      </p>
      <nav
        aria-label={t('prices.index')}
        className="sticky top-18 z-10 scrolling-bars:static -mx-gutter mb-5 border-b border-ink/15 bg-paper lg:static lg:m-0 lg:mt-7 lg:border-0"
      >
        {/* One row, however many groups there are. */}
        <ul
          className="flex items-end justify-between gap-x-6 overflow-x-auto md:gap-x-4 px-gutter whitespace-nowrap [scrollbar-width:none] lg:block lg:overflow-visible lg:p-0 lg:whitespace-normal"
          data-index
        >
          {siteGroups.map((group) => {
            const opened = areNamed && sitePriceList.find((section) => section.groups[0] === group);
            return (
              <li key={group.id} className="lg:not-first:has-[>span]:mt-6">
                {opened && (
                  <span className="-mb-2.5 inline-block pt-1 text-xs text-stone lg:m-0 lg:p-0 lg:text-sm">
                    {opened.title}
                  </span>
                )}
                <a href={`#${group.id}`} className="block py-2 font-display text-xl md:text-lg lg:py-1.5 lg:pr-6">
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

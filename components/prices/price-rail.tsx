import { useTranslations } from 'next-intl';
import { BookingLink } from '@/components/layout/contact-links';
import { buttonClasses } from '@/components/ui/button';
import { siteGroups, sitePriceList } from '@/lib/content/prices';

/** The part of the price list that stays in view: index of the groups and, on wide screens, a booking button. */
export function PriceRail() {
  const t = useTranslations();
  // The index names all trades or none: a trade without its name would seem to belong to the trade before.
  const areNamed = sitePriceList.length > 1 && sitePriceList.every(({ title, groups }) => groups[0]?.title !== title);
  return (
    <div className="price-rail print:hidden">
      <p className="max-lg:hidden *:px-6">
        <BookingLink className={`${buttonClasses.primary} book-now`}>{t('booking.book_now')}</BookingLink>
      </p>
      <nav aria-label={t('prices.index')} data-bar="top" className="price-index">
        <ul data-index>
          {siteGroups.map((group) => {
            const opened = areNamed && sitePriceList.find((section) => section.groups[0] === group);
            return (
              <li key={group.id}>
                {opened && <span>{opened.title}</span>}
                <a href={`#${group.id}`}>{group.title}</a>
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
}

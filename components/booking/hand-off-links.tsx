'use client';

import type { BookingProps } from '@/components/booking/booking-props';
import { requestCalendar } from '@/components/booking/calendar-file';
import { handOffLinks, requestText } from '@/components/booking/hand-off-text';
import type { BookingRequest } from '@/components/booking/request';
import { buttonClasses } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import type { DayLocale } from '@/lib/dates/day-format';
import { newTab } from '@/lib/links/new-tab';

/** Look of a link or button beside the one that matters. */
export const quietClasses =
  'flex min-h-12 items-center gap-2.5 rounded-sm border border-edge px-[min(1rem,4vw)] py-2 text-sm font-medium fade-colors hover:border-lacquer hover:text-lacquer';

const icons = { whatsapp: 'chat', booking: 'arrow', email: 'mail', phone: 'phone' } as const satisfies Record<
  string,
  IconName
>;

type Channel = keyof typeof icons;

export const channels = ['booking', 'whatsapp', 'email', 'phone'] as const satisfies Channel[];

/** What a link has besides its address: the widget speaks French. */
export const linkProps = (way: Channel, locale: DayLocale) => ({
  ...((way === 'booking' || way === 'whatsapp') && newTab),
  hrefLang: way === 'booking' && locale !== 'fr' ? 'fr' : undefined,
});

export type HandOffLinksProps = Pick<BookingProps, 'locale' | 'labels' | 'reach'> & {
  request: Partial<BookingRequest>;
  /** The way that stands out, before the others. */
  main?: Channel;
};

/** The ways a request gets to the salon: each link carries it along. */
export function HandOffLinks({ request, main, locale, labels, reach }: HandOffLinksProps) {
  const { ways, handoff } = labels;
  const links = handOffLinks(request, reach, labels, locale);
  const { date } = request;
  const file = (day: string) => {
    const description = `${handoff.calendar_note}\n\n${requestText(request, labels, locale)}`;
    const words = { summary: handoff.calendar_summary, description, location: labels.address };
    const text = requestCalendar({ ...request, date: day }, words, new Date());
    // A data address, not a blob: iOS opens it in its calendar.
    return `data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`;
  };
  const linkTo = (way: Channel, className: string) => (
    <a href={links[way]} {...linkProps(way, locale)} className={className}>
      <Icon name={icons[way]} />
      <span className="min-w-0">{ways[way]}</span>
    </a>
  );
  const others = (Object.keys(icons) as Channel[]).filter((way) => way !== main && links[way]);
  const CalendarItem = date ? 'a' : 'span';
  return (
    <>
      {main && linkTo(main, `${buttonClasses.primary} mb-4 w-full px-4! sm:w-auto sm:px-7!`)}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5 sm:flex sm:flex-wrap">
        {others.map((way) => (
          <li key={way}>{linkTo(way, quietClasses)}</li>
        ))}
        {/* Without a day there is no file, but its place is reserved against layout shift. */}
        <li className={date ? undefined : 'invisible'}>
          <CalendarItem
            {...(date && { href: file(date), download: `${handoff.calendar_file}-${date}.ics` })}
            className={quietClasses}
          >
            <Icon name="calendar" />
            <span className="min-w-0">{handoff.calendar}</span>
          </CalendarItem>
        </li>
      </ul>
    </>
  );
}

'use client';

import { requestCalendar } from '@/components/booking/calendar-file';
import { handOffLinks, requestText } from '@/components/booking/hand-off-text';
import type { BookingProps } from '@/components/booking/labels';
import type { BookingRequest } from '@/components/booking/request';
import { Icon, type IconName } from '@/components/ui/icon';
import { newTab } from '@/lib/links/new-tab';

const item =
  'flex min-h-12 items-center gap-2.5 rounded-sm border border-edge px-[min(1rem,4vw)] py-2 text-sm font-medium transition-colors hover:border-lacquer hover:text-lacquer';

export type HandOffLinksProps = Pick<BookingProps, 'locale' | 'labels' | 'reach'> & {
  /** As much of the request as there is. */
  request: Partial<BookingRequest>;
};

/** The ways a request gets to the salon: each link carries it along. */
export function HandOffLinks({ request, locale, labels, reach }: HandOffLinksProps) {
  const { words, calendar, ways, handOff } = labels;
  const links = handOffLinks(request, reach, words, locale);
  const { date } = request;
  const outside: [keyof typeof links, IconName][] = [
    ['booking', 'arrow'],
    ['whatsapp', 'chat'],
  ];
  const direct: [keyof typeof links, IconName][] = [
    ['email', 'mail'],
    ['phone', 'phone'],
  ];
  const file = (day: string) => {
    const description = `${calendar.description}\n\n${requestText(request, words, locale)}`;
    const text = requestCalendar({ ...request, date: day }, { ...calendar, description }, new Date());
    // A data address, not a blob: iOS opens it in its calendar.
    return `data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`;
  };
  const CalendarItem = date ? 'a' : 'span';
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5 sm:flex sm:flex-wrap">
      {outside.map(([way, icon]) => (
        <li key={way}>
          <a
            href={links[way]}
            {...newTab}
            // The widget speaks French.
            hrefLang={way === 'booking' && locale !== 'fr' ? 'fr' : undefined}
            className={item}
          >
            <Icon name={icon} />
            <span className="min-w-0">{ways[way]}</span>
          </a>
        </li>
      ))}
      {direct.map(([way, icon]) => (
        <li key={way}>
          <a href={links[way]} className={item}>
            <Icon name={icon} />
            <span className="min-w-0">{ways[way]}</span>
          </a>
        </li>
      ))}
      {/* Without a day there is no file, but its place is reserved against layout shift. */}
      <li className={date ? undefined : 'invisible'}>
        <CalendarItem
          {...(date && { href: file(date), download: `${handOff.calendarFile}-${date}.ics` })}
          className={item}
        >
          <Icon name="calendar" />
          <span className="min-w-0">{ways.calendar}</span>
        </CalendarItem>
      </li>
    </ul>
  );
}

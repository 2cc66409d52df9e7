'use client';

import { buttonClasses, linkClasses } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import { newTab } from '@/lib/links/new-tab';
import type { BookingProps } from './booking-props';
import { requestCalendar } from './calendar-file';
import { handOffLinks, requestText } from './hand-off-text';
import type { PartialRequest } from './request';

const icons = { whatsapp: 'chat', email: 'mail', phone: 'phone', booking: 'arrow' } as const satisfies Record<
  string,
  IconName
>;

type Channel = keyof typeof icons;

export type HandOffLinksProps = Pick<BookingProps, 'locale' | 'mainLang' | 'labels' | 'reach'> & {
  request: PartialRequest;
  main?: Channel;
};

/** Returns the channel of the first link, which looks like a button once a request is made. */
export const mainWay = (reach: BookingProps['reach']): Channel => (reach.whatsapp ? 'whatsapp' : 'email');

/** Links to chat and e-mail with the request's text, to phone and booking widget, and to a calendar file. */
export function HandOffLinks({ request, main, locale, mainLang, labels, reach }: HandOffLinksProps) {
  const { handoff } = labels;
  const ways = Object.keys(request).length > 0 ? labels.ways : { ...labels.ways, ...labels.direct };
  const links = handOffLinks(request, reach, labels, locale);
  const { date } = request;
  const file = (day: string) => {
    const description = `${handoff.calendar_note}\n\n${requestText(request, labels, locale, reach.rows)}`;
    const words = { summary: handoff.calendar_summary, description, location: labels.address };
    const text = requestCalendar({ ...request, date: day }, words, new Date());
    // A `data:` URL, because iOS opens it in its calendar, unlike a `blob:` URL.
    return `data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`;
  };
  const linkTo = (way: Channel, className: string) => (
    <a
      href={links[way]}
      {...((way === 'booking' || way === 'whatsapp') && newTab)}
      hrefLang={way === 'booking' ? mainLang : undefined}
      className={className}
    >
      <Icon name={icons[way]} />
      <span className="wrap-anywhere">{ways[way]}</span>
    </a>
  );
  const others = (Object.keys(icons) as Channel[]).filter((way) => way !== main && links[way]);
  return (
    <>
      {main && linkTo(main, `${buttonClasses.primary} mb-3 w-full px-4! sm:w-auto sm:px-7!`)}
      <ul className="flex flex-wrap gap-x-7">
        {others.map((way) => (
          <li key={way}>{linkTo(way, linkClasses)}</li>
        ))}
        {date && (
          <li>
            <a href={file(date)} download={`${handoff.calendar_file}-${date}.ics`} className={linkClasses}>
              <Icon name="calendar" />
              <span className="wrap-anywhere">{handoff.calendar}</span>
            </a>
          </li>
        )}
      </ul>
    </>
  );
}

import type { CalendarWords } from '@/components/booking/calendar-file';
import type { RequestWords, SalonReach } from '@/components/booking/hand-off-text';
import type { RequestErrors } from '@/components/booking/request';
import type { ToasterProps } from '@/components/ui/toast';
import type { ToastContent } from '@/components/ui/toast-store';
import type { OpenDays } from '@/lib/dates/bookable-day';
import type { DayLocale } from '@/lib/dates/day-format';

/** Every word of the form, finished; `{...}` stand where the visitor's own values go. */
export type BookingLabels = {
  form: string;
  salutation: string;
  name: string;
  email: string;
  date: string;
  dateFormat: string;
  dateChoose: string;
  dateDialog: string;
  /** With `{date}`. */
  dateSelected: string;
  /** With `{date}`. */
  nextOpen: string;
  noneOpen: string;
  service: string;
  serviceChoose: string;
  serviceNone: string;
  optional: string;
  submit: string;
  /** The question before a second request takes the place of the first; `text` with `{date}`. */
  replace: Record<'title' | 'text' | 'replace' | 'keep', string>;
  errors: RequestErrors;
  success: ToastContent;
  failure: ToastContent;
  toasts: ToasterProps['labels'];
  handOff: Record<
    | 'ready'
    | 'expired'
    | 'renew'
    | 'notSentBefore'
    | 'privacy'
    | 'failed'
    | 'notSentAfter'
    | 'recorded'
    | 'forget'
    | 'calendarFile',
    string
  >;
  ways: Record<keyof SalonReach | 'calendar', string>;
  /** The same ways while there is nothing to send. */
  direct: Record<'whatsapp' | 'email', string>;
  words: RequestWords;
  calendar: CalendarWords;
};

/** What the server hands to the form's client parts. */
export type BookingProps = OpenDays & {
  locale: DayLocale;
  labels: BookingLabels;
  reach: SalonReach;
  /** Address of the page that says what becomes of what is typed, in French. */
  privacy: string;
};

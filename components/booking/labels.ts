import type { ToasterProps } from '@/components/ui/toast';
import type { RequestErrors, RequestService } from '@/lib/booking-request';
import type { DayLocale } from '@/lib/day-format';
import type { RequestWords, SalonReach } from '@/lib/hand-off';
import type { CalendarWords } from '@/lib/request-calendar';
import type { ToastContent } from '@/lib/toasts';
import type { OpenDays } from '@/lib/zurich-date';

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
  weeklyHint: string;
  closedHint: string;
  service: string;
  serviceChoose: string;
  services: Record<Exclude<RequestService, ''> | 'none', string>;
  optional: string;
  submit: string;
  errors: RequestErrors;
  success: ToastContent;
  failure: ToastContent;
  toasts: ToasterProps['labels'];
  handOff: Record<'notSentBefore' | 'notSentAfter' | 'recorded' | 'forget' | 'calendarFile', string>;
  ways: Record<keyof SalonReach | 'calendar', string>;
  words: RequestWords;
  calendar: CalendarWords;
};

/** What the server hands to the form's client parts. */
export type BookingProps = OpenDays & {
  locale: DayLocale;
  labels: BookingLabels;
  reach: SalonReach;
};

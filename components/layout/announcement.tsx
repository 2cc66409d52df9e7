import { useLocale } from 'next-intl';
import { announcement, mainLocale } from '@/lib/content/content';
import { addDays, zurichDay } from '@/lib/dates/zurich-date';
import { RouteLink } from './links';

/** The salon's announcement; nothing in a language that lacks it. The page script shows it only on its days. */
export function Announcement({ className = '' }: { className?: string }) {
  const locale = useLocale();
  if (!announcement) return null;
  const { link, from, until, translations } = announcement;
  const text =
    locale === mainLocale ? announcement.text : translations.find(({ language }) => language === locale)?.text;
  if (!text) return null;
  const [today, end] = [zurichDay(new Date()), addDays(until, 1)];
  return (
    <p
      data-from={from}
      data-until={end}
      hidden={today < from || end <= today}
      className={`border-l-4 border-rose-gold pl-4 text-balance ${className}`}
    >
      {link ? (
        <RouteLink to={link} className="underline decoration-1 underline-offset-4">
          {text}
        </RouteLink>
      ) : (
        text
      )}
    </p>
  );
}

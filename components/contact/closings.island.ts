import texts from '@/.generated/holidays.json';
import { type HolidayTexts, holidayNotices } from '@/lib/dates/holidays';
import { zurichDay } from '@/lib/dates/zurich-date';

// Replaces the notices of public holidays, made on the day of the build, by those of today (closings.tsx).

const today = zurichDay(new Date());
const list = document.getElementById('fermetures');
// Not from the page's `lang`, because translators change it.
const locale = list?.dataset.locale ?? '';
for (const notice of list?.querySelectorAll('[data-from]') ?? []) notice.remove();
for (const { from, until, text } of holidayNotices(
  today,
  (texts as Record<string, HolidayTexts>)[locale] as HolidayTexts,
  locale,
)) {
  const notice = document.createElement('li');
  Object.assign(notice.dataset, { from, until });
  notice.hidden = today < from;
  notice.textContent = text;
  const after = [...(list?.children ?? [])].find((one) => Object(one).dataset.until > until);
  list?.insertBefore(notice, after ?? null);
}

import { useTranslations } from 'next-intl';
import { LateScript } from '@/components/ui/island';
import { seasonNotes } from '@/lib/content/season';
import { notesFrom } from '@/lib/dates/season';
import { firstOfNextMonth, zurichDay } from '@/lib/dates/zurich-date';

/**
 * The owner's notes of this month and the next three, where there are any. The build's month stands in the page; a visitor of a later one gets
 * the script that replaces it, which has those of the whole year.
 */
export function SeasonNotes() {
  const t = useTranslations('season');
  if (seasonNotes.length === 0) return null;
  const now = new Date();
  return (
    <section aria-labelledby="carnet-titre" className="wrap pt-12 pb-8 print:hidden">
      <LateScript name="season" from={firstOfNextMonth(zurichDay(now))} />
      <h2 id="carnet-titre" className="text-2xl">
        {t('title')}
      </h2>
      <dl id="carnet" className="mt-6 grid gap-x-8 md:grid-cols-2 xl:grid-cols-4">
        {notesFrom(seasonNotes, now).map(([month, text]) => (
          <div key={month} className="border-t border-ink/20 pt-5">
            <dt className="font-display text-xl text-lacquer">{month}</dt>
            <dd className="min-h-[3.5lh] py-1.5 text-stone">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { useTranslations } from 'next-intl';
import { TimedScript } from '@/components/browser/island';
import { pictureData } from '@/lib/assets/pictures';
import { seasonPicture } from '@/lib/content/content';
import { seasonNotes } from '@/lib/content/season';
import { notesFrom, placeInYear } from '@/lib/dates/season';
import { firstOfNextMonth, zurichDay } from '@/lib/dates/zurich-date';

/**
 * The owner's notes of this month and the next three, each below a part of a landscape, if one is drawn. The HTML has
 * the notes of the build's month; in a later month visitors get a script with the notes of the whole year.
 */
export function SeasonNotes() {
  const t = useTranslations('season');
  if (seasonNotes.length === 0) return null;
  const now = new Date();
  return (
    <section aria-labelledby="carnet-titre" className="wrap py-ending">
      <TimedScript name="season" from={firstOfNextMonth(zurichDay(now))} />
      <h2 id="carnet-titre" className="text-2xl">
        {t('title')}
      </h2>
      <dl
        id="carnet"
        // Focusable, so that arrow keys scroll the row. Below 64rem the edge of the screen cuts the next column.
        tabIndex={0}
        className="mt-5 grid snap-x snap-mandatory auto-cols-[90%] grid-flow-col overflow-x-auto [scrollbar-width:none] max-lg:-mr-gutter md:auto-cols-[44%] lg:auto-cols-[calc(25%+1px)]"
      >
        {notesFrom(seasonNotes, now).map((note) => (
          <div key={note[0]} className="snap-start" data-reveal>
            <dt className="font-display text-xl text-lacquer">
              {seasonPicture && (
                // biome-ignore lint/performance/noImgElement: a drawing has one size of file for all.
                <img
                  src={pictureData(seasonPicture).src}
                  alt=""
                  loading="lazy"
                  className="mb-2 aspect-2/1 w-full object-cover"
                  style={{ objectPosition: placeInYear(note, seasonNotes) }}
                />
              )}
              {note[0]}
            </dt>
            <dd className="min-h-[3lh] py-2.5 pr-8 text-stone">{note[1]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

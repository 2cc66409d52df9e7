import { useTranslations } from 'next-intl';
import { TimedScript } from '@/components/browser/island';
import { pictureData } from '@/lib/assets/pictures';
import { seasonPicture } from '@/lib/content/content';
import { seasonNotes } from '@/lib/content/season';
import { notesFrom, placeInYear } from '@/lib/dates/season';
import { firstOfNextMonth, zurichDay } from '@/lib/dates/zurich-date';

/**
 * The owner's notes of this month and the next three, where there are any, below a landscape that runs through them, where one is drawn.
 * The build's month stands in the page; a visitor of a later one gets the script that replaces it, which has those of the whole year.
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
        // So that arrow keys can scroll it. Columns are a little wider than their share, so that no letter of the next one is seen.
        tabIndex={0}
        className="mt-5 grid auto-cols-[90%] grid-flow-col overflow-x-auto [scroll-snap-type:x_mandatory] [scrollbar-width:none] md:auto-cols-[calc(50%+2px)] lg:auto-cols-[calc(25%+1px)]"
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

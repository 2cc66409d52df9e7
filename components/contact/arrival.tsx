import { useLocale, useTranslations } from 'next-intl';
import { PointList, pointColumns, pointRow } from '@/components/layout/points';
import { practical } from '@/lib/content/content';
import { joinWords, languageName } from '@/lib/i18n/format';
import type { PageOfKind } from '@/lib/schema/pages';

export function Arrival({ page }: { page: PageOfKind<'contact'> }) {
  const t = useTranslations('contact');
  const locale = useLocale();
  const languages = practical.languages.map((tag) => languageName(tag, locale));
  const facts = [
    { term: t('entrance_title'), words: entranceWords(t) },
    { term: t('languages_title'), words: languages.length > 0 ? [joinWords(languages, locale)] : [] },
  ].filter(({ words }) => words.length > 0);
  if (page.access.length + facts.length === 0) return null;
  return (
    <section id="venir" aria-labelledby="venir-titre" className="page-grid bg-linen py-10 md:py-band lg:items-start">
      <div className="lg:col-[wrap-start/span_5] lg:pr-7">
        <h2 id="venir-titre" className="text-2xl md:text-3xl">
          {t('access_title')}
        </h2>
      </div>
      <div className="mt-5 lg:col-[7/wrap-end] lg:mt-2">
        <PointList points={page.access} />
        {facts.length > 0 && (
          <dl>
            {facts.map(({ term, words }) => (
              <div key={term} className={`${pointRow} ${pointColumns}`}>
                <dt className="font-display text-xl">{term}</dt>
                {words.map((word) => (
                  <dd key={word} className="text-stone md:col-start-2">
                    {word}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

/** Returns words on steps, door, parking and toilet, as far as the owner stated them. */
function entranceWords(t: ReturnType<typeof useTranslations<'contact'>>): string[] {
  const { steps, doorWidth, parking, toilet } = practical.access ?? {};
  return [
    steps === 0 && t('entrance_level'),
    steps === 1 && t('entrance_step'),
    steps !== undefined && steps > 1 && t('entrance_steps', { count: steps }),
    doorWidth !== undefined && t('entrance_door', { width: doorWidth }),
    parking && t(`parking_${parking}`),
    toilet && t(`toilet_${toilet}`),
  ].filter((words) => typeof words === 'string');
}

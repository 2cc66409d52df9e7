import { useLocale, useTranslations } from 'next-intl';
import { RouteLink } from '@/components/layout/links';
import { Picture } from '@/components/layout/picture';
import type { PageId, TeamMember } from '@/content/schema/pages';
import { pageName } from '@/lib/content/pages';

/** On wide screens: two and three beside the heading, more below it in rows that are as full as can be. */
function layoutOf(count: number) {
  if (count < 4) return { isBeside: true, list: count === 3 ? 'lg:grid-cols-3' : '' };
  return { isBeside: false, list: count === 5 || count === 6 ? 'lg:grid-cols-3' : 'lg:grid-cols-4' };
}

/**
 * Who works in the salon: upright pictures above their words, which begin on one line; beside them until the screen is wide. Words alone
 * until everybody has a picture.
 */
export function Team({ members, page }: { members: readonly TeamMember[]; page?: PageId }) {
  const t = useTranslations('about');
  const locale = useLocale();
  const isCompact = members.length > 2;
  const hasPictures = members.every(({ picture }) => picture);
  const { isBeside, list } = layoutOf(members.length);
  return (
    <section aria-labelledby="equipe-titre" className="page-grid gap-y-10 py-band">
      <div className={isBeside ? 'lg:sticky lg:top-28 lg:col-[wrap-start/span_4] lg:self-start' : undefined}>
        <h2 id="equipe-titre" className="text-3xl xl:text-[min(5.2vw,5.5rem)]">
          {t('team')}
        </h2>
        {page && (
          <RouteLink to={page} className="quiet-link mt-2 text-lacquer print:hidden" {...pageName(page, locale)} />
        )}
      </div>
      <ul
        className={`grid gap-x-gutter gap-y-8 md:grid-cols-2 lg:gap-y-12 ${list} ${isBeside ? 'lg:col-[6/wrap-end]' : ''}`}
      >
        {members.map(({ name, role, text, picture }) => (
          <li
            key={name}
            className={
              hasPictures
                ? 'max-lg:grid max-lg:grid-cols-[min(7rem,35%)_1fr] max-lg:gap-x-5'
                : 'border-t border-ink/20 pt-5 lg:pt-0'
            }
          >
            {hasPictures && picture && (
              <Picture
                id={picture}
                sizes={`(min-width: 64rem) ${isCompact ? 30 : 26}vw, 7rem`}
                className="aspect-[4/5] max-lg:self-start"
              />
            )}
            <div className="min-w-0 lg:mt-5" data-reveal>
              <h3 className="text-xl lg:text-2xl">{name}</h3>
              <p className="mt-1 text-sm text-lacquer">{role}</p>
              <p className="mt-3 max-w-text text-stone">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

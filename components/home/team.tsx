import { useTranslations } from 'next-intl';
import { Picture } from '@/components/layout/picture';
import type { TeamMember } from '@/lib/schema/pages';

/** Returns classes for the columns on tablets and wider screens: rows are as full as possible. */
function columnsOf(count: number) {
  if ([3, 5, 6].includes(count)) return 'md:grid-cols-3';
  return count < 3 ? 'md:grid-cols-2' : 'md:grid-cols-2 lg:grid-cols-4';
}

/** The people of the salon; pictures are shown only if everybody has one. */
export function Team({ members }: { members: readonly TeamMember[] }) {
  const t = useTranslations('about');
  const isCompact = members.length > 2;
  const hasPictures = members.every(({ picture }) => picture);
  // On wide screens up to three people are beside the heading, more people below it.
  const isBeside = members.length < 4;
  return (
    <section aria-labelledby="equipe-titre" className="page-grid gap-y-10 py-band">
      <div className={isBeside ? 'lg:sticky lg:top-28 lg:col-[wrap-start/span_4] lg:self-start' : undefined}>
        <h2 id="equipe-titre" className="text-3xl xl:text-[min(5.2vw,5.5rem)]">
          {t('team')}
        </h2>
      </div>
      <ul
        className={`grid gap-x-gutter gap-y-8 lg:gap-y-12 ${columnsOf(members.length)} ${isBeside ? 'lg:col-[6/wrap-end]' : ''}`}
      >
        {members.map(({ name, role, text, picture }) => (
          <li
            key={name}
            className={
              hasPictures ? 'grid gap-5 self-start max-md:grid-cols-[min(7rem,35%)_1fr]' : 'border-t border-ink/20 pt-5'
            }
          >
            {hasPictures && picture && (
              <Picture
                id={picture}
                sizes={`(min-width: 64rem) ${isCompact ? 30 : 26}vw, (min-width: 48rem) 44vw, 7rem`}
                className="aspect-[4/5] self-start"
              />
            )}
            <div className="min-w-0" data-reveal>
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

import { useTranslations } from 'next-intl';
import { Picture } from '@/components/layout/picture';
import type { TeamMember } from '@/content/schema/pages';

/** Two and four stand in twos, others in threes. */
const columns = (count: number) =>
  count === 3 || count > 4
    ? { list: 'sm:grid-cols-2 md:grid-cols-3', sizes: '(min-width: 64rem) 17vw, (min-width: 48rem) 30vw' }
    : { list: 'sm:grid-cols-2', sizes: '(min-width: 64rem) 26vw, (min-width: 30rem) 45vw' };

/** Who works in the salon: upright pictures side by side, whose words begin on one line; on phones three or more beside their words. */
export function Team({ members }: { members: readonly TeamMember[] }) {
  const t = useTranslations('about');
  const isCompact = members.length > 2;
  const { list, sizes } = columns(members.length);
  return (
    <section aria-labelledby="equipe-titre" className="page-grid gap-y-10 py-band">
      <h2
        id="equipe-titre"
        className="text-3xl lg:sticky lg:top-28 lg:col-[wrap-start/span_4] lg:self-start lg:pr-7 xl:text-4xl"
      >
        {t('team')}
      </h2>
      <ul className={`grid gap-x-gutter lg:col-[6/wrap-end] ${list} ${isCompact ? 'gap-y-8 sm:gap-y-12' : 'gap-y-12'}`}>
        {members.map(({ name, role, text, picture }) => (
          <li key={name} className={isCompact ? 'max-sm:grid max-sm:grid-cols-[7rem_1fr] max-sm:gap-x-5' : undefined}>
            <Picture
              id={picture}
              sizes={`${sizes}, ${isCompact ? '7rem' : '92vw'}`}
              className="aspect-[4/5] max-sm:self-start"
            />
            <div className={isCompact ? 'sm:mt-5' : 'mt-5'} data-reveal>
              <h3 className="text-2xl">{name}</h3>
              <p className="mt-1 text-sm text-lacquer">{role}</p>
              <p className="mt-3 max-w-text text-stone">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

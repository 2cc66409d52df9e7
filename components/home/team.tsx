import { useTranslations } from 'next-intl';
import { Picture } from '@/components/layout/picture';
import type { TeamMember } from '@/content/schema/pages';

/** Who works in the salon: upright pictures in twos, whose words begin on one line. */
export function Team({ members }: { members: readonly TeamMember[] }) {
  const t = useTranslations('about');
  return (
    <section aria-labelledby="equipe-titre" className="page-grid gap-y-10 py-band">
      <h2
        id="equipe-titre"
        className="text-3xl lg:sticky lg:top-28 lg:col-[wrap-start/span_4] lg:self-start lg:pr-7 xl:text-4xl"
      >
        {t('team')}
      </h2>
      <ul className="grid gap-x-gutter gap-y-12 sm:grid-cols-2 lg:col-[6/wrap-end]">
        {members.map(({ name, role, text, picture }) => (
          <li key={name}>
            <Picture
              id={picture}
              sizes="(min-width: 64rem) 26vw, (min-width: 40rem) 45vw, 92vw"
              className="aspect-[4/5]"
            />
            <div className="mt-5" data-reveal>
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

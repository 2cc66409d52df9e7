import { useTranslations } from 'next-intl';
import { BookingLink } from '@/components/layout/contact-links';
import { Picture } from '@/components/layout/picture';
import { facts } from '@/lib/content/content';
import type { PageOfKind } from '@/lib/schema/pages';

export function About({ text }: { text: NonNullable<PageOfKind<'home'>['about']> }) {
  const t = useTranslations();
  const stats = [
    { count: facts.yearsOnHome, label: t('about.stats_years') },
    { count: facts.clients, label: t('about.stats_clients') },
  ].flatMap(({ count, label }) => (count ? { count, label } : []));
  return (
    <section
      id="about"
      tabIndex={-1}
      aria-labelledby="about-titre"
      className="page-grid items-center gap-y-8 py-band max-md:pb-0"
    >
      <Picture
        id={text.picture}
        sizes="(min-width: 48rem) 44vw, 100vw"
        className="col-[full]! aspect-[3/2] max-md:order-last md:aspect-[4/5] md:col-[full-start/7]!"
      />
      <div className="md:col-[8/wrap-end] md:max-xl:pb-9" data-reveal>
        <h2 id="about-titre" className="text-4xl md:max-lg:text-3xl">
          {text.heading}
        </h2>
        <div className="prose-text mt-5">
          {text.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {stats.length > 0 && (
          <dl className="mt-5 flex flex-wrap gap-x-6 border-t border-ink/20">
            {stats.map((stat) => (
              <div key={stat.label} className="flex grow basis-34 flex-col-reverse justify-end py-3">
                <dt className="text-sm text-stone">{stat.label}</dt>
                <dd className="font-display text-5xl whitespace-nowrap">
                  {t('about.stats_figure', { count: stat.count })}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <p className={stats.length > 0 ? 'mt-3' : 'mt-5'} data-cta>
          <BookingLink>{t('booking.book')}</BookingLink>
        </p>
      </div>
    </section>
  );
}

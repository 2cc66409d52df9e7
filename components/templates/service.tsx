import { useTranslations } from 'next-intl';
import { BookingBand } from '@/components/sections/booking-band';
import { PageHead } from '@/components/sections/page-head';
import { RelatedLinks } from '@/components/sections/related-links';
import { ServicePanel } from '@/components/sections/service-panel';
import type { TemplateProps } from '@/components/templates/template-props';
import { getPageOfKind } from '@/lib/content/pages';

/** One service: the panel with price and booking stays in view beside what the visitor reads. */
export function ServiceTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'service');
  const t = useTranslations('services');
  const isNail = page.parent === 'onglerie';
  return (
    <>
      <PageHead id={id} heading={page.heading} picture={page.picture}>
        <p className="max-w-text text-lg text-balance">{page.benefit}</p>
      </PageHead>
      <div className="page-grid items-start gap-y-12 py-band">
        <ServicePanel
          title={page.label}
          prices={page.prices}
          variant={isNail ? 'services' : undefined}
          className="lg:sticky lg:top-28 lg:col-[10/wrap-end]! lg:row-start-1"
        />
        <div className="flex flex-col gap-16 lg:col-[wrap-start/span_7] lg:row-start-1 lg:gap-20">
          <div className="prose-text" data-reveal>
            {page.intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <section data-reveal>
            <h2 className="text-2xl">{t('included')}</h2>
            <ol className="mt-5 border-t border-ink/20">
              {page.included.map((item, index) => (
                <li key={item} className="grid grid-cols-[2.5rem_1fr] border-b border-ink/20 py-3.5">
                  <span aria-hidden="true" className="font-display text-xl/snug text-lacquer tabular-nums">
                    {index + 1}
                  </span>
                  {item}
                </li>
              ))}
            </ol>
          </section>
          <section data-reveal>
            <h2 className="text-2xl">{t('suits')}</h2>
            <p className="mt-4 max-w-text">{page.suits}</p>
          </section>
          <section data-reveal>
            <h2 className="text-2xl">{t('lasts')}</h2>
            <p className="mt-4 max-w-text">{page.lasts}</p>
          </section>
          <section data-reveal>
            <h2 className="text-2xl">{t('aftercare')}</h2>
            <ul className="mt-4 flex max-w-text flex-col gap-3">
              {page.aftercare.map((item) => (
                <li
                  key={item}
                  className="relative pl-7 before:absolute before:top-[0.8em] before:left-0 before:h-px before:w-4 before:bg-rose-gold"
                >
                  {item}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <RelatedLinks routes={page.related} />
      <BookingBand kind="service" variant={isNail ? 'services' : undefined} />
    </>
  );
}

import { useTranslations } from 'next-intl';
import { Island } from '@/components/browser/island';
import { ExternalLink } from '@/components/layout/links';
import { areTestimonialsExamples, mainLocale, practical, testimonials } from '@/lib/content/content';
import { rulesOf } from '@/lib/i18n/language-rules';
import { Carousel } from './carousel';
import { Testimonial } from './testimonial';

/** Testimonials: one alone, or a carousel, in which all are readable without a script; then links to reviews. */
export function Testimonials({ isTinted }: { isTinted: boolean }) {
  const t = useTranslations('testimonials');
  const note = areTestimonialsExamples ? t('example') : undefined;
  const [before, after] = rulesOf(mainLocale).quotes;
  const slides = testimonials.map(({ text, ...client }) => ({ ...client, text: before + text + after, note }));
  const [only, ...others] = slides;
  if (!only && practical.reviews.length === 0) return null;
  return (
    <section id="testimonials" aria-labelledby="testimonials-titre" className={isTinted ? 'bg-linen' : undefined}>
      <div className="wrap py-band" data-reveal>
        <h2 id="testimonials-titre" className="text-2xl">
          {t('title')}
        </h2>
        {only && others.length === 0 && <Testimonial {...only} />}
        {others.length > 0 && (
          <Island name="carousel" startsIn="motion">
            <Carousel
              labels={{
                name: t('title'),
                carousel: t('carousel'),
                slide: t('item'),
                pause: t('pause'),
                play: t('play'),
                previous: t('previous'),
                next: t('next'),
              }}
              slides={slides.map((slide, index) => ({
                ...slide,
                position: t('slide', { index: index + 1, total: slides.length }),
              }))}
            />
          </Island>
        )}
        {practical.reviews.length > 0 && (
          <p className="mt-8 flex flex-wrap gap-x-8 gap-y-2">
            {practical.reviews.map(({ name, url }) => (
              <ExternalLink key={url} href={url} className="quiet-link text-lacquer">
                {t('read_on', { name })}
              </ExternalLink>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}

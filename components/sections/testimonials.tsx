import { useTranslations } from 'next-intl';
import { Carousel } from '@/components/sections/carousel';
import { Island } from '@/components/ui/island';
import { siteTestimonials } from '@/lib/content/pages';

/** What clients say: one quote at a time, all of them readable without a script. */
export function Testimonials() {
  const t = useTranslations('testimonials');
  return (
    <section id="testimonials" aria-labelledby="testimonials-titre" className="bg-linen">
      <div className="wrap py-band">
        <h2 id="testimonials-titre" className="text-2xl">
          {t('title')}
        </h2>
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
            slides={siteTestimonials.map(({ name, text }, index) => ({
              name,
              text,
              position: t('slide', { index: index + 1, total: siteTestimonials.length }),
            }))}
          />
        </Island>
      </div>
    </section>
  );
}

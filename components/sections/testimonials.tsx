import { useTranslations } from 'next-intl';
import { TestimonialCarousel } from '@/components/sections/testimonial-carousel';
import { siteTestimonials } from '@/lib/content';
import { usePartLang } from '@/lib/i18n/part-lang';

/** What clients say: one quote at a time, all of them readable without a script. */
export function Testimonials() {
  const t = useTranslations('testimonials');
  const { french } = usePartLang();
  return (
    <section lang={french} id="testimonials" aria-labelledby="testimonials-titre" className="bg-linen">
      <div className="wrap py-band">
        <h2 id="testimonials-titre" className="text-2xl">
          {t('title')}
        </h2>
        <TestimonialCarousel slides={siteTestimonials} />
      </div>
    </section>
  );
}

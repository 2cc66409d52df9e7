import { useTranslations } from 'next-intl';
import { Carousel } from '@/components/sections/carousel';
import { InitialsAvatar } from '@/components/sections/initials-avatar';

export type TestimonialCarouselProps = { slides: { id: string; name: string; text: string }[] };

/** What clients say, one large quote at a time. */
export function TestimonialCarousel({ slides }: TestimonialCarouselProps) {
  const t = useTranslations('testimonials');
  return (
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
      slides={slides.map(({ id, name, text }, index) => ({
        id,
        position: t('slide', { index: index + 1, total: slides.length }),
        content: (
          <figure className="flex h-full flex-col pt-8">
            <blockquote className="max-w-[56rem] font-display text-3xl text-balance">
              <p>{`«\u202f${text}\u202f»`}</p>
            </blockquote>
            <figcaption className="mt-auto flex items-center gap-4 pt-8 text-sm text-stone">
              <InitialsAvatar name={name} />
              {name}
            </figcaption>
          </figure>
        ),
      }))}
    />
  );
}

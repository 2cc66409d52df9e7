import { useLocale, useTranslations } from 'next-intl';
import { Island } from '@/components/browser/island';
import { BookingBand } from '@/components/layout/booking-band';
import { rowsOf, useAmounts } from '@/components/layout/card-amounts';
import { RouteLink } from '@/components/layout/links';
import { PageHead } from '@/components/layout/page-head';
import type { TemplateProps } from '@/components/layout/template-props';
import { PriceNotes } from '@/components/prices/price-notes';
import { ShadeTiles } from '@/components/services/shade-tiles';
import { islandHref } from '@/lib/assets/islands';
import { pairData } from '@/lib/assets/pictures';
import { gallery, salon } from '@/lib/content/content';
import { getPage, getPageOfKind } from '@/lib/content/pages';
import { homeShades, shadePage } from '@/lib/content/shade-page';
import { fill } from '@/lib/i18n/fill';
import { messagesIn } from '@/lib/i18n/messages';
import { hrefOf } from '@/lib/links/href';
import type { PairPicture } from './before-after';
import { Gallery } from './gallery';
import { START } from './reveal-slider';

export function GalleryTemplate({ id }: TemplateProps) {
  const page = getPageOfKind(id, 'gallery');
  const t = useTranslations();
  const amounts = useAmounts();
  const shades = shadePage ? homeShades(shadePage) : [];
  const {
    gallery: words,
    lightbox: { open_picture: _, note, ...lightbox },
  } = messagesIn(useLocale());
  const pair = (item: (typeof gallery)[number], side: 'before' | 'after'): PairPicture => {
    const label = t(`gallery.${side}`);
    const caption = `${item.title}, ${label.toLowerCase()}`;
    const data = pairData(item)[side];
    return { data, alt: data.alt, label, caption };
  };
  return (
    <>
      <PageHead id={id} heading={page.heading}>
        {page.intro.map((paragraph) => (
          <p key={paragraph} className="max-w-text text-lg text-balance">
            {paragraph}
          </p>
        ))}
      </PageHead>
      <div className="flex flex-col gap-20 py-16 lg:gap-32 lg:py-24 print:block">
        <Island name="gallery">
          <Gallery
            items={gallery.map((item, index) => ({
              // By index, because two pairs may share a picture or a title.
              id: `paire-${index + 1}`,
              title: item.title,
              caption: item.caption,
              more: item.route
                ? {
                    href: hrefOf(item.route),
                    label: getPage(item.route).label,
                    price: amounts({ route: item.route }),
                  }
                : undefined,
              sliderLabel: t('gallery.slider', { title: item.title }),
              openLabel: t('lightbox.open_picture', { picture: item.title }),
              pictures: [pair(item, 'before'), pair(item, 'after')],
            }))}
            labels={{
              value: words.slider_value,
              start: fill(words.slider_value, { before: START, after: 100 - START }),
            }}
            lightbox={{ ...lightbox, note: salon.illustrations ? note : undefined }}
          />
        </Island>
        <script type="module" src={islandHref('slider')} />
        {shadePage && shades.length > 0 && (
          <section aria-labelledby="nuancier-titre" className="wrap print:hidden">
            <h2 id="nuancier-titre" className="text-2xl lg:text-3xl">
              <RouteLink to={shadePage} className="underline decoration-1 underline-offset-4 hover:text-lacquer">
                {getPage(shadePage).label}
              </RouteLink>
            </h2>
            <ShadeTiles
              page={shadePage}
              shades={shades}
              sizes="20rem"
              className="mt-6 auto-rows-[minmax(9rem,auto)] md:grid-cols-3 lg:mt-8 lg:auto-rows-[minmax(11rem,auto)] md:max-xl:[&_a>span+span]:hidden"
            />
          </section>
        )}
        <div className="wrap text-sm text-stone empty:hidden">
          <PriceNotes rows={gallery.flatMap(({ route }) => (route ? rowsOf({ route }) : []))} className="mb-2" />
          {page.note && <p>{page.note}</p>}
        </div>
      </div>
      <BookingBand kind="gallery" closing={page.closing} />
    </>
  );
}

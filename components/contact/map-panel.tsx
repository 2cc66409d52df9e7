import { useLocale, useTranslations } from 'next-intl';
import { IslandRoot } from '@/components/browser/island';
import { ExternalLink } from '@/components/layout/links';
import { Picture } from '@/components/layout/picture';
import { drawnMap, salon } from '@/lib/content/content';
import { mainLangOn } from '@/lib/i18n/main-lang';
import { mapEmbedHref, mapHref } from '@/lib/links/contact-links';
import type { PictureId } from '@/lib/schema/pictures';
import { MapDrawing } from './map-drawing';

export type MapPanelProps = {
  className?: string;
  /** Whether the whole drawn map is visible, and not only the salon and its surroundings. */
  isWhole?: boolean;
  /** Picture behind the address plate on wide screens; given where the panel is on the first screen. */
  picture?: PictureId;
};

/**
 * The drawn map (or a plate with the address) and a button that loads the provider's map over it (map.island.ts). The
 * button says which data the provider gets; it is invisible, but takes its space, until the page script can start it.
 */
export function MapPanel({ className = '', isWhole = false, picture }: MapPanelProps) {
  const t = useTranslations('contact');
  const locale = useLocale();
  return (
    <div className={`relative ${className}`}>
      {/* Limited height: beside very long words the drawing would grow so wide that its places lie below the words. */}
      <div className={`flex h-full flex-col ${drawnMap ? 'lg:max-h-[90vw]' : 'bg-linen'}`}>
        {drawnMap ? (
          <MapDrawing map={drawnMap} isWhole={isWhole} isPriority={picture !== undefined} />
        ) : (
          <p
            lang={mainLangOn(locale)}
            className="relative flex flex-1 md:min-h-96 p-gutter py-[max(6vw,2.5rem)] md:py-gutter print:hidden"
          >
            {picture && (
              <Picture
                id={picture}
                sizes="(min-width: 64rem) 50vw, (min-width: 48rem) 100vw, 1px"
                className="absolute inset-0 max-md:hidden"
              />
            )}
            <AddressPlate isInCorner={picture !== undefined} />
          </p>
        )}
        <IslandRoot
          name="map"
          data-map={mapEmbedHref(locale)}
          className="data-[state=inert]:invisible noscript:hidden print:hidden"
        >
          <button
            type="button"
            className={`w-full cursor-pointer px-gutter py-3 text-left lg:py-5 text-stone ${drawnMap ? 'lg:pl-[calc(100%-46vw)]' : ''}`}
          >
            <span className="quiet-link mr-8 text-lacquer">{t('map_show')}</span>
            <span className="inline-block text-sm text-balance">{t('map_tells')}</span>
          </button>
        </IslandRoot>
      </div>
    </div>
  );
}

/** The address like a plate beside a door, with a large house number; on wide screens in the corner of a picture. */
function AddressPlate({ isInCorner }: { isInCorner: boolean }) {
  const [plate, words, figure] = isInCorner
    ? ['md:mb-0 md:ml-0 md:w-fit', 'md:px-5 md:py-3 md:text-xl', 'md:text-3xl']
    : ['', '', ''];
  const { street, postalCode, city } = salon.address;
  const [, road = street, number] = /^(.+?) (\d\S{0,2})$/.exec(street) ?? [];
  return (
    <ExternalLink
      href={mapHref()}
      className={`focus-inside relative m-auto w-full max-w-[26rem] rounded-md bg-lacquer p-2.5 text-paper ${plate}`}
    >
      <span className={`block rounded-sm border border-paper/45 px-6 py-8 text-center font-display text-2xl ${words}`}>
        {`${road} `}
        {number && <span className={`block text-5xl ${figure}`}>{`${number} `}</span>}
        <span className="mt-3 block text-xl">{`${postalCode} ${city}`}</span>
      </span>
    </ExternalLink>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { MapDrawing } from '@/components/sections/map-drawing';
import { drawnMap } from '@/content/drawn-map';
import { islandHref } from '@/lib/generated/islands';
import { mapEmbedHref } from '@/lib/links/contact-links';

export type MapPanelProps = { className?: string };

/**
 * The drawn map, where the salon has one, and a button that lays the provider's over it (components/islands/map.ts). The
 * button says what the provider learns; it is hidden until the page's script can start it.
 */
export function MapPanel({ className = '' }: MapPanelProps) {
  const t = useTranslations('contact');
  return (
    <div className={`relative ${className}`}>
      <div className="flex h-full flex-col bg-linen">
        {drawnMap && <MapDrawing map={drawnMap} />}
        <div
          data-island={islandHref('map')}
          data-state="inert"
          data-map={mapEmbedHref(useLocale())}
          className="flex-1 data-[state=failed]:hidden data-[state=inert]:hidden print:hidden"
        >
          <button type="button" className="size-full cursor-pointer px-gutter py-6 text-left text-stone">
            <span className="quiet-link text-lacquer">{t('map_show')}</span>
            <span className="block text-sm">{t('map_tells')}</span>
          </button>
        </div>
      </div>
    </div>
  );
}

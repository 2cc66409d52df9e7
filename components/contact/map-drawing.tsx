import { useLocale } from 'next-intl';
import type { CSSProperties } from 'react';
import { timedScript } from '@/components/browser/island';
import { StatusSlot } from '@/components/layout/status-slot';
import { altIn } from '@/lib/assets/pictures';
import { salon } from '@/lib/content/content';
import { mainLangOn } from '@/lib/i18n/main-lang';
import { messagesIn } from '@/lib/i18n/messages';
import { assetPath } from '@/lib/links/site';
import type { DrawnMap } from '@/lib/schema/map';

export type MapDrawingProps = {
  map: DrawnMap;
  /** Whether the whole map is visible, and not only the salon and its surroundings. */
  isWhole: boolean;
  isPriority: boolean;
};

/**
 * A drawing with names of places as text. It is aligned to the right edge of its frame; its left end is under the words
 * of the page. drawing.island.ts lays it over its picture as inline SVG, whose styles follow the hour. The opening
 * status is below the name of the salon's town.
 */
export function MapDrawing({ map, isWhole, isPriority }: MapDrawingProps) {
  const { src, width, height } = map.drawing;
  const { alt, lang } = altIn(useLocale(), map);
  return (
    <div className={isWhole ? 'map-frame' : 'map-frame map-close'}>
      <div className="map-box">
        <div data-moment="" {...timedScript('drawing')}>
          {/* biome-ignore lint/performance/noImgElement: a drawing has one size of file for all. */}
          <img
            src={assetPath(src)}
            width={width}
            height={height}
            alt={alt}
            lang={lang}
            loading={isPriority ? 'eager' : 'lazy'}
          />
          {/* Names stay in the visible part of the drawing, with space before its end. */}
          <ul>
            {map.places.map((place) => (
              <Place key={place.name} {...place} isSeen={isWhole || isNear(place.y)} />
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

/** Width of the part of the drawing that every screen shows, at its right end. */
const seen = 'max(50vw, min(94vw, 30rem))';

/** Whether a place at this height (percent from the top) is in the closer view (map.css). */
const isNear = (y: number) => y > 23 && y < 84;

function Place({ name, x, y, isBefore, isSeen }: DrawnMap['places'][number] & { isSeen: boolean }) {
  const locale = useLocale();
  const lang = mainLangOn(locale);
  const style: CSSProperties = {
    top: `${y}%`,
    visibility: isSeen ? undefined : 'hidden',
    ...(isBefore
      ? { right: `min(${100 - x}%, max(44vw, min(94vw, 23rem)) - 6.5rem)` }
      : { left: `clamp(100% - ${seen}, ${x}%, 100% - 11rem)` }),
  };
  if (name !== salon.address.city)
    return (
      <li lang={lang} style={style}>
        {name}
      </li>
    );
  return (
    <li style={style}>
      <span lang={lang} className="text-[min(--theme(--text-2xl),8vw)]/[1.15]">
        {name}
      </span>
      <StatusSlot open={messagesIn(locale).status.lit} />
    </li>
  );
}

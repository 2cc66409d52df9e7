import { useLocale } from 'next-intl';
import type { DrawnMap } from '@/content/drawn-map';
import { siteSalon } from '@/lib/content/salon';
import { usePartLang } from '@/lib/i18n/part-lang';
import { typeset } from '@/lib/i18n/typography';

export type MapDrawingProps = { map: DrawnMap };

/** A drawing with the names of places over it, as text: it can be read at any size, searched and spoken. */
export function MapDrawing({ map: { drawing, alt, places } }: MapDrawingProps) {
  const { src, width, height } = drawing;
  const locale = useLocale();
  return (
    <div className="relative print:w-[8cm] print:break-inside-avoid">
      {/* biome-ignore lint/performance/noImgElement: a drawing has one size of file for all. */}
      <img
        src={src}
        width={width}
        height={height}
        alt={typeset(alt[locale] ?? alt.fr, locale)}
        loading="lazy"
        className="w-full"
      />
      <ul lang={usePartLang().french} className="font-display halo">
        {places.map(({ name, x, y, isBefore }) => (
          <li
            key={name}
            style={{ top: `${y}%`, [isBefore ? 'right' : 'left']: `${isBefore ? 100 - x : x}%` }}
            className={`absolute ${name === siteSalon.address.city ? 'text-2xl' : 'text-lg'}`}
          >
            {typeset(name)}
          </li>
        ))}
      </ul>
    </div>
  );
}

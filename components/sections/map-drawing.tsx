import { useLocale } from 'next-intl';
import type { DrawnMap } from '@/content/schema/map';
import { siteSalon } from '@/lib/content/salon';
import { altIn } from '@/lib/generated/pictures';
import { tagOf } from '@/lib/i18n/locale';
import { usePartLang } from '@/lib/i18n/part-lang';
import { typeset } from '@/lib/i18n/typography';
import { assetPath } from '@/lib/links/site';

/** A drawing with the names of places over it, as text: it can be read at any size, searched and spoken. */
export function MapDrawing({ map }: { map: DrawnMap }) {
  const { src, width, height } = map.drawing;
  const locale = useLocale();
  const { alt, lang } = altIn(locale, map);
  return (
    <div className="relative print:w-[8cm] print:break-inside-avoid">
      {/* biome-ignore lint/performance/noImgElement: a drawing has one size of file for all. */}
      <img
        src={assetPath(src)}
        width={width}
        height={height}
        alt={alt}
        lang={lang === tagOf(locale) ? undefined : lang}
        loading="lazy"
        className="w-full"
      />
      {/* The lines under the names fade. */}
      <ul
        lang={usePartLang().french}
        className="font-display [text-shadow:0_0_0.25em_--theme(--color-linen),0_0_0.25em_--theme(--color-linen)]"
      >
        {map.places.map(({ name, x, y, isBefore }) => (
          <li
            key={name}
            style={{ top: `${y}%`, [isBefore ? 'right' : 'left']: `${isBefore ? 100 - x : x}%` }}
            className={`absolute ${name === siteSalon.address.city ? 'text-[min(var(--text-2xl),10vw)]/[1.15]' : 'text-lg'}`}
          >
            {typeset(name)}
          </li>
        ))}
      </ul>
    </div>
  );
}

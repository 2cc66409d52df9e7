import { useLocale } from 'next-intl';
import type { DrawnMap } from '@/content/schema/map';
import { mainLocale } from '@/lib/content/content';
import { siteSalon } from '@/lib/content/salon';
import { altIn } from '@/lib/generated/pictures';
import { tagOf } from '@/lib/i18n/locale';
import { usePartLang } from '@/lib/i18n/part-lang';
import { typeset } from '@/lib/i18n/typography';
import { assetPath } from '@/lib/links/site';

/**
 * A drawing with the names of places over it, as text: it can be read at any size, searched and spoken. It is as high as its frame and
 * ends at its right edge; what is wider runs out to the left, below the words of the section.
 */
export function MapDrawing({ map, isPriority }: { map: DrawnMap; isPriority: boolean }) {
  const { src, width, height } = map.drawing;
  const locale = useLocale();
  const { alt, lang } = altIn(locale, map);
  return (
    <div className="relative aspect-[2/1] flex-[1_0_min(100vw,40rem)] self-end">
      {/* biome-ignore lint/performance/noImgElement: a drawing has one size of file for all. */}
      <img
        src={assetPath(src)}
        width={width}
        height={height}
        alt={alt}
        lang={lang === tagOf(locale) ? undefined : lang}
        loading={isPriority ? 'eager' : 'lazy'}
        className="size-full lg:[mask:linear-gradient(270deg,#000_46vw,#0000_53vw)]"
      />
      {/* The lines under the names fade. */}
      <ul
        lang={usePartLang().main}
        className="font-display text-lg *:absolute [text-shadow:0_0_3px_--theme(--color-linen)]"
      >
        {map.places.map(({ name, x, y, isBefore }) => (
          <li
            key={name}
            style={{ top: `${y}%`, [isBefore ? 'right' : 'left']: `${isBefore ? 100 - x : x}%` }}
            className={name === siteSalon.address.city ? 'text-[min(--theme(--text-2xl),10vw)]/[1.15]' : undefined}
          >
            {typeset(name, mainLocale)}
          </li>
        ))}
      </ul>
    </div>
  );
}

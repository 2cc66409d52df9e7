import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { Picture } from '@/components/layout/picture';
import { areShadesExamples, shades as shadeCard } from '@/lib/content/content';
import { shadeFolder } from '@/lib/links/shade-path';
import type { ShownShadeCard } from '@/lib/schema/shades';
import { ShadeWays } from './shade-ways';

type Shade = ShownShadeCard['shades'][number];

const shapes: Record<ShownShadeCard['shape'], string> = {
  nail: 'aspect-[3/5] rounded-[50%_50%_42%_42%/44%_44%_20%_20%]',
  strand: 'aspect-[2/5] rounded-[0_100%_0_100%/0_60%_0_60%]',
};

/** Columns by the number of shades, so that rows are as full as possible. */
const columns = {
  6: 'md:grid-cols-6 lg:grid-cols-4 min-[110rem]:grid-cols-6',
  5: 'md:grid-cols-5',
  4: 'md:grid-cols-4',
};

const finishes: Record<Shade['finish'], string> = {
  opaque: 'bg-(--shade)',
  sheer: 'bg-[color-mix(in_srgb,var(--shade)_45%,--theme(--color-linen))]',
  pearl: 'bg-(--shade) bg-[linear-gradient(108deg,transparent_30%,rgb(255_255_255/0.32)_30%_42%,transparent_42%)]',
};

const paint = (color: string) => ({ '--shade': color }) as CSSProperties;

const swatch = 'block shrink-0 inset-ring inset-ring-current/20 forced-color-adjust-none [print-color-adjust:exact]';
const width = 'w-full max-w-[clamp(4.5rem,5.2vw,6.5rem)]';
const link = 'block underline decoration-current/30 decoration-1 underline-offset-4 hover:decoration-current';

/** The shades with names and a key to the finishes; the URL `#id` opens a shade (shade-card.css). */
export function ShadeCard({ className = '' }: { className?: string }) {
  const t = useTranslations('shades');
  if (!shadeCard) return null;
  const { title, shape, shades } = shadeCard;
  const wide = ([6, 5, 4] as const).find((count) => shades.length % count === 0) ?? 6;
  const beside = wide === 5 ? 5 : 4;
  const finishesShown = shades.filter(
    ({ finish }, index) => shades.findIndex((one) => one.finish === finish) === index,
  );
  // No key for a single finish, nor if every shade has a picture.
  const samples = finishesShown.length > 1 && shades.some(({ picture }) => !picture) ? finishesShown : [];
  return (
    <section
      id={shadeFolder}
      aria-labelledby={`${shadeFolder}-titre`}
      className={`shade-card flex flex-col gap-8 bg-linen px-gutter py-9 lg:px-10 lg:py-10 xl:px-12 ${className}`}
    >
      <h2 id={`${shadeFolder}-titre`} className="max-w-[12.9em] text-xl">
        {title}
      </h2>
      <ul
        className={`shades grid ${wide === 6 ? 'grid-cols-3' : 'grid-cols-4'} gap-x-4 gap-y-7 text-sm/snug min-[23rem]:grid-cols-4 xl:gap-x-5 ${columns[wide]}`}
        style={{ '--columns': beside, '--rows': Math.ceil(shades.length / beside) } as CSSProperties}
      >
        {shades.map(({ words, origin, ...shade }) => (
          <li key={shade.id} id={shade.id} data-words={words} className="shade" style={paint(shade.color)}>
            <a href={`#${shade.id}`} className={link}>
              <Swatch shade={shade} className={shade.picture ? '' : width} />
              <span className="mt-2.5 block">{shade.name}</span>
            </a>
            <span className="sr-only">{t(shade.finish)}</span>
            {origin && <p className="shade-origin mt-1.5 text-xs/snug text-stone">{origin}</p>}
            <ShadeWays id={shade.id} name={shade.name} finish={t(shade.finish)} />
          </li>
        ))}
        <li className="shade-all">
          <a href={`#${shadeFolder}`} className={link}>
            <span aria-hidden="true" className={`${swatch} ${width} ${shapes[shape]}`} style={ribbon('bottom')} />
            <span className="mt-2.5 block">{t('all')}</span>
          </a>
        </li>
      </ul>
      {(samples.length > 0 || areShadesExamples) && (
        <p className="shade-key flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-current/20 pt-4 text-sm text-stone">
          {samples.map(({ color, finish }) => (
            <span key={finish} className="flex items-center gap-2.5">
              <Swatch shade={{ color, finish }} className="w-4" />
              {t(finish)}
            </span>
          ))}
          {areShadesExamples && <span>{t('examples')}</span>}
        </p>
      )}
    </section>
  );
}

/** Returns a background of stripes with all colours, in their order, towards one side. */
function ribbon(side: 'right' | 'bottom'): CSSProperties {
  const colors = shadeCard?.shades.map(({ color }) => color) ?? [];
  const stops = colors.map((color, index) => `${color} 0 ${(100 * (index + 1)) / colors.length}%`);
  return { background: `linear-gradient(to ${side}, ${stops.join()})` };
}

export function ShadeStrip({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`forced-color-adjust-none print:hidden ${className}`} style={ribbon('right')} />
  );
}

export type SwatchProps = { shade: Pick<Shade, 'color' | 'finish' | 'picture'>; className?: string };

/** A shade without its name: the coloured part of its picture, or a painted sample. */
export function Swatch({ shade, className = '' }: SwatchProps) {
  if (!shadeCard) return null;
  if (shade.picture)
    return (
      <span aria-hidden="true" className={`shade-tile ${className}`}>
        <Picture id={shade.picture} alt="" sizes="16rem" className="absolute inset-y-0 right-0 aspect-[40/21]" />
      </span>
    );
  return (
    <span
      aria-hidden="true"
      className={`${swatch} ${shapes[shadeCard.shape]} ${finishes[shade.finish]} ${className}`}
      style={paint(shade.color)}
    />
  );
}

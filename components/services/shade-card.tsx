import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import type { ShadeCard as Card } from '@/content/schema/shades';
import { areShadesExamples } from '@/lib/content/content';
import { siteShades } from '@/lib/content/pages';

type Finish = Card['shades'][number]['finish'];

const shapes: Record<Card['shape'], string> = {
  nail: 'aspect-[3/5] rounded-[50%_50%_42%_42%/44%_44%_20%_20%]',
  strand: 'aspect-[2/5] rounded-[0_100%_0_100%/0_60%_0_60%]',
};

/** Columns that leave no row unfinished, as far as the number of shades lets them. */
const columns = {
  6: 'md:grid-cols-6 lg:grid-cols-4 min-[110rem]:grid-cols-6',
  5: 'md:grid-cols-5',
  4: 'md:grid-cols-4',
};

/** All flat: what is transparent shows its ground, what is pearly one reflection. */
const finishes: Record<Finish, string> = {
  opaque: 'bg-(--shade)',
  sheer: 'bg-(--shade)/45',
  pearl: 'bg-(--shade) bg-[linear-gradient(108deg,transparent_30%,rgb(255_255_255/0.32)_30%_42%,transparent_42%)]',
};

type SwatchProps = { shape: Card['shape']; color: string; finish: Finish; className: string };

const Swatch = ({ shape, color, finish, className }: SwatchProps) => (
  <span
    aria-hidden="true"
    className={`block shrink-0 inset-ring inset-ring-ink/15 forced-color-adjust-none ${shapes[shape]} ${finishes[finish]} ${className}`}
    style={{ '--shade': color } as CSSProperties}
  />
);

/** The colours of the salon with their names, and what their finishes look like. */
export function ShadeCard({ className = '' }: { className?: string }) {
  const t = useTranslations('shades');
  if (!siteShades) return null;
  const { title, shape, shades } = siteShades;
  const wide = ([6, 5, 4] as const).find((count) => shades.length % count === 0) ?? 6;
  const samples = shades.filter(({ finish }, index) => shades.findIndex((one) => one.finish === finish) === index);
  return (
    <section
      aria-labelledby="nuancier-titre"
      className={`flex flex-col justify-between gap-8 bg-linen px-gutter py-9 lg:px-10 lg:py-10 xl:px-12 ${className}`}
    >
      <h2 id="nuancier-titre" className="max-w-[28ch] text-xl">
        {title}
      </h2>
      <ul
        className={`grid ${wide === 6 ? 'grid-cols-3' : 'grid-cols-4'} gap-x-4 gap-y-7 sm:grid-cols-4 xl:gap-x-5 ${columns[wide]}`}
      >
        {shades.map(({ name, color, finish }) => (
          <li key={name} className="text-sm/snug">
            <Swatch {...{ shape, color, finish }} className="max-w-[clamp(4.5rem,5.2vw,6.5rem)]" />
            <span className="mt-2.5 block">{name}</span>
            <span className="sr-only">{`, ${t(finish)}`}</span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-ink/20 pt-4 text-sm text-stone">
        {samples.map(({ color, finish }) => (
          <span key={finish} className="flex items-center gap-2.5">
            <Swatch {...{ shape, color, finish }} className="w-4" />
            {t(finish)}
          </span>
        ))}
        {areShadesExamples && <span>{t('examples')}</span>}
      </p>
    </section>
  );
}

/** The same colours as a ribbon, without their names. */
export function ShadeStrip({ className = '' }: { className?: string }) {
  const colors = siteShades?.shades.map(({ color }) => color) ?? [];
  const stops = colors.map((color, index) => `${color} 0 ${(100 * (index + 1)) / colors.length}%`);
  return (
    <div
      aria-hidden="true"
      className={`forced-color-adjust-none print:hidden ${className}`}
      style={{ background: `linear-gradient(to right, ${stops.join()})` }}
    />
  );
}

import { Picture } from '@/components/layout/picture';
import { pictureData } from '@/lib/assets/pictures';
import { hrefOf } from '@/lib/links/href';
import type { PageId } from '@/lib/schema/pages';
import type { ShownShadeCard } from '@/lib/schema/shades';
import { Swatch } from './shade-card';

export type ShadeTilesProps = { page: PageId; shades: ShownShadeCard['shades']; sizes: string; className?: string };

/** Lists a few shades, each over its picture; each links to the shade on the page of shades, where it is opened. */
export function ShadeTiles({ page, shades, sizes, className = '' }: ShadeTilesProps) {
  return (
    <ul className={`shade-tiles grid gap-1.5 ${className}`}>
      {shades.map((shade) => (
        <li
          key={shade.id}
          className="relative flex overflow-hidden bg-linen"
          style={shade.picture ? { backgroundColor: pictureData(shade.picture).color } : undefined}
        >
          {shade.picture ? (
            <Picture
              id={shade.picture}
              alt=""
              sizes={sizes}
              className="absolute inset-y-0 right-0 aspect-[40/21] [mask:linear-gradient(to_right,#0000_30%,#000_60%)]"
            />
          ) : (
            <Swatch shade={shade} className="absolute inset-y-3 right-[12%] w-auto" />
          )}
          {/* In front of the link of the service card, which covers the whole card. */}
          <a href={hrefOf(page, shade.id)} className="relative z-10 flex flex-1 flex-col justify-center p-4 pr-[40%]">
            <span className="font-display text-xl">{shade.name}</span>
            {shade.origin && <span className="min-h-[2lh] text-sm">{shade.origin}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

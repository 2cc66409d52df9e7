/** File formats every picture is made in: the smallest, and one that every browser with `srcset` reads. */
export type PictureFormat = 'avif' | 'webp';

/** One file of a picture. */
export interface PictureVariant {
  /** Pixels. */
  width: number;
  /** Address from the root of the site, `/pictures/…`. */
  path: string;
}

/** One picture with all its files. */
export interface PictureEntry {
  /** Pixels of the widest variant. */
  width: number;
  /** Pixels of the widest variant. */
  height: number;
  /** Average colour, `#rrggbb`: shown until the picture is loaded. */
  color: string;
  /** Four widths per format, ascending; of a drawing one file for all, in place of WebP. */
  variants: Record<PictureFormat, PictureVariant[]>;
}

/** What `.generated/pictures.json` holds: picture id → its files. */
export type PictureManifest = Record<string, PictureEntry>;

/** What `.generated/film.json` holds, in the order in which browsers are offered them: a `<source>`, its address as browsers ask for it. */
export interface FilmSource {
  src: string;
  type: string;
  media?: string;
}

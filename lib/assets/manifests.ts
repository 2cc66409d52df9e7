/** File formats every picture is made in: the smallest, and one that every browser with `srcset` reads. */
type PictureFormat = 'avif' | 'webp';

/** One file of a picture. */
interface PictureVariant {
  /** Pixels. */
  width: number;
  /** Address from the root of the site, `/pictures/…`. */
  path: string;
}

/** One picture with all its files. */
interface PictureEntry {
  /** Pixels of the widest variant. */
  width: number;
  /** Pixels of the widest variant. */
  height: number;
  /** Average colour, `#rrggbb`: shown until the picture is loaded. */
  color: string;
  /** Ascending: four widths in AVIF, the larger two in WebP; a drawing has one file, under `webp`. */
  variants: Record<PictureFormat, PictureVariant[]>;
}

/** Content of `.generated/pictures.json`: picture id → its files. */
export type PictureManifest = Record<string, PictureEntry>;

/** A file of the film (`.generated/film.json`) and its screens. Browsers take the first that they can play. */
export interface FilmSource {
  src: string;
  type: string;
  media: string;
}

/** AVIF is smaller; WebP is for browsers and crawlers that cannot read AVIF. */
type PictureFormat = 'avif' | 'webp';

interface PictureVariant {
  /** Pixels. */
  width: number;
  /** Address from the root of the site, `/pictures/…`. */
  path: string;
}

interface PictureEntry {
  /** Pixels of the widest variant, like `height`. */
  width: number;
  height: number;
  /** Average colour, `#rrggbb`: shown until the picture is loaded. */
  color: string;
  /** By ascending width: four in AVIF, the two largest in WebP. A drawing has its single SVG file under `webp`. */
  variants: Record<PictureFormat, PictureVariant[]>;
}

/** Content of `.generated/pictures.json`: picture id → its files. */
export type PictureManifest = Record<string, PictureEntry>;

/** A file of the film (`.generated/film.json`) for the screens of `media`; a browser takes the first it can play. */
export interface FilmSource {
  src: string;
  type: string;
  media: string;
}

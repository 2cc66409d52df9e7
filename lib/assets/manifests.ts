/** File formats of a picture: the smallest, and one for browsers and crawlers that do not read it. */
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
  /** By ascending width: four in AVIF, the two largest in WebP. A drawing has its single SVG file under `webp`. */
  variants: Record<PictureFormat, PictureVariant[]>;
}

/** Content of `.generated/pictures.json`: picture id → its files. */
export type PictureManifest = Record<string, PictureEntry>;

/** A file of the film (`.generated/film.json`); `media` says for which screens. Browsers take the first playable. */
export interface FilmSource {
  src: string;
  type: string;
  media: string;
}

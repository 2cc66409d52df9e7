import { useLocale } from 'next-intl';
import { PictureView } from '@/components/sections/picture-view';
import type { PictureId } from '@/content/schema/pictures';
import { pictureAlt, pictureData } from '@/lib/generated/pictures';

export type PictureProps = {
  id: PictureId;
  /** Width the picture takes, as in the `sizes` attribute. */
  sizes: string;
  /** Classes of the frame: give it a ratio (`aspect-[4/3]`) and whatever places it. */
  className?: string;
  /** True for the one picture that is on screen at load: fetched first, never lazily. */
  isPriority?: boolean;
  /** Empty where the picture only decorates. */
  alt?: string;
  /** Address of the picture that replaces this one should its file not load. */
  fallback?: string;
};

/** A responsive picture in a frame of fixed ratio, on a ground of its own main colour. No script. */
export function Picture({ id, alt, ...rest }: PictureProps) {
  const seen = pictureAlt(id, useLocale());
  return <PictureView {...rest} data={pictureData(id)} {...(alt === undefined ? seen : { alt })} />;
}

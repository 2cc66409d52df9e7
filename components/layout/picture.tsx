import { useLocale } from 'next-intl';
import { PictureView, type PictureViewProps } from '@/components/ui/picture-view';
import { pictureAlt, pictureData } from '@/lib/assets/pictures';
import type { PictureId } from '@/lib/schema/pictures';

export type PictureProps = Omit<PictureViewProps, 'data' | 'alt' | 'lang'> & {
  id: PictureId;
  /** Alt text; empty if the picture is decorative. */
  alt?: string;
};

/** A responsive picture in a frame of fixed ratio, on a ground of its average colour, without script. */
export function Picture({ id, alt, ...rest }: PictureProps) {
  const seen = pictureAlt(id, useLocale());
  return <PictureView {...rest} data={pictureData(id)} {...(alt === undefined ? seen : { alt })} />;
}

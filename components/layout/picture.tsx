import { useLocale } from 'next-intl';
import { PictureView, type PictureViewProps } from '@/components/ui/picture-view';
import { pictureAlt, pictureData } from '@/lib/assets/pictures';
import type { PictureId } from '@/lib/schema/pictures';

export type PictureProps = Omit<PictureViewProps, 'data' | 'alt' | 'lang'> & {
  id: PictureId;
  /** In place of the picture's own alt text; empty if the picture is decorative. */
  alt?: string;
};

/** A picture of the content by its id, with its alt text. */
export function Picture({ id, alt, ...rest }: PictureProps) {
  const seen = pictureAlt(id, useLocale());
  return <PictureView {...rest} data={pictureData(id)} {...(alt === undefined ? seen : { alt })} />;
}

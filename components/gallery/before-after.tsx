import { useRef } from 'react';
import { PictureView } from '@/components/ui/picture-view';
import type { PictureData } from '@/lib/assets/pictures';
import { RevealSlider, type RevealSliderProps } from './reveal-slider';

export type PairPicture = {
  data: PictureData;
  alt: string;
  label: string;
  caption: string;
};

export type BeforeAfterProps = {
  item: {
    title: string;
    sliderLabel: string;
    /** Name of the link to the large pictures. */
    openLabel: string;
    openId: string;
    pictures: readonly [before: PairPicture, after: PairPicture];
  };
  labels: Pick<RevealSliderProps['labels'], 'value' | 'start'>;
  isPriority?: boolean;
  /** Opens the picture before (0) or after (1). */
  onOpen: (side: 0 | 1) => void;
};

/**
 * A before/after pair to compare, and a link that enlarges the picture of which more is visible; without a script it
 * opens the file of the picture after. It is on the left, because a mouse that moves there uncovers that picture.
 */
export function BeforeAfter({ item, labels, isPriority = false, onOpen }: BeforeAfterProps) {
  const range = useRef<HTMLInputElement>(null);
  // A picture wider than the upright frame of phones is cropped, so that its width is more than the screen's.
  const widthOnPhones = ({ width, height }: PairPicture['data']) =>
    Math.round(96 * Math.max(1, (5 * width) / (4 * height)));
  const [before, after] = item.pictures.map(({ data, alt, label }) => (
    <PictureView
      key={label}
      data={data}
      alt={alt}
      sizes={`(min-width: 64rem) 66vw, ${widthOnPhones(data)}vw`}
      className="size-full"
      isPriority={isPriority}
    />
  ));
  const sliderLabels: RevealSliderProps['labels'] = {
    before: item.pictures[0].label,
    after: item.pictures[1].label,
    slider: item.sliderLabel,
    ...labels,
  };
  return (
    <div className="relative">
      <RevealSlider before={before} after={after} labels={sliderLabels} range={range} />
      <a
        id={item.openId}
        href={item.pictures[1].data.largest}
        data-lightbox
        data-replay
        className="enlarge-button on-dark"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen(Number(range.current?.value) > 50 ? 0 : 1);
        }}
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 fill-none stroke-current stroke-[1.5]">
          <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m4.7 11.2 5.3 5.3m-10-13v6m-3-3h6" />
        </svg>
        <span className="sr-only">{item.openLabel}</span>
      </a>
    </div>
  );
}

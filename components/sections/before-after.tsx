import { PictureView } from '@/components/sections/picture-view';
import { RevealSlider, type RevealSliderProps } from '@/components/sections/reveal-slider';
import type { PictureData } from '@/lib/generated/pictures';

/** One picture of a pair. */
export type PairPicture = {
  data: PictureData;
  alt: string;
  /** Address of the picture that replaces this one should its file not load. */
  fallback?: string;
  /** "Avant" or "Après". */
  label: string;
  /** Of the large picture. */
  caption: string;
  /** Name of the link to it. */
  openLabel: string;
};

export type BeforeAfterProps = {
  item: { title: string; sliderLabel: string; pictures: readonly [before: PairPicture, after: PairPicture] };
  labels: { value: string; open: string };
  isPriority?: boolean;
  /** Shows one picture large: 0 is the one before, 1 the one after. */
  onOpen: (side: 0 | 1) => void;
};

/** A before/after pair to compare, each picture also to be seen large; without a script the links open the files. */
export function BeforeAfter({ item, labels, isPriority = false, onOpen }: BeforeAfterProps) {
  const [before, after] = item.pictures.map(({ data, alt, fallback, label }) => (
    <PictureView
      key={label}
      data={data}
      alt={alt}
      sizes="(min-width: 64rem) 45rem, 92vw"
      className="size-full"
      isPriority={isPriority}
      fallback={fallback}
    />
  ));
  const sliderLabels: RevealSliderProps['labels'] = {
    before: item.pictures[0].label,
    after: item.pictures[1].label,
    slider: item.sliderLabel,
    value: labels.value,
  };
  return (
    <div>
      <RevealSlider before={before} after={after} labels={sliderLabels} />
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-stone print:hidden">
        {labels.open}
        {item.pictures.map(({ data, label, openLabel }, side) => (
          <a
            key={label}
            href={data.largest}
            data-lightbox
            data-replay
            aria-label={openLabel}
            className="inline-flex min-h-11 items-center text-lacquer underline underline-offset-4"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onOpen(side as 0 | 1);
            }}
          >
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}

'use client';

import { useEffect, useRef } from 'react';
import { useSwipe } from '@/components/ui/use-swipe';
import { fill } from '@/lib/i18n/fill';
import type { PairPicture } from './before-after';

export type LightboxProps = {
  pictures: readonly PairPicture[];
  /** Index of the picture that is shown; undefined while the lightbox is closed. */
  shown: number | undefined;
  show: (index: number) => void;
  onClose: () => void;
  /** Returns the id of the link that opens a picture; it gets the focus if that picture was seen last. */
  openerOf: (index: number) => string;
  /** `position` contains `{index}` and `{total}`. */
  labels: { name: string; close: string; previous: string; next: string; position: string; note?: string };
};

export function Lightbox({ pictures, shown, show, onClose, openerOf, labels }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = shown !== undefined;
  const step = (by: 1 | -1) => {
    if (isOpen) show((shown + by + pictures.length) % pictures.length);
  };
  const swipe = useSwipe(step);
  const picture = isOpen ? pictures[shown] : undefined;

  const lastSeen = useRef(0);
  useEffect(() => {
    if (shown === undefined) {
      dialog.current?.close();
      return;
    }
    lastSeen.current = shown;
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [shown]);

  const close = () => dialog.current?.close();
  const caption = [`${picture?.caption}.`, labels.note].filter(Boolean).join(' ');
  const position = fill(labels.position, { index: (shown ?? 0) + 1, total: pictures.length });
  const button = (label: string, path: string, onClick: () => void) => (
    <button type="button" aria-label={label} onClick={onClick} className="flex size-11 items-center justify-center">
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 fill-none stroke-current stroke-[1.5]">
        <path d={path} />
      </svg>
    </button>
  );
  return (
    <dialog
      ref={dialog}
      aria-label={labels.name}
      className="on-dark m-0 size-full max-h-none max-w-none overscroll-contain bg-ink text-paper backdrop:bg-ink"
      onClick={(event) => event.target === event.currentTarget && close()}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') step(-1);
        if (key === 'ArrowRight') step(1);
      }}
      onClose={() => {
        // The close event comes a moment later; meanwhile Forward may have opened the dialog again.
        if (dialog.current?.open) return;
        document.getElementById(openerOf(lastSeen.current))?.focus();
        onClose();
      }}
    >
      {picture && (
        <figure className="pointer-events-none flex h-full flex-col *:pointer-events-auto">
          <div className="flex items-center justify-end gap-2 px-3 py-2 text-sm tabular-nums">
            <span key={position} className="mr-auto ml-2">
              {position}
            </span>
            {button(labels.previous, 'm14 6-6 6 6 6', () => step(-1))}
            {button(labels.next, 'm10 6 6 6-6 6', () => step(1))}
            {button(labels.close, 'm6 6 12 12M18 6 6 18', close)}
          </div>
          <div className="pointer-events-none! flex min-h-0 flex-1 flex-col items-center justify-center *:pointer-events-auto">
            {/* biome-ignore lint/performance/noImgElement: the largest file itself. */}
            <img
              src={picture.data.largest}
              alt={picture.alt}
              draggable={false}
              onError={({ currentTarget: image }) => {
                const { fallback } = picture.data;
                if (fallback && image.getAttribute('src') !== fallback) image.src = fallback;
              }}
              className="min-h-0 max-w-full touch-pan-y object-contain"
              {...swipe}
            />
            <figcaption aria-live="polite" className="p-4 text-center text-sm text-balance">
              <span key={caption}>{caption}</span>
            </figcaption>
          </div>
        </figure>
      )}
    </dialog>
  );
}

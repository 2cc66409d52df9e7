'use client';

import { useEffect, useRef, useState } from 'react';
import { useSwipe } from '@/components/ui/use-swipe';

export type LightboxProps = {
  /** `position` has `{index}` and `{total}` in it. */
  labels: { name: string; close: string; previous: string; next: string; position: string; note: string };
};

type Shown = { links: HTMLAnchorElement[]; index: number };

/** What opens here: links to picture files, with the caption in `data-lightbox` and the alternative text in `data-alt`. */
const LINKS = 'a[data-lightbox]';

/** Shows the page's large pictures in a dialog, one after the other; without a script the links open the files. */
export function Lightbox({ labels }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<Shown>();
  const step = (by: 1 | -1) =>
    setShown((from) => from && { ...from, index: (from.index + by + from.links.length) % from.links.length });
  const swipe = useSwipe(step);

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(LINKS);
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const links = [...document.querySelectorAll<HTMLAnchorElement>(LINKS)];
      setShown({ links, index: links.indexOf(link) });
      dialog.current?.showModal();
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);

  const close = () => dialog.current?.close();
  const link = shown?.links[shown.index];
  const position = labels.position
    .replace('{index}', String((shown?.index ?? 0) + 1))
    .replace('{total}', String(shown?.links.length));
  const button = (label: string, path: string, onClick: () => void) => (
    <button type="button" aria-label={label} onClick={onClick} className="flex size-11 items-center justify-center">
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 fill-none stroke-current stroke-[1.5]">
        <path d={path} />
      </svg>
    </button>
  );
  return (
    // The click that closes is one beside the picture; Escape does the same.
    <dialog
      ref={dialog}
      aria-label={labels.name}
      className="on-dark m-0 size-full max-h-none max-w-none overscroll-contain bg-ink text-paper backdrop:bg-ink"
      onClick={(event) => event.target === event.currentTarget && close()}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') step(-1);
        if (key === 'ArrowRight') step(1);
      }}
      // The picture last seen is where the visitor goes on.
      onClose={() => link?.focus()}
    >
      {link && (
        <figure className="pointer-events-none flex h-full flex-col *:pointer-events-auto">
          <div className="flex items-center justify-end gap-2 px-3 py-2 text-sm tabular-nums">
            <span className="mr-auto ml-2">{position}</span>
            {button(labels.previous, 'm14 6-6 6 6 6', () => step(-1))}
            {button(labels.next, 'm10 6 6 6-6 6', () => step(1))}
            {button(labels.close, 'm6 6 12 12M18 6 6 18', close)}
          </div>
          {/* biome-ignore lint/performance/noImgElement: the file the link names, as it is. */}
          <img
            src={link.href}
            alt={link.dataset.alt}
            draggable={false}
            className="mx-auto min-h-0 max-w-full flex-1 touch-pan-y object-contain"
            {...swipe}
          />
          <figcaption aria-live="polite" className="p-4 text-center text-sm">
            {link.dataset.lightbox}. {labels.note}
          </figcaption>
        </figure>
      )}
    </dialog>
  );
}

import { useEffect, useRef, useState } from 'react';

/** Returns the picture that the current entry of the history stands for, from 0; undefined when it stands for none. */
const pictureOfEntry = () => (history.state as { picture?: number } | null)?.picture;

/**
 * The picture that is shown large, from 0. It has an entry of its own in the history: Back closes it, and closing it in another way takes
 * the entry back.
 */
export function useShownPicture() {
  const [shown, setShown] = useState<number>();
  const isLeaving = useRef(false);

  useEffect(() => {
    const follow = () => {
      isLeaving.current = false;
      history.scrollRestoration = 'auto';
      setShown(pictureOfEntry());
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  const show = (index: number) => {
    if (isLeaving.current) {
      addEventListener('popstate', () => show(index), { once: true });
      return;
    }
    const state = { picture: index };
    if (pictureOfEntry() === undefined) {
      // The page stays where the picture seen last is.
      history.scrollRestoration = 'manual';
      history.pushState(state, '');
      history.scrollRestoration = 'auto';
    } else history.replaceState(state, '');
    setShown(index);
  };
  const close = () => {
    setShown(undefined);
    // The dialog may say twice that it closes, and the entry is taken back a moment later.
    if (isLeaving.current || pictureOfEntry() === undefined) return;
    isLeaving.current = true;
    history.back();
  };
  return { shown, show, close };
}

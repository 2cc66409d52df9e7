import { useEffect, useRef, useState } from 'react';

/** Returns the index of the picture in the current entry of the history; undefined if the entry has none. */
const pictureOfEntry = () => (history.state as { picture?: number } | null)?.picture;

/** Returns the index of the large picture; it gets its own entry in the history, so that Back closes it. */
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
      // Back does not scroll: the page stays at the picture seen last.
      history.scrollRestoration = 'manual';
      history.pushState(state, '');
      history.scrollRestoration = 'auto';
    } else history.replaceState(state, '');
    setShown(index);
  };
  const close = () => {
    setShown(undefined);
    // The dialog may report its closing twice before the history has gone back.
    if (isLeaving.current || pictureOfEntry() === undefined) return;
    isLeaving.current = true;
    history.back();
  };
  return { shown, show, close };
}

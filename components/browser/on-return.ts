/** Calls back when the page returns from the back/forward cache, where it missed changes of the session storage. */
export function onReturn(readAgain: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) readAgain();
  };
  addEventListener('pageshow', onShow);
  return () => removeEventListener('pageshow', onShow);
}

/** Calls back after a return from the back/forward cache, when storage may have changed; returns a function to stop. */
export function onReturn(readAgain: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) readAgain();
  };
  addEventListener('pageshow', onShow);
  return () => removeEventListener('pageshow', onShow);
}

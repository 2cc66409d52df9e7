/**
 * Calls back when the page returns from the back/forward cache: other pages may have changed the session storage.
 * Returns a function that ends this.
 */
export function onReturn(readAgain: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) readAgain();
  };
  addEventListener('pageshow', onShow);
  return () => removeEventListener('pageshow', onShow);
}

/**
 * Calls back when the page comes back as it was left (back/forward cache), as the visitor may have changed elsewhere what it has read
 * from the session storage. Returns a function that ends this.
 */
export function onReturn(readAgain: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) readAgain();
  };
  addEventListener('pageshow', onShow);
  return () => removeEventListener('pageshow', onShow);
}

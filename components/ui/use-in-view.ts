import { type RefObject, useEffect, useState } from 'react';

/** Whether a part of the element is on screen while its tab is shown. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) =>
      setIsInView(Boolean(entry?.isIntersecting) && !document.hidden),
    );
    // A new observation reports the current state.
    const look = () => {
      observer.disconnect();
      if (element.current) observer.observe(element.current);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [element]);

  return isInView;
}

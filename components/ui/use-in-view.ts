import { type RefObject, useEffect, useState } from 'react';

/** True while any of the element is on screen, or within the margin (as in CSS, such as "200px") of it, in a tab that shows. */
export function useInView(element: RefObject<Element | null>, margin = '0px'): boolean {
  const [isInView, setIsInView] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => setIsInView(Boolean(entry?.isIntersecting) && !document.hidden),
      { rootMargin: margin },
    );
    // Observing again reports the current state.
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
  }, [element, margin]);

  return isInView;
}

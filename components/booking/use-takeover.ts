import { type RefObject, useEffect, useState } from 'react';

/** A tap's click may come this many milliseconds after the finger has left. */
const clickDelay = 400;

/** What can bring a visitor away from the links. */
const moves = ['pointerover', 'pointerup', 'pointercancel', 'focusout', 'scroll'];

/**
 * When a part that has come to life may take the place of links: at once, unless the visitor is on one of them with pointer or focus.
 * Then it waits, `ready` for the Tab key but unseen, until the visitor has left. No click lands on something that was not there when
 * it was aimed, and no focus is lost.
 */
export function useTakeover(links: RefObject<HTMLElement | null>) {
  const [stage, setStage] = useState<'waiting' | 'ready' | 'shown'>('waiting');
  const isOver = stage === 'shown';
  useEffect(() => {
    if (isOver) return;
    const decide = () => {
      const isVisitorThere = links.current?.querySelector('a:hover, a:active, a:focus');
      setStage(isVisitorThere ? 'ready' : 'shown');
    };
    let timer = 0;
    const decideSoon = () => {
      clearTimeout(timer);
      timer = window.setTimeout(decide, clickDelay);
    };
    const follow = ({ target }: FocusEvent) => {
      if (!links.current?.contains(target as Node)) setStage('shown');
    };
    decide();
    document.addEventListener('focusin', follow);
    for (const move of moves) document.addEventListener(move, decideSoon, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', follow);
      for (const move of moves) document.removeEventListener(move, decideSoon);
    };
  }, [links, isOver]);
  return stage;
}

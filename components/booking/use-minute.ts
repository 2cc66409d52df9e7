'use client';

import { useEffect, useState } from 'react';

/** Milliseconds: a minute, and the interval of reading the clock (short, because timers stop in sleeping tabs). */
const minute = 60_000;
const look = 5000;

/** Returns the beginning of the current minute; undefined until mounted. */
export function useMinute(): Date | undefined {
  const [minutes, setMinutes] = useState<number>();
  useEffect(() => {
    const read = () => setMinutes(Math.floor(Date.now() / minute));
    read();
    const timer = setInterval(read, look);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, []);
  return minutes === undefined ? undefined : new Date(minutes * minute);
}

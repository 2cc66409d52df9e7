'use client';

import { useEffect, useState } from 'react';

/** Milliseconds: a minute, and the interval at which the clock is read. */
const minute = 60_000;
const look = 5000;

/** Returns the current minute; undefined until mounted. Short intervals, because timers stop while a tab sleeps. */
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

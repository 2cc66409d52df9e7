'use client';

import { useEffect, useState } from 'react';

/** Milliseconds: a minute, and the time between two looks at the clock. */
const minute = 60_000;
const look = 5000;

/** The current minute, known after mounting. Read every few seconds, because a timer of a minute would stand still while a tab sleeps. */
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

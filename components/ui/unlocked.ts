import type { ReactNode } from 'react';

// Stands in the bundle of islands for `react-remove-scroll` and `aria-hidden` (scripts/assets/islands.ts): an open list or calendar
// of Radix would lock the page's scrolling and hide the page from screen readers, each of which styles the whole page once more.
// That is half of the time that a slow phone takes to open them. `aria-modal` keeps screen readers within the calendar.

export const RemoveScroll = ({ children }: { children: ReactNode }) => children;

export const hideOthers = () => () => undefined;

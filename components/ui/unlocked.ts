import type { ReactNode } from 'react';

// Replaces `react-remove-scroll` and `aria-hidden` in the bundle of islands (scripts/assets/islands.ts). With them, an
// open list of Radix locks scrolling and hides the page from screen readers; each makes the browser style the whole
// page again, half of a slow phone's opening time.

export const RemoveScroll = ({ children }: { children: ReactNode }) => children;

export const hideOthers = () => () => undefined;

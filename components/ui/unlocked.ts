import type { ReactNode } from 'react';

// Replaces `react-remove-scroll` and `aria-hidden` in the bundle of islands (scripts/assets/islands.ts). With them, a
// list of Radix locks scrolling and hides the page from screen readers. Both make the browser style the whole page
// again, which takes half of the time in which a slow phone opens the list.

export const RemoveScroll = ({ children }: { children: ReactNode }) => children;

export const hideOthers = () => () => undefined;

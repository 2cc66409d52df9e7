/** Id of the element, once in every page, that says a link opens a tab: too many links for each to carry the words. */
export const newTabId = 'nouvel-onglet';

/** What a link to another site has: a tab of its own, no way back to this page, and the words that say so. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer', 'aria-describedby': newTabId } as const;

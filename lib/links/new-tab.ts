/** Id of the element that says "new tab": it stands once in every page, and all links that open a tab refer to it. */
export const newTabId = 'nouvel-onglet';

/** Attributes of a link to another site: a new tab without access to this page, and the description that says so. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer', 'aria-describedby': newTabId } as const;

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What the tab keeps. A getter, because with storage switched off even looking at it throws. */
export const sessionStore = (): Store => window.sessionStorage;

let sheet: Promise<unknown> | undefined;

/**
 * Loads the whole style sheet, once: a page carries only the styles of its first state, an island has further ones. It is
 * inserted before the page's own styles, so that those still win.
 */
export function loadSheet(): Promise<unknown> | undefined {
  const own = document.querySelector<HTMLElement>('[data-sheet]');
  const href = own?.dataset.sheet;
  if (!href) return undefined;
  sheet ??= new Promise((onload, onerror) => {
    const link = document.createElement('link');
    own.before(Object.assign(link, { rel: 'stylesheet', href, onload, onerror }));
  });
  return sheet;
}

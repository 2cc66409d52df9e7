let sheet: Promise<unknown> | undefined;

/**
 * Loads the whole style sheet, once, because a page carries only the styles of its HTML, and an island adds elements. It is
 * inserted before the page's own styles, so that those still win.
 */
export function loadSheet(): Promise<unknown> | undefined {
  const late = document.querySelector<HTMLLinkElement>('[href$=".late.css"]');
  if (!late) return undefined;
  sheet ??= new Promise((onload, onerror) => {
    const href = late.href.replace('.late', '');
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror });
    document.querySelector('style')?.before(link);
  });
  // A sheet that has not come is asked for again.
  sheet.catch(() => {
    sheet = undefined;
  });
  return sheet;
}

let sheet: Promise<unknown> | undefined;

/**
 * Loads the whole style sheet, once: a page carries only the styles of its first state, an island has further ones. It is
 * inserted before the page's own styles, so that those still win. `again` ends the address of a further try.
 */
export function loadSheet(again = ''): Promise<unknown> | undefined {
  const late = document.querySelector<HTMLLinkElement>('[href$=".late.css"]');
  if (!late) return undefined;
  sheet ??= new Promise((onload, onerror) => {
    const href = late.href.replace('.late', '') + again;
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror });
    document.querySelector('style')?.before(link);
  });
  return sheet;
}

let sheet: Promise<unknown> | undefined;

/** Loads the stylesheet of the whole site once, in front of the page's own styles, for elements that islands add. */
export function loadSheet(): Promise<unknown> | undefined {
  const late = document.querySelector<HTMLLinkElement>('[href$=".late.css"]');
  if (!late) return undefined;
  sheet ??= new Promise((onload, onerror) => {
    const href = late.href.replace('.late', '');
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror });
    document.querySelector('style')?.before(link);
  });
  // After a failure the next call requests the sheet again.
  sheet.catch(() => {
    sheet = undefined;
  });
  return sheet;
}

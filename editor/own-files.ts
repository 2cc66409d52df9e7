/**
 * Returns the address of a file beside the editor, by the address of the script of its page: the page may be asked for with and without a slash at
 * the end, and code may stand in a folder of chunks.
 */
export const ownFile = (name: string): URL =>
  new URL(name, document.querySelector<HTMLScriptElement>('script[type="module"]')?.src);

export const readOwn = async (name: string) => (await fetch(ownFile(name))).json();

/** Returns the address of a file beside the editor, from the address of its script, which may be a chunk. */
export const ownFile = (name: string): URL =>
  new URL(name, document.querySelector<HTMLScriptElement>('script[type="module"]')?.src);

export const readOwn = async (name: string) => (await fetch(ownFile(name))).json();

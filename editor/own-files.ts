/** Returns the URL of a file beside the page's script; `import.meta.url` may be that of a chunk elsewhere. */
export const ownFile = (name: string): URL =>
  new URL(name, document.querySelector<HTMLScriptElement>('script[type="module"]')?.src);

export const readOwn = async (name: string) => (await fetch(ownFile(name))).json();

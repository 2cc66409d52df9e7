export {};

declare global {
  interface Document {
    /** True while the browser prepares the page and nobody sees it. */
    readonly prerendering?: boolean;
  }
}

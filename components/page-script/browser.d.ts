export {};

declare global {
  interface Document {
    /** True while the browser prerenders the page. */
    readonly prerendering?: boolean;
  }
}

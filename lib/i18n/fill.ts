/**
 * Puts values into the `{...}` of a message; what a value holds is never read as a placeholder. Components of the server use next-intl,
 * everything else (the browser, and what prepares words for it) takes messages by `messagesIn` and fills them by this.
 */
export const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (whole, key: string) => `${values[key] ?? whole}`);

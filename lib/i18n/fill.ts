/**
 * Puts values into the `{...}` of a message; what a value holds is never read as a placeholder. Components of the server use next-intl,
 * everything else (the browser, and what prepares words for it) takes messages by `messagesIn` and fills them by this. A full stop behind
 * a value that ends with one ("Anna & Co.") is left out.
 */
export const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}(\.?)/g, (whole, key: string, stop: string) => {
    if (values[key] === undefined) return whole;
    const value = String(values[key]);
    return value.endsWith('.') ? value : value + stop;
  });

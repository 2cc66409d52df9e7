/**
 * Puts values into the `{...}` of a message; braces in a value are no placeholders. Server components use next-intl;
 * the browser, and code that prepares words for it, uses `messagesIn` and this function. After a value that ends with a
 * full stop ("Anna & Co.") the message's own full stop is left out.
 */
export const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}(\.?)/g, (whole, key: string, stop: string) => {
    if (values[key] === undefined) return whole;
    const value = String(values[key]);
    return value.endsWith('.') ? value : value + stop;
  });

/** Puts values into the `{...}` of a message; what a value holds is never read as a placeholder. */
export const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (whole, key: string) => `${values[key] ?? whole}`);

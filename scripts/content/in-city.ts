const rules: Record<string, (city: string) => string> = {
  fr: (city) => city.replace(/^(Les |Le )?/, (article) => ({ 'Les ': 'aux ', 'Le ': 'au ' })[article] ?? 'à '),
  de: (city) => `in ${city}`,
  it: (city) => `${/^A/.test(city) ? 'ad' : 'a'} ${city}`,
  en: (city) => `in ${city}`,
};

/** Returns "à Berne", "aux Breuleux", "ad Ascona"; for a language without a rule, the name alone. */
export const inCity = (language: string, city: string): string => rules[language]?.(city) ?? city;

import type { Language } from './vocabulary';

/**
 * What stands before the name of a salon in a sentence, by the common noun that it begins with: the article of French (`salon.json`), the
 * message `at_salon` of German and Italian. English says "at" before all, and a name without such a noun needs nothing.
 */
const nouns: Partial<Record<Language, readonly (readonly [said: string, noun: RegExp])[]>> = {
  fr: [
    ['le', /^(salon|salone|studio|centre|cabinet)$/],
    ["l'", /^(atelier|institut|istituto|espace)$/],
    ['la', /^(maison|boutique|barberie)$/],
  ],
  de: [
    ['beim {salon}', /(salon|salone|studio|atelier|institut|istituto)$/],
    ['bei der {salon}', /(praxis|stube|boutique)$/],
  ],
  it: [
    ['al {salon}', /^(salon|salone|centro)$/],
    ['allo {salon}', /^studio$/],
    ['all’{salon}', /^(atelier|institut|istituto)$/],
    ['alla {salon}', /^(bottega|boutique|barberia)$/],
  ],
};

/** "beim {salon}", "chez l'{salon}", "at {salon}", in a sentence. */
export function atSalon(name: string, language: Language): string {
  const said = beforeName(name, language);
  if (language === 'fr') return `chez ${said ? said.replace(/\w$/, '$& ') : ''}{salon}`;
  return said ?? { de: 'bei {salon}', it: 'da {salon}', en: 'at {salon}' }[language];
}

/** "beim {salon}", "all’{salon}", "l'": undefined where the engine's own words do. */
export function beforeName(name: string, language: Language): string | undefined {
  const [first = ''] = name.toLowerCase().match(/^\p{L}+/u) ?? [];
  return nouns[language]?.find(([, noun]) => noun.test(first))?.[0];
}

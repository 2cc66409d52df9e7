import type { Price } from '../../content/schema/prices';
import { joinWords, languageName } from '../../lib/i18n/format';
import { mapStrings } from '../../lib/i18n/typography';
import { plainName } from '../../lib/links/plain-name';
import { inCity } from '../content/in-city';
import { atSalon } from './at-salon';
import { placeIn, regionIn } from './cantons';
import type { Answers } from './questions';
import { bare, labelIn, type SalonTrade } from './salon-trades';
import { businesses, type Language, words } from './templates';

/** What a file of `salon/` may have in <>: words, or in place of a whole text any value. */
export type Filling = Record<string, unknown>;

/**
 * In titles the kind of business has its name, where that is said, for a single trade that is called "Capelli", as nobody looks for hair,
 * and for more than two of one kind, which would be a list.
 */
function kindShown(language: Language, { businesses: kinds }: Answers, trades: readonly SalonTrade[]) {
  const [trade, ...others] = trades;
  const { name, things } = businesses[language][trade?.kind ?? ''] ?? {};
  const isThing = others.length === 0 && things?.includes(bare(trade?.label ?? ''));
  const isList = trades.length > 2 && others.every(({ kind }) => kind === trade?.kind);
  return kinds.length > 0 && name && (isThing || isList) ? [name] : undefined;
}

/** The texts of a questionnaire that stand in files of `salon/`. */
const asked = ['about', 'train', 'car', 'voucher'] as const;

/** What the answers say in a language. */
export function fillingIn(language: Language, answers: Answers, trades: readonly SalonTrade[]): Filling {
  const { name, voice, street, postalCode, city, canton, further } = answers;
  const [main] = answers.languages;
  const named = trades.map((trade) => labelIn(language, main, trade));
  const mark = named.some((label) => label.startsWith('[exemple]')) ? '[exemple] ' : '';
  // Trades that a language knows by one name are one there.
  const labels = [...new Set(named.map((label) => label.replace('[exemple] ', '')))];
  const shown = kindShown(language, answers, trades) ?? labels;
  // German nouns have a capital wherever they stand.
  const inSentence = shown.map((label, at) => (at === 0 || language === 'de' ? label : label.toLowerCase()));
  const region = regionIn(language, canton);
  // The towns that have the name of their canton have it in every language.
  const town = city === regionIn(main, canton) ? region : city;
  return {
    ...words[language].filled,
    ...{ name, language, voice, postalCode, city, canton, town },
    ...(street && { street }),
    ...Object.fromEntries(asked.flatMap((key) => (further[key]?.[language] ? [[key, further[key][language]]] : []))),
    mainLanguage: languageName(main, language),
    mark,
    tagline: mark + (labels.length > 2 ? shown : labels).join(' & '),
    // "Ongles, cils et sourcils": one "et" is enough.
    trades: shown.some((label) => / (et|und|e|and) /.test(label))
      ? inSentence.join(', ')
      : joinWords(inSentence, language),
    people: joinWords(
      further.team.map((one) => one.name),
      language,
    ),
    atCity: inCity(language, town),
    at: atSalon(name, language),
    region: placeIn(language, canton),
    ...durationsOf(trades.flatMap(({ prices }) => Object.values(prices))),
    domain: `${plainName(name) || 'salon'}.example`,
  };
}

/** Whether some of the prices say how long they take: only then durations are promised. */
export const durationsOf = (prices: readonly Price[]) => ({
  minutes: prices.some(({ minutes }) => minutes !== undefined) ? 'yes' : '',
});

/** Fills in every text of a value: `<name>` from the filling, `<je dis|nous disons>` by who speaks, `<minutes?with|without>` by `durationsOf`. */
export function fill<T>(value: T, filling: Filling = {}): T {
  const fillText = (text: string): string =>
    text
      .replace(/<(?!minutes\?)([^<>|]*)\|([^<>|]*)>/g, (_, one: string, several: string) =>
        filling.voice === 'je' ? one : several,
      )
      .replace(/<minutes\?([^<>|]*)\|([^<>|]*)>/g, (_, some: string, none: string) => (filling.minutes ? some : none))
      .replace(/<(\w+)>/g, (_, key: string) => fillText(String(filling[key])));
  const fillAny = (text: string) => {
    const [, name] = /^<(\w+)>$/.exec(text) ?? [];
    return name && typeof filling[name] !== 'string' ? filling[name] : fillText(text);
  };
  return mapStrings(value, fillAny as typeof fillText);
}

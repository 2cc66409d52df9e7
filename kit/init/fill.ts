import { stringify } from 'yaml';
import { joinWords, languageName } from '../../lib/i18n/format';
import { mapStrings } from '../../lib/i18n/typography';
import { plainName } from '../../lib/links/plain-name';
import { fields } from '../../lib/schema/fields';
import { pageWords } from '../../lib/schema/pages';
import type { Price } from '../../lib/schema/prices';
import { inCity } from '../../scripts/content/in-city';
import { atSalon } from './at-salon';
import { placeIn, regionIn } from './cantons';
import type { Answers } from './questions';
import { bare, labelIn, markedOnce, type SalonTrade } from './salon-trades';
import { businesses, type Language, words } from './vocabulary';

/** What a file of `salon/` may have in <>: words, or in place of a whole text any value. */
export type Filling = Record<string, unknown>;

/**
 * In titles the kind of business has its name, where the answers have a kind, for a single trade that is called "Capelli", as nobody looks for hair,
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

/** The values of names in <>, in a language. */
export function fillingIn(language: Language, answers: Answers, trades: readonly SalonTrade[]): Filling {
  const { name, voice, street, postalCode, city, canton, hasForm: form, whatsapp, booking, further } = answers;
  const [main] = answers.languages;
  const { mark, names } = markedOnce(trades.map((trade) => labelIn(language, main, trade)));
  // Trades that a language knows by one name are one there.
  const labels = [...new Set(names)];
  const shown = kindShown(language, answers, trades) ?? labels;
  // German nouns have a capital wherever they stand.
  const inSentence = shown.map((label, at) => (at === 0 || language === 'de' ? label : label.toLowerCase()));
  const region = regionIn(language, canton);
  // The towns that have the name of their canton have it in every language.
  const town = city === regionIn(main, canton) ? region : city;
  return {
    ...words[language].filled,
    ...{ name, language, voice, postalCode, city, canton, town, form, whatsapp },
    booking: booking ? { url: booking } : undefined,
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
  minutes: prices.some(({ minutes }) => minutes !== undefined),
});

/** What may stand on each side of a choice: words, and names in <>. */
const said = String.raw`((?:[^<>|]|<\w+>)*)`;
const choice = new RegExp(String.raw`<(?:(\w+)\?)?${said}\|${said}>`, 'g');
const conditionalPart = /^(## .*) <(\w+)\?>$([\s\S]*?)(?=^## |(?![\s\S]))/gm;

/**
 * Fills in every text of a value. `<name>` is a name of the filling, in place of a whole text any value of it. A choice is one thing or
 * another: `<je dis|nous disons>` by who speaks, `<form?with|without>` by whether the filling has that name. What stands below a heading
 * that ends in `<form?>` is left out, with it, where the filling does not have that name.
 */
export function fill<T>(value: T, filling: Filling = {}): T {
  const fillText = (text: string): string => {
    const chosen = text
      .replace(conditionalPart, (_, heading: string, name: string, part: string) =>
        filling[name] ? heading + part : '',
      )
      .replace(choice, (_, name: string | undefined, one: string, other: string) =>
        (name ? filling[name] : filling.voice === 'je') ? one : other,
      );
    // A choice may stand in another.
    if (chosen !== text) return fillText(chosen);
    return text.replace(/<(\w+)>/g, (_, name: string) => fillText(String(filling[name])));
  };
  const fillAny = (text: string) => {
    const [, name] = /^<(\w+)>$/.exec(text) ?? [];
    return name && typeof filling[name] !== 'string' ? filling[name] : fillText(text);
  };
  return mapStrings(value, fillAny as typeof fillText);
}

/**
 * The text of a file: JSON, or Markdown with YAML above it. Of several texts for a field that Google shows (`pageWords`) the first that has
 * its length is taken, the salon's name included, or else the last.
 */
export function write(file: string, { body, ...all }: Record<string, unknown>, salon: string): string {
  const chosen = Object.entries(all).map(([key, value]) => {
    const schema = pageWords.shape[key as keyof typeof pageWords.shape];
    const { min, max = Number.POSITIVE_INFINITY } = (schema && fields.get(schema)?.limits) ?? {};
    if (min === undefined || !Array.isArray(value)) return [key, value];
    const lengthOf = (text: string) => text.replaceAll('{salon}', salon).length;
    return [key, value.find((text) => lengthOf(text) >= min && lengthOf(text) <= max) ?? value.at(-1)];
  });
  const own = Object.fromEntries(chosen);
  return file.endsWith('.md') ? `---\n${stringify(own)}---\n\n${body}` : `${JSON.stringify(own, null, 2)}\n`;
}

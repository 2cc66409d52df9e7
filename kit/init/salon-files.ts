import path from 'node:path';
import DateHolidays from 'date-holidays';
import { stringify } from 'yaml';
import { fill } from '../../lib/i18n/fill';
import { joinWords, languageName } from '../../lib/i18n/format';
import { mapStrings } from '../../lib/i18n/typography';
import { plainName } from '../../lib/links/plain-name';
import { translatedPageSchemas } from '../../lib/schema/pages';
import { inCity } from '../../scripts/content/in-city';
import { brandOf, drawMonogram } from './brand';
import type { Answers, Language } from './questions';
import { mark, partsOf, readStarter, wordsOf } from './starter';
import { type SalonGroup, type SalonTrade, tradesOf } from './trades';

/** Path of a file below the salon's folder → its text, or the bytes of a picture. */
export type SalonFiles = Record<string, string | Buffer>;
type Fields = Record<string, unknown>;

/** Returns the files of a blank salon: a starter with the answers filled in, and pages in other languages. */
export async function salonFiles(answers: Answers): Promise<SalonFiles> {
  const [main, ...others] = answers.languages;
  const trades = tradesOf(answers);
  const files: SalonFiles = { ...readStarter('common'), ...filledStarter(main, answers, trades) };
  const change = (file: string, change: (fields: Fields) => Fields) => {
    files[file] = asJson(change(JSON.parse(String(files[file] ?? '{}'))));
  };
  change('salon.json', (facts) => salonOf(facts, answers, trades));
  if (answers.hours) change('hours.json', () => ({ week: answers.hours }));
  change('trades.json', () => ({ trades: trades.map((trade) => tradeIn(main, trade)) }));
  change('request.json', () => ({ services: servicesOf(trades, answers.languages) }));
  change('pages/home.json', (home) => ({ ...home, ...soldOnHome(home, trades, main) }));
  for (const { id, price } of trades.flatMap(({ groups }) => groups.flatMap(({ prices }) => prices)))
    files[`prices/${id}.json`] = asJson(price);
  for (const language of others) Object.assign(files, translatedPages(language, answers, trades, files));
  for (const file of Object.keys(files).filter((name) => /^pictures\/.*\.json$/.test(name)))
    if (others.length > 0) change(file, (picture) => ({ ...picture, translatedAlts: altsIn(others, file) }));
  const brand = brandOf(answers.colors);
  return {
    ...files,
    'brand.json': asJson(brand),
    'brand.svg': await drawMonogram(answers.name, brand.displayFont),
  };
}

const asJson = (fields: unknown) => `${JSON.stringify(fields, null, 2)}\n`;

/** Returns the files of a starter, with the answers in place of placeholders such as `{atCity}`. */
function filledStarter(language: Language, answers: Answers, trades: readonly SalonTrade[]): SalonFiles {
  const { address, name, languages, prices } = answers;
  const labels = trades.map(({ label }) => label[language]?.replace(mark, '') ?? '');
  // German nouns have a capital also inside a sentence.
  const joined = joinWords(
    labels.map((label, at) => (at === 0 || language === 'de' ? label : label.toLowerCase())),
    language,
  );
  const isOwnInOther = prices && language !== languages[0];
  const filling = {
    trades: isOwnInOther ? mark + joined : joined,
    atCity: inCity(language, address.city),
    address: `${address.street}, ${address.postalCode} ${address.city}`,
    domain: plainName(name) || 'salon',
  };
  const fillFile = ([file, content]: [string, Buffer]): [string, string | Buffer] => {
    if (file.endsWith('.md')) return [file, fill(String(content), filling)];
    return [file, asJson(mapStrings(JSON.parse(String(content)), (text) => fill(text, filling)))];
  };
  return Object.fromEntries(Object.entries(readStarter(language)).map(fillFile));
}

const calendar = new DateHolidays();

/** Returns the canton in words: "canton de Berne", "Kanton Bern". */
const cantonIn = (language: Language, canton: string) =>
  (calendar.getStates('CH', language)?.[canton] ?? canton).replace(/^Canton (de|du|des|d')/, 'canton $1');

const taglineIn = (language: Language, trades: readonly SalonTrade[]) =>
  trades.map(({ label }) => label[language]).join(' & ');

/** Returns `salon.json`: the answers, and the starter's examples where there is no answer. */
function salonOf(facts: Fields, answers: Answers, trades: readonly SalonTrade[]): Fields {
  const { name, address, canton, languages, phone, email, booking } = answers;
  const [main, ...others] = languages;
  return {
    name,
    tagline: taglineIn(main, trades),
    address: { ...address, region: cantonIn(main, canton), canton, country: 'CH' },
    ...facts,
    ...(phone && { phone }),
    ...(email && { email }),
    ...(booking && { booking: { url: booking } }),
    areaServed: [address.city],
    translations: others.map((language) => ({
      language,
      tagline: taglineIn(language, trades),
      region: cantonIn(language, canton),
    })),
  };
}

const tradeIn = (language: Language, { label, groups, ...trade }: SalonTrade) => ({
  ...trade,
  label: label[language],
  groups: groups.map(({ id, title }) => ({ id, title: title[language] })),
});

const servicesOf = (trades: readonly SalonTrade[], [main, ...others]: Answers['languages']) =>
  trades.flatMap(({ groups }) =>
    groups.map(({ id, title, prices }) => ({
      id,
      label: title[main],
      prices: prices.map((price) => price.id),
      translations: others.map((language) => ({ language, label: title[language] })),
    })),
  );

/** Returns the cards of the home page, six at most: one per trade, or one per group if there is a single trade. */
function cardsOf(trades: readonly SalonTrade[]) {
  const ofGroups = trades.flatMap(({ groups }) => groups.map((group) => ({ title: group.title, groups: [group] })));
  const ofTrades = trades.map(({ label, groups }) => ({ title: label, groups }));
  return (trades.length === 1 ? ofGroups : ofTrades).slice(0, 6);
}

const servicesIn = (language: Language, groups: readonly SalonGroup[]) =>
  groups.flatMap(({ prices }) => prices.map(({ service }) => service[language])).slice(0, 6);

/** Returns the home page's cards, made after the starter's one card, and the ids of its first prices, three at most. */
function soldOnHome({ serviceCards }: Fields, trades: readonly SalonTrade[], language: Language): Fields {
  const [card] = serviceCards as Fields[];
  const firsts = trades.flatMap(({ groups }) => groups.flatMap(({ prices }) => prices[0] ?? []));
  const fixed = firsts.filter(({ price }) => price.price.kind === 'fixed');
  return {
    firstPrices: fixed.slice(0, 3).map(({ id }) => id),
    serviceCards: cardsOf(trades).map(({ title, groups }, at) => ({
      ...card,
      title: title[language],
      features: servicesIn(language, groups),
      priceGroups: groups.map(({ id }) => id),
      picture: `work-${(at % 2) + 1}`,
    })),
  };
}

/** Returns the home, contact and own page of another language's starter, as translations of the main pages. */
function translatedPages(
  language: Language,
  answers: Answers,
  trades: readonly SalonTrade[],
  mainFiles: SalonFiles,
): SalonFiles {
  const [main] = answers.languages;
  const pages = Object.entries(filledStarter(language, answers, trades)).flatMap(([file, content]) =>
    /^(own-)?pages\//.test(file) ? [{ ...path.parse(file), ...partsOf(String(content)) }] : [],
  );
  const ownPage = Object.keys(mainFiles).find((file) => file.startsWith('own-pages/')) ?? '';
  const written = pages.flatMap(({ name, ext, dir, fields, body }) => {
    const kind = dir === 'own-pages' ? 'page' : String(fields.kind);
    if (kind !== 'home' && kind !== 'contact' && kind !== 'page') return [];
    const address = kind === 'page' ? `/${plainName(String(fields.label))}` : String(fields.path);
    const [card] = (fields.serviceCards ?? []) as Fields[];
    const all: Fields = {
      ...fields,
      kind,
      path: `/${language}${address}`.replace(/\/$/, ''),
      rest: fill(wordsOf(language).rest, { language: languageName(main, language) }),
      pageNames: pages.flatMap((page) =>
        ['price-list', 'blog', 'legal'].includes(String(page.fields.kind))
          ? [{ page: page.name, label: page.fields.label }]
          : [],
      ),
      tradeNames: trades.map(({ id, label }) => ({ trade: id, label: label[language] })),
      serviceCards: cardsOf(trades).map(({ title, groups }) => ({
        title: title[language],
        text: card?.text,
        features: servicesIn(language, groups),
      })),
    };
    const { shape } = translatedPageSchemas[kind];
    const asked = Object.fromEntries(Object.entries(all).filter(([field]) => field in shape));
    const id = kind === 'page' ? path.parse(ownPage).name : name;
    const text = body === undefined ? asJson(asked) : `---\n${stringify(asked)}---\n\n${body}`;
    return [[`languages/${language}/${id}${ext}`, text] as const];
  });
  return Object.fromEntries(written);
}

const altsIn = (others: readonly Language[], file: string) =>
  others.map((language) => ({ language, alt: JSON.parse(String(readStarter(language)[file])).alt }));

import { readFile } from 'node:fs/promises';
import DateHolidays from 'date-holidays';
import sharp from 'sharp';
import { stringify } from 'yaml';
import type { Brand } from '../../content/schema/brand';
import { middleOf } from '../../content/schema/cantons';
import { fields } from '../../content/schema/fields';
import { pageWords } from '../../content/schema/pages';
import type { Price } from '../../content/schema/prices';
import { joinWords, languageName } from '../../lib/i18n/format';
import { mapStrings } from '../../lib/i18n/typography';
import { plainName } from '../../lib/links/plain-name';
import { drawMonogram } from './monogram';
import type { Answers } from './questions';
import { type Language, templates, templatesFolder, type Words, words } from './templates';

/** Name of a file below the salon's folder → what stands in it. */
export type SalonFiles = Record<string, string | Uint8Array>;
type Data = Record<string, Record<string, unknown>>;

/** The files of a blank salon: what was answered, what is true of every salon of its trades, and marked examples of the rest. */
export async function makeBlankSalon(answers: Answers): Promise<SalonFiles> {
  const trades = tradesOf(answers);
  const brand = brandOf(answers);
  const data = { ...filesOf(answers, trades), ...pagesOf(answers, trades), 'brand.json': brand };
  for (const language of answers.languages.slice(1)) Object.assign(data, pagesIn(language, answers, trades));
  return {
    ...Object.fromEntries(Object.entries(data).map(([file, own]) => [file, write(file, own, answers.name)])),
    'brand.svg': await drawMonogram(answers.name, brand.displayFont),
    ...(await drawPictures(trades, brand, answers.languages)),
  };
}

type TradeOfSalon = {
  id: string;
  label: string;
  /** The kind of business that it is. */
  business: string;
  groups: { id: string; title: string; prices: Record<string, Pick<Price, 'service' | 'minutes' | 'price'>> }[];
};

/** What the salon does, with ids of its own for each trade, group and price. */
function tradesOf({ business, trades, languages: [main] }: Answers): TradeOfSalon[] {
  const labels = trades.length > 0 ? trades : [words[main].businesses[business]?.trade ?? ''];
  return labels.map((label, index) => {
    const parts = plainName(label).split('-');
    const kinds = Object.entries(templates.businesses);
    const [known = ''] =
      kinds.find(([, { beginnings }]) => beginnings.some((one) => parts.some((part) => part.startsWith(one)))) ?? [];
    // What a name does not tell is said by the kind of business.
    const kind = (known === otherBusiness && business) || known;
    const own = words[main].businesses[kind];
    const id = /^[a-z]/.test(plainName(label)) ? plainName(label) : `metier-${index + 1}`;
    const groups = Object.entries(own?.groups ?? {}).map(([title, services], place) => {
      const group = `${id}-${plainName(title)}`;
      const prices = services.map((service, order) => {
        const { price, ...row } = templates.businesses[kind]?.prices[place]?.[order] ?? noPrice;
        const dependsOn = price.kind === 'quote' ? { dependsOn: own?.dependsOn } : {};
        return [
          `${id}-${plainName(service)}`,
          { service: `[exemple] ${service}`, ...row, price: { ...price, ...dependsOn }, group, order: order + 1 },
        ];
      });
      return { id: group, title, prices: Object.fromEntries(prices) };
    });
    return { id, label, business: kind, groups };
  });
}

/** Words that have no price in the templates: the content check refuses it. */
const noPrice = { price: { kind: 'fixed', amount: 0 } } as const;

/** That of trades whose names tell nothing. */
const otherBusiness = 'autre';

/** What a trade is called in another language than the main one: marked, where its name is the salon's own and this a guess. */
function labelIn(language: Language, { label, business }: TradeOfSalon): string {
  const nameIn = (one: Words) => one.businesses[business]?.trade ?? '';
  if (Object.values(words).some((one) => plainName(nameIn(one)) === plainName(label))) return nameIn(words[language]);
  return `[exemple] ${business === otherBusiness ? label : nameIn(words[language])}`;
}

/** The trades with their names and services in another language. */
const tradesIn = (language: Language, trades: readonly TradeOfSalon[]) =>
  trades.map((trade) => ({ ...trade, label: labelIn(language, trade) }));

/** What is no page and no drawing. */
function filesOf(answers: Answers, trades: readonly TradeOfSalon[]): Data {
  const [main, ...others] = answers.languages;
  const fill = fillIn(main, answers, trades);
  const files: Data = fill(templates.files);
  const { booking } = answers;
  const translations = others.map((language) =>
    fillIn(
      language,
      answers,
      tradesIn(language, trades),
    )({ language, tagline: '<tagline>', region: '[exemple] <region>', city: '<town>' }),
  );
  const { home, prices, contact, privacy } = words[main].pages;
  return {
    ...files,
    'salon.json': {
      ...files['salon.json'],
      ...fill(words[main].salon),
      ...(booking && { booking: { url: booking } }),
      ...(translations.length > 0 && { translations }),
    },
    'navigation.json': { salon: [home.file, prices.file, contact.file], privacy: privacy.file },
    'trades.json': {
      trades: trades.map(({ id, label, business, groups }) => ({
        id,
        label,
        schemaType: templates.businesses[business]?.schemaType,
        groups: groups.map((group) => ({ id: group.id, title: group.title })),
      })),
    },
    ...Object.fromEntries(
      trades.flatMap(({ groups }) =>
        groups.flatMap(({ prices }) => Object.entries(prices).map(([id, price]) => [`prices/${id}.json`, price])),
      ),
    ),
  };
}

/** What the card of a trade says on the home page. */
const cardIn = (language: Language, { label, business }: TradeOfSalon) => {
  const { text, groups } = words[language].businesses[business] ?? { text: '', groups: {} };
  const features = Object.values(groups).flatMap((services) => services.map((service) => `[exemple] ${service}`));
  return { title: label, text, features };
};

/** The pages in the main language. */
function pagesOf(answers: Answers, trades: readonly TradeOfSalon[]): Data {
  const [main] = answers.languages;
  const { pages } = words[main];
  const serviceCards = trades.map((trade) => ({
    ...cardIn(main, trade),
    picture: pictureOf(trade.id),
    route: pages.prices.file,
    highlighted: false,
  }));
  const firstPrices = trades.flatMap(({ groups }) => groups.flatMap(({ prices }) => Object.keys(prices))).slice(0, 3);
  const entries = Object.entries(templates.pages).map(([name, facts]) => {
    const { file, ...said } = pages[name as keyof typeof pages];
    const path = name === 'home' ? '/' : `/${file}`;
    const page = { ...facts, path, ...said, ...(name === 'home' && { firstPrices, serviceCards }) };
    return [`pages/${file}.${said.body ? 'md' : 'json'}`, fillIn(main, answers, trades)(page)];
  });
  return Object.fromEntries(entries);
}

/** The home and the contact page in another language. */
function pagesIn(language: Language, answers: Answers, trades: readonly TradeOfSalon[]): Data {
  const { pages } = words[answers.languages[0]];
  const own = words[language];
  const named = tradesIn(language, trades);
  const { title, description, label, heading, lead, servicesIntro, contactIntro } = own.pages.home;
  const home = {
    ...{ kind: 'home', path: `/${language}`, title, description, label, heading, lead, servicesIntro, contactIntro },
    rest: own.rest,
    pageNames: (['prices', 'privacy'] as const).map((name) => ({
      page: pages[name].file,
      label: own.pages[name].label,
    })),
    tradeNames: named.map(({ id, label: name }) => ({ trade: id, label: name })),
    serviceCards: named.map((trade) => cardIn(language, trade)),
  };
  const { file, otherNames: _, access: __, ...said } = own.pages.contact;
  const contact = { kind: 'contact', path: `/${language}/${file}`, ...said };
  return fillIn(
    language,
    answers,
    named,
  )({
    [`languages/${language}/${pages.home.file}.json`]: home,
    [`languages/${language}/${pages.contact.file}.json`]: contact,
  });
}

function brandOf({ look, color }: Answers): Brand {
  const { label: _, ...chosen } = templates.looks[look] as (typeof templates.looks)[string];
  if (!color) return chosen;
  return { ...chosen, colors: { ...chosen.colors, lacquer: color, 'lacquer-deep': darker(color) } };
}

/** Four fifths of the light of a colour (`#rrggbb`). */
const darker = (color: string) =>
  color.replace(/[0-9a-f]{2}/g, (channel) =>
    Math.round(Number.parseInt(channel, 16) * 0.8)
      .toString(16)
      .padStart(2, '0'),
  );

const inCity: Record<Language, (city: string) => string> = {
  fr: (city) => city.replace(/^(Les |Le )?/, (article) => ({ 'Les ': 'aux ', 'Le ': 'au ' })[article] ?? 'à '),
  de: (city) => `in ${city}`,
  it: (city) => `${/^A/.test(city) ? 'ad' : 'a'} ${city}`,
  en: (city) => `in ${city}`,
};

/** "Canton de Berne", "Kanton Bern". */
const cantonIn = (language: Language, canton: string) =>
  new DateHolidays().getStates('CH', language)?.[canton] ?? canton;

/** "Berne", "Bern". */
const regionIn = (language: Language, canton: string) =>
  cantonIn(language, canton).replace(/^(Kanton |Canton of |Cantone? (dei |des |du |de |d')?)/, '');

/** Puts the answers into the texts of a value, and chooses the words of the voice. */
function fillIn(language: Language, answers: Answers, trades: readonly TradeOfSalon[]) {
  const { name, voice, street, postalCode, city, canton } = answers;
  const [main] = answers.languages;
  const region = regionIn(language, canton);
  // The towns that have the name of their canton have it in every language.
  const town = city === regionIn(main, canton) ? region : city;
  const labels = trades.map(({ label }) => label.replace('[exemple] ', ''));
  const mark = trades.some(({ label }) => label.startsWith('[exemple]')) ? '[exemple] ' : '';
  // German nouns have a capital wherever they stand.
  const inSentence = labels.map((label, at) => (at === 0 || language === 'de' ? label : label.toLowerCase()));
  const values: Record<string, string> = {
    name,
    language,
    mainLanguage: languageName(main, language),
    voice,
    street: street || words[language].street,
    postalCode,
    city,
    canton,
    tagline: mark + labels.join(' & '),
    // "Ongles, cils et sourcils": one "et" is enough.
    trades: labels.some((label) => / (et|und|e|and) /.test(label))
      ? inSentence.join(', ')
      : joinWords(inSentence, language),
    atCity: inCity[language](town),
    town,
    // Beside a town of its name the canton says that it is one.
    region: town === region ? cantonIn(language, canton) : region,
    position: middleOf(canton)
      .map((degrees) => degrees.toFixed(3))
      .join(', '),
    domain: `${plainName(name) || 'salon'}.example`,
    picture: pictureOf(trades[0]?.id ?? ''),
  };
  const fill = (text: string) =>
    text
      .replace(/<([^<>|]*)\|([^<>|]*)>/g, (_, one: string, several: string) => (voice === 'je' ? one : several))
      .replace(/<(\w+)>/g, (_, key: string) => values[key] ?? '');
  return <T>(value: T): T => mapStrings(value, fill);
}

const limitsOf = (key: string) => {
  const schema = pageWords.shape[key as keyof typeof pageWords.shape];
  return schema && fields.get(schema)?.limits;
};

/** The text of a file: JSON, or Markdown with YAML above it. Of several texts the first is taken that its field allows. */
function write(file: string, { body, ...written }: Record<string, unknown>, name: string): string {
  const chosen = Object.entries(written).map(([key, value]) => {
    const limits = limitsOf(key);
    if (!limits || !Array.isArray(value)) return [key, value] as const;
    const { min, max = Number.POSITIVE_INFINITY } = limits;
    const fits = (text: string) => {
      const { length } = text.replaceAll('{salon}', name);
      return length >= min && length <= max;
    };
    return [key, value.find(fits) ?? value.at(-1)] as const;
  });
  const own = Object.fromEntries(chosen);
  return file.endsWith('.md') ? `---\n${stringify(own)}---\n\n${body}` : `${JSON.stringify(own, null, 2)}\n`;
}

const pictureOf = (trade: string) => `metier-${trade}`;
const pictureNames = { ouverture: 'Ouverture', portrait: 'À propos', metier: 'Métier' };

/** Draws the pictures in the salon's colours: one wide, one upright, and one of each trade, turned about so that none is alike. */
async function drawPictures(
  trades: readonly TradeOfSalon[],
  { colors }: Brand,
  [main, ...others]: Answers['languages'],
): Promise<SalonFiles> {
  const drawings = [
    { id: 'ouverture', drawing: 'ouverture', turn: 0 } as const,
    { id: 'portrait', drawing: 'portrait', turn: 0 } as const,
    ...trades.map((trade, turn) => ({ id: pictureOf(trade.id), drawing: 'metier', turn }) as const),
  ];
  const made = drawings.map(async ({ id, drawing, turn }): Promise<SalonFiles> => {
    const svg = await readFile(`${templatesFolder}/pictures/${drawing}.svg`, 'utf8');
    const colored = svg.replace(/(?<=fill=")[a-z-]+/g, (color) => colors[color as keyof typeof colors]);
    const picture = sharp(Buffer.from(colored))
      .flop(turn % 2 === 1)
      .flip(turn > 1);
    const file = `${id}.webp`;
    const altIn = (language: Language) => words[language].pictures[drawing];
    const translatedAlts = others.map((language) => ({ language, alt: altIn(language) }));
    const facts = {
      name: pictureNames[drawing],
      alt: altIn(main),
      ...(translatedAlts.length > 0 && { translatedAlts }),
      file,
    };
    return {
      [`pictures/${id}/${file}`]: await picture.webp({ quality: 80 }).toBuffer(),
      [`pictures/${id}/index.json`]: `${JSON.stringify(facts, null, 2)}\n`,
    };
  });
  return Object.assign({}, ...(await Promise.all(made)));
}

import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { stringify } from 'yaml';
import type { Brand } from '../../content/schema/brand';
import { cantonNames, middleOf } from '../../content/schema/cantons';
import { fields } from '../../content/schema/fields';
import { pageWords } from '../../content/schema/pages';
import { mapStrings } from '../../lib/i18n/typography';
import { drawMonogram } from './monogram';
import type { Answers } from './questions';
import { type Business, templates, templatesFolder } from './templates';

/** Name of a file below the salon's folder → what stands in it. */
export type SalonFiles = Record<string, string | Uint8Array>;

/** The files of a blank salon: what was answered, what is true of every salon of its trades, and marked examples of the rest. */
export async function makeBlankSalon(answers: Answers): Promise<SalonFiles> {
  const trades = tradesOf(answers);
  const brand = brandOf(answers);
  const fill = (text: string) => fillText(text, answers, trades);
  const files = mapStrings(templates.files, fill);
  const prices = trades.flatMap(({ groups }) => groups.flatMap((group) => group.prices));
  const ofTrades = {
    'trades.json': {
      trades: trades.map(({ id, label, business, groups }) => ({
        id,
        label,
        schemaType: business.schemaType,
        groups: groups.map((group) => ({ id: group.id, title: group.title })),
      })),
    },
    'brand.json': brand,
    ...Object.fromEntries(prices.map(({ id, ...price }) => [`prices/${id}.json`, price])),
  };
  const serviceCards = trades.map(({ id, label, business, groups }) => ({
    title: label,
    text: business.text,
    features: groups.flatMap((group) => group.prices.map(({ service }) => service)),
    picture: pictureOf(id),
    route: 'tarifs',
    highlighted: false,
  }));
  const firstPrices = prices.slice(0, 3).map(({ id }) => id);
  const { booking } = answers;
  const data: typeof files = {
    ...files,
    ...ofTrades,
    'salon.json': { ...files['salon.json'], ...(booking && { booking: { url: booking } }) },
    'pages/accueil.json': { ...files['pages/accueil.json'], firstPrices, serviceCards },
  };
  return {
    ...Object.fromEntries(Object.entries(data).map(([file, own]) => [file, write(file, own, answers.name)])),
    'brand.svg': await drawMonogram(answers.name, brand.displayFont),
    ...(await drawPictures(
      trades.map(({ id }) => id),
      brand,
    )),
  };
}

type TradeOfSalon = {
  id: string;
  label: string;
  business: Business;
  groups: {
    id: string;
    title: string;
    prices: (Business['groups'][string][number] & { id: string; order: number })[];
  }[];
};

/** What the salon does, with ids of its own for each trade, group and price. */
function tradesOf({ business, trades }: Answers): TradeOfSalon[] {
  const { businesses } = templates;
  const labels = trades.length > 0 ? trades : [businesses[business]?.trade ?? ''];
  return labels.map((label, index) => {
    const words = plainOf(label).split('-');
    const isNamed = ({ beginnings }: Business) => beginnings.some((one) => words.some((word) => word.startsWith(one)));
    const known = Object.values(businesses).find(isNamed) as Business;
    // What a name does not tell is said by the kind of business.
    const own = (known.beginnings.includes('') && businesses[business]) || known;
    const id = /^[a-z]/.test(plainOf(label)) ? plainOf(label) : `metier-${index + 1}`;
    const groups = Object.entries(own.groups).map(([title, rows]) => {
      const group = `${id}-${plainOf(title)}`;
      const prices = rows.map((row, order) => ({
        id: `${id}-${plainOf(row.service)}`,
        ...row,
        service: `[exemple] ${row.service}`,
        group,
        order: order + 1,
      }));
      return { id: group, title, prices };
    });
    return { id, label, business: own, groups };
  });
}

/** Small letters without accents, digits and hyphens. */
const plainOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

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

const inWords = new Intl.ListFormat('fr-CH');

/** Puts the answers into a text of the templates, and chooses the words of the voice. */
function fillText(text: string, answers: Answers, trades: readonly TradeOfSalon[]): string {
  const { name, voice, street, postalCode, city, canton } = answers;
  const labels = trades.map(({ label }) => label);
  const inSentence = labels.map((label, index) => (index === 0 ? label : label.toLowerCase()));
  const values: Record<string, string> = {
    name,
    voice,
    street,
    postalCode,
    city,
    canton,
    tagline: labels.join(' & '),
    // "Ongles, cils et sourcils": one "et" is enough.
    trades: labels.some((label) => label.includes(' et ')) ? inSentence.join(', ') : inWords.format(inSentence),
    atCity: city.replace(/^(Les |Le )?/, (article) => ({ 'Les ': 'aux ', 'Le ': 'au ' })[article] ?? 'à '),
    region: cantonNames.find(([id]) => id === canton)?.[1] ?? '',
    position: middleOf(canton)
      .map((degrees) => degrees.toFixed(3))
      .join(', '),
    domain: `${plainOf(name) || 'salon'}.example`,
    picture: pictureOf(trades[0]?.id ?? ''),
  };
  return text
    .replace(/<([^<>|]*)\|([^<>|]*)>/g, (_, one: string, several: string) => (voice === 'je' ? one : several))
    .replace(/<(\w+)>/g, (_, key: string) => values[key] ?? '');
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

/** Draws the pictures in the salon's colours: one wide, one upright, and one of each trade, turned about so that none is alike. */
async function drawPictures(trades: readonly string[], { colors }: Brand): Promise<SalonFiles> {
  const { ouverture, portrait, metier } = templates.pictures;
  const drawings = [
    { id: 'ouverture', drawing: 'ouverture', words: ouverture, turn: 0 },
    { id: 'portrait', drawing: 'portrait', words: portrait, turn: 0 },
    ...trades.map((trade, turn) => ({ id: pictureOf(trade), drawing: 'metier', words: metier, turn })),
  ];
  const made = drawings.map(async ({ id, drawing, words, turn }): Promise<SalonFiles> => {
    const svg = await readFile(`${templatesFolder}/pictures/${drawing}.svg`, 'utf8');
    const colored = svg.replace(/(?<=fill=")[a-z-]+/g, (color) => colors[color as keyof typeof colors]);
    const picture = sharp(Buffer.from(colored))
      .flop(turn % 2 === 1)
      .flip(turn > 1);
    const file = `${id}.webp`;
    return {
      [`pictures/${id}/${file}`]: await picture.webp({ quality: 80 }).toBuffer(),
      [`pictures/${id}/index.json`]: `${JSON.stringify({ ...words, file }, null, 2)}\n`,
    };
  });
  return Object.assign({}, ...(await Promise.all(made)));
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { Brand } from '../../content/schema/brand';
import { fields } from '../../content/schema/fields';
import { pageWords, translatedPageSchemas } from '../../content/schema/pages';
import { plainName } from '../../lib/links/plain-name';
import { listFiles } from '../support/files';
import { beforeName } from './at-salon';
import { type Filling, fill, fillingIn } from './fill';
import { drawMonogram } from './monogram';
import { convertPhotographs } from './photographs';
import { drawingOf, drawPictures, type SalonFiles } from './pictures';
import type { Said } from './questionnaire';
import type { Answers, Part } from './questions';
import {
  cardIn,
  labelIn,
  namedIn,
  nameIn,
  namesOf,
  type SalonTrade,
  servicesOf,
  tradesOf,
  workOf,
} from './salon-trades';
import { languages as allLanguages, type Language, templates, type Work, works } from './templates';

/** What is written in each file, by its name below the salon's folder: its fields, and in Markdown the text `body`. */
type Data = Record<string, Record<string, unknown>>;

/** A blank salon: the files of `salon/` filled in with the answers, and marked examples of what its trades sell. */
export async function copySalon(answers: Answers): Promise<SalonFiles> {
  const [main, ...others] = answers.languages;
  const trades = tradesOf(answers);
  const photographs = await convertPhotographs(answers.photos, answers.languages);
  const isPhotographed = (id: string) => `pictures/${id}/index.json` in photographs;
  /** A photograph with the name of a trade or of one of its groups is its picture. */
  const pictureOf = (trade: string, group = trade) => [group, trade].find(isPhotographed) ?? drawingOf(trade);
  const brand = brandOf(answers);
  const pages = await readIn(main, answers.parts);
  const { 'table.json': templates = {}, ...own } = laidOver(await read('common'), pages, saidIn(answers));
  chooseWays(own, answers);
  Object.assign(own, teamOf(own, Object(templates), answers, isPhotographed));
  const fillings = answers.languages.map((language) => fillingIn(language, answers, trades));
  const translated = { language: '<language>', tagline: '<tagline>', region: '[exemple] <region>', city: '<town>' };
  const prices = trades.flatMap((trade) => Object.entries(trade.prices));
  const filling: Filling = {
    ...fillings[0],
    // One of each service: its other prices would take the room of other services.
    firstPrices: [...new Map(prices.map(([id, { service, group }]) => [`${service} ${group}`, id])).values()].slice(
      0,
      3,
    ),
    booking: answers.booking && { url: answers.booking },
    translations: others.length > 0 ? fillings.slice(1).map((filled) => fill(translated, filled)) : undefined,
    picture: pictureOf(trades[0]?.id ?? ''),
    phonePicture: isPhotographed('telephone') ? 'telephone' : undefined,
    cards: trades.map((trade) => ({
      ...cardIn(main, main, trade),
      priceGroups: trade.groups.map(({ id }) => id),
      picture: pictureOf(trade.id),
      route: trade.isOwn ? trade.id : pageOf(own, 'price-list').id,
      highlighted: false,
    })),
  };
  const services = servicesOf(trades, answers.languages);
  const inOthers = others.map(async (language, at) =>
    fill(await translate([language, main], own, trades, answers), fillings[at + 1]),
  );
  const data: Data = Object.assign(fill(own, filling), ...(await Promise.all(inOthers)), {
    'brand.json': brand,
    'trades.json': { trades: trades.map(({ kind: _, prices: __, isOwn: ___, ...trade }) => trade) },
    ...(answers.hasForm && { 'request.json': { services } }),
    ...pagesOf(trades, services, templates, filling, pictureOf),
  });
  for (const [id, price] of prices) data[`prices/${id}.json`] = price;
  return {
    ...Object.fromEntries(Object.entries(data).map(([file, written]) => [file, write(file, written, answers.name)])),
    'brand.svg': await drawMonogram(answers.name, brand.displayFont),
    ...(await drawPictures(
      trades.filter(({ id }) => !isPhotographed(id)),
      brand,
      answers.languages,
    )),
    ...photographs,
  };
}

/** Files, the fields of later ones in place of those of earlier ones. */
function laidOver(...layers: Data[]): Data {
  const files: Data = {};
  for (const [file, fields] of layers.flatMap((layer) => Object.entries(layer)))
    files[file] = { ...files[file], ...fields };
  return files;
}

const hostCountries = ['CH', 'LI', 'DE', 'AT', 'FR', 'IT', 'NL', 'IE', 'FI', 'US'];
const namesOfCountries = allLanguages.flatMap((language) =>
  hostCountries.map((code) => new Intl.DisplayNames(language, { type: 'region' }).of(code)),
);
/** "Hostpoint, Schweiz". */
const hostInCountry = new RegExp(`^(.+), *(${namesOfCountries.join('|')})$`);

/** What the answers say in place of marked examples. */
function saidIn({ phone, whatsapp, email, site, responsible, host, ...answers }: Answers): Data {
  const { name, languages, week, payment, parts, further } = answers;
  const [main, ...others] = languages;
  /** Why a day is not like the others; in other languages also as salons commonly say it there. */
  const reasonsOf = (texts: Said) => {
    const reason = texts[main] ?? '';
    const translations = others.flatMap((language) => {
      const theirs = texts[language] ?? nameIn(language, main, reason);
      return theirs ? { language, reason: theirs } : [];
    });
    return { reason, ...(translations.length > 0 && { translations }) };
  };
  const [, hostingProvider = host, hostingCountry] = hostInCountry.exec(host) ?? [];
  const facts = Object.entries({
    ...{ phone, whatsapp, email, siteUrl: site, responsible, hostingProvider, hostingCountry },
    article: beforeName(name, 'fr'),
  });
  const ways = languages.flatMap((language) => {
    const at_salon = language !== 'fr' && beforeName(name, language);
    return at_salon ? [[`messages/${language}.json`, { at_salon }] as const] : [];
  });
  return {
    ...Object.fromEntries(ways),
    'salon.json': Object.fromEntries(
      facts.flatMap(([key, said]) => (said ? [[key, said === 'non' ? undefined : said]] : [])),
    ),
    'hours.json': {
      ...(week && { week }),
      closings: further.closings.map(({ from, to, ...texts }) => ({ from, to, ...reasonsOf(texts) })),
      specialDays: further.specialDays.map(({ day, hours, ...texts }) => ({ day, hours, ...reasonsOf(texts) })),
    },
    'practical.json': {
      ...(payment.length > 0 && { payment }),
      ...(parts.includes('bons') && { voucher: { isOffered: true, minimum: further.voucher?.minimum } }),
    },
  };
}

/** The people whom the questionnaire names: on the home page, and where it says more of them on a page of their own. */
function teamOf(
  own: Data,
  { team: page = {} }: Data,
  { further: { team } }: Answers,
  isPhotographed: (id: string) => boolean,
): Data {
  const pictureOf = (name: string) => (isPhotographed(plainName(name)) ? plainName(name) : undefined);
  const { page: home } = pageOf(own, 'home');
  if (team.length > 0) home.team = team.map(({ more: _, ...one }) => ({ ...one, picture: pictureOf(one.name) }));
  if (team.every(({ more }) => !more)) return {};
  const parts = team.map(({ name, role, text, more = text }) => {
    const picture = pictureOf(name);
    return [`## ${name}`, `${role}.`, more, ...(picture ? [`{image: ${picture}}`] : [])].join('\n\n');
  });
  return { [`own-pages/${plainName(String(page.label))}.md`]: { ...page, body: `${parts.join('\n\n')}\n` } };
}

/** The files in a language, with those of the parts that are asked for. */
async function readIn(language: Language, parts: readonly Part[]): Promise<Data> {
  const asked = parts.map((part) => read(`parts/${part}/${language}`));
  return laidOver(await read(language), ...(await Promise.all(asked)));
}

/** The files below a folder of `salon/`. */
async function read(name: string): Promise<Data> {
  const folder = path.join(templates, 'salon', name);
  const files = (await listFiles(folder)).map((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const [, matter = '', body] = /^---\n([\s\S]*?)---\n\n([\s\S]*)$/.exec(text) ?? [];
    return [file, body === undefined ? JSON.parse(text) : { ...parse(matter), body }];
  });
  return Object.fromEntries(files);
}

/**
 * The pages of trades from a table: of each group one, and above them one with their cards. The group that a trade has alone is its
 * page: one with a single card would only be in the way.
 */
function pagesOf(
  trades: readonly SalonTrade[],
  services: ReturnType<typeof servicesOf>,
  { cards, service }: Data[string],
  filling: Filling,
  pictureOf: (trade: string, group?: string) => string,
): Data {
  const pages = trades.flatMap((trade) => {
    const { id, label, groups, prices: all, isOwn } = trade;
    if (!isOwn) return [];
    const ids = groups.map((group) => group.id);
    const isAlone = ids.length === 1;
    const filled = {
      ...filling,
      id,
      trade: label,
      picture: pictureOf(id),
      services: ids,
      parent: isAlone ? undefined : id,
    };
    const below = groups.map((group) => {
      const { label, prices } = Object(services.find((one) => one.id === group.id));
      const sold = namesOf((prices as string[]).flatMap((price) => all[price] ?? []));
      return [
        `services/${isAlone ? id : group.id}.json`,
        fill(
          { ...Object(service), ...proposed(works[filling.language as Language][workOf(trade, group) ?? '']) },
          {
            ...filled,
            ...firstOf(sold),
            label,
            prices,
            group: group.title,
            picture: pictureOf(id, group.id),
          },
        ),
      ];
    });
    return isAlone ? below : [[`pages/${id}.json`, fill(cards, filled)], ...below];
  });
  return Object.fromEntries(pages);
}

/** What is said of a known work, for the salon to read and confirm. */
const proposed = (work?: Work) => work && { benefit: `[exemple] ${work.benefit}`, intro: [`[exemple] ${work.intro}`] };

/** The names of the first services of a group, `first4` to `first1`: a description takes as many as have room. */
const firstOf = (sold: readonly string[]) =>
  Object.fromEntries([4, 3, 2, 1].map((most) => [`first${most}`, sold.slice(0, most).join(', ')]));

/**
 * With a form `withoutForm` goes; without one it takes the place of what it names. The privacy page, whose second part in every language is
 * about the form and whose third about WhatsApp, loses those of which there is nothing to say.
 */
function chooseWays(pages: Data, { hasForm, whatsapp }: Answers): void {
  const { page: contact } = pageOf(pages, 'contact');
  const { withoutForm } = contact;
  delete contact.withoutForm;
  if (!hasForm) Object.assign(contact, withoutForm);
  const { page: privacy } = pageOf(pages, 'legal');
  const [first, form, chat, ...others] = String(privacy.body).split(/(?=^## )/m);
  privacy.body = [first, hasForm && form, whatsapp && chat, ...others].filter(Boolean).join('');
}

/** The page of a kind, with its name. One of the salon's own has neither kind nor address: its folder and its name say them. */
function pageOf(files: Data, kind: string) {
  const isOfKind = ([file, page]: [string, Data[string]]) =>
    (file.startsWith('own-pages/') ? 'page' : page.kind) === kind;
  const [file = '', page = {}] = Object.entries(files).find(isOfKind) ?? [];
  const { name: id, ext } = path.parse(file);
  return { id, ext, page };
}

/** The pages in another language: of those whose main language it is, what a translation has. */
async function translate(
  [language, main]: [Language, Language],
  own: Data,
  trades: readonly SalonTrade[],
  answers: Answers,
): Promise<Data> {
  const { parts } = answers;
  const theirs = await readIn(language, parts);
  chooseWays(theirs, answers);
  const more = {
    rest: '<rest>',
    pageNames: [
      ...['price-list', ...(parts.includes('blog') ? ['blog'] : []), 'legal'].map((kind) => ({
        page: pageOf(own, kind).id,
        label: pageOf(theirs, kind).page.label,
      })),
      ...trades.flatMap((trade) => {
        if (!trade.isOwn) return [];
        const below = trade.groups.length > 1 ? trade.groups : [];
        const names = below.map(({ id, title }) => ({ page: id, label: namedIn(language, main, title) }));
        return [{ page: trade.id, label: labelIn(language, main, trade) }, ...names];
      }),
    ],
    tradeNames: trades.map((trade) => ({ trade: trade.id, label: labelIn(language, main, trade) })),
    serviceCards: trades.map((trade) => cardIn(language, main, trade)),
  };
  const begun = Object.entries(translatedPageSchemas).filter(([kind]) => pageOf(theirs, kind).id);
  const pages = begun.map(([kind, { shape }]) => {
    const { page, id: name } = pageOf(theirs, kind);
    const { id, ext } = pageOf(own, kind);
    const address = `/${language}${page.path === '/' ? '' : (page.path ?? `/${name}`)}`;
    const all = Object.entries({ kind, ...page, path: address, ...more });
    const asked = all.filter(([key]) => key in shape || key === 'body');
    return [`languages/${language}/${id}${ext}`, Object.fromEntries(asked)];
  });
  return Object.fromEntries(pages);
}

/** The text of a file: JSON, or Markdown with YAML above it. Of several texts the first is taken that its field allows. */
function write(file: string, { body, ...written }: Data[string], name: string): string {
  const chosen = Object.entries(written).map(([key, value]) => {
    const schema = pageWords.shape[key as keyof typeof pageWords.shape];
    const { min, max = Number.POSITIVE_INFINITY } = (schema && fields.get(schema)?.limits) ?? {};
    if (min === undefined || !Array.isArray(value)) return [key, value] as const;
    const fits = (text: string) => {
      const { length } = text.replaceAll('{salon}', name);
      return length >= min && length <= max;
    };
    return [key, value.find(fits) ?? value.at(-1)] as const;
  });
  const own = Object.fromEntries(chosen);
  return file.endsWith('.md') ? `---\n${stringify(own)}---\n\n${body}` : `${JSON.stringify(own, null, 2)}\n`;
}

/** Colours and fonts of the look that is chosen, with the colour of buttons that is said, and what stands beside it in shades of that. */
export function brandOf({ look, color }: Answers): Brand {
  const chosen: Brand = JSON.parse(readFileSync(path.join(templates, 'looks', `${look}.json`), 'utf8'));
  if (!color) return chosen;
  const { paper } = chosen.colors;
  const shades = {
    lacquer: color,
    'lacquer-deep': darker(color),
    spruce: darker(color, 0.45),
    'rose-gold': mixed(color, paper, 0.5),
    blush: mixed(color, paper, 0.15),
  };
  return { ...chosen, colors: { ...chosen.colors, ...shades } };
}

/** A part of one colour (`#rrggbb`), the rest of another. */
const mixed = (color: string, other: string, part: number) =>
  color.replace(/[0-9a-f]{2}/gi, (channel, at: number) =>
    inHex(Number.parseInt(channel, 16) * part + Number.parseInt(other.slice(at, at + 2), 16) * (1 - part)),
  );

/** A part of the light of a colour (`#rrggbb`). */
export const darker = (color: string, part = 0.8) =>
  color.replace(/[0-9a-f]{2}/gi, (channel) => inHex(Number.parseInt(channel, 16) * part));

const inHex = (channel: number) => Math.floor(channel).toString(16).padStart(2, '0');

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { Brand } from '../../content/schema/brand';
import { fields } from '../../content/schema/fields';
import { pageWords, translatedPageSchemas } from '../../content/schema/pages';
import type { Price } from '../../content/schema/prices';
import { plainName } from '../../lib/links/plain-name';
import { BuildError } from '../support/command';
import { listFiles } from '../support/files';
import { beforeName } from './at-salon';
import { durationsOf, type Filling, fill, fillingIn } from './fill';
import { drawMonogram } from './monogram';
import { convertPhotographs } from './photographs';
import { drawPictures, hasPicture, type SalonFiles } from './pictures';
import type { Said } from './questionnaire';
import type { Answers, Part } from './questions';
import {
  bare,
  cardIn,
  cardsOf,
  draftOf,
  freeId,
  hasCards,
  isHalfTold,
  kindTold,
  labelIn,
  namedIn,
  nameIn,
  namesOf,
  type SalonTrade,
  servicesOf,
  serviceTold,
  tradesOf,
  unknown,
  worksOf,
} from './salon-trades';
import { namedPlaces, picturesOf } from './spread';
import { languages as allLanguages, businesses, type Language, templates, type Work, works } from './templates';

/** What is written in each file, by its name below the salon's folder: its fields, and in Markdown the text `body`. */
type Data = Record<string, Record<string, unknown>>;

/** A blank salon: the files of `salon/` filled in with the answers, and marked examples of what its trades sell. */
export async function copySalon(answers: Answers): Promise<SalonFiles> {
  const [main, ...others] = answers.languages;
  const pages = await readIn(main, answers.parts);
  const all = laidOver(await read('common'), pages, saidIn(answers));
  const { 'table.json': templates = {}, ...own } = withArticles(all, answers);
  const overview = String(Object(templates.overview).path).slice(1);
  const taken = [...answers.languages, ...Object.keys(pages).map((file) => path.parse(file).name)];
  const trades = tradesOf(answers, overview, taken);
  const ofTable = trades.filter(({ isOwn }) => isOwn);
  for (const [file, page] of Object.entries(own)) {
    const service = file.startsWith('articles/') && serviceTold(String(page.title), ofTable);
    if (service) page.service = service;
  }
  const cards = cardsOf(trades);
  const photographs = await convertPhotographs(answers.photos, answers.languages);
  const isPhotographed = (id: string) => hasPicture(photographs, id);
  Object.assign(own, teamOf(own, Object(templates), answers, isPhotographed));
  const places = namedPlaces(trades, own);
  const withPicture = Object.keys(own).filter((file) => own[file]?.picture === '<picture>');
  refuseLostPlaces(answers, [...places, ...withPicture.map((file) => [path.parse(file).name])]);
  const pictures = await picturesOf(trades, own, photographs, places.flat());
  const brand = brandOf(answers);
  chooseWays(own, answers);
  const fillings = answers.languages.map((language) => fillingIn(language, answers, trades));
  const translated = { language: '<language>', tagline: '<tagline>', region: '<region>', city: '<town>' };
  const prices = trades.flatMap((trade) => Object.entries(trade.prices));
  const filling: Filling = {
    ...fillings[0],
    firstPrices: firstPricesOf(prices),
    booking: answers.booking && { url: answers.booking },
    translations: others.length > 0 ? fillings.slice(1).map((filled) => fill(translated, filled)) : undefined,
    phonePicture: pictures.phone || undefined,
    opening: pictures.opening,
    portrait: pictures.portrait,
    cards: cards.map((card) => ({
      ...cardIn(main, main, card),
      priceGroups: (card.group ? [card.group] : card.trade.groups).map(({ id }) => id),
      picture: pictures[(card.group ?? card.trade).id],
      route: card.group?.id ?? (card.trade.isOwn ? card.trade.page : pageOf(own, 'price-list').id),
      highlighted: false,
    })),
  };
  const services = servicesOf(trades, answers.languages);
  const inOthers = others.map(async (language, at) =>
    fill(await translate([language, main], own, trades, answers), fillings[at + 1]),
  );
  const filled = Object.entries(own).map(([file, page]) => [file, fill(page, { ...filling, picture: pictures[file] })]);
  const data: Data = Object.assign(Object.fromEntries(filled), ...(await Promise.all(inOthers)), {
    'brand.json': brand,
    'navigation.json': withTrades(own['navigation.json'], trades),
    'trades.json': { trades: trades.map(({ kind: _, prices: __, isOwn: ___, page: ____, ...trade }) => trade) },
    ...(answers.hasForm && { 'request.json': { services } }),
    ...pagesOf(trades, services, templates, filling, pictures),
  });
  for (const [id, price] of prices) data[`prices/${id}.json`] = price;
  const drawn = [...new Set(Object.values(pictures))].filter((id) => id && !isPhotographed(id));
  return {
    ...Object.fromEntries(Object.entries(data).map(([file, written]) => [file, write(file, written, answers.name)])),
    'brand.svg': await drawMonogram(answers.name, brand.displayFont),
    ...(await drawPictures(drawn, brand, answers.languages)),
    ...photographs,
  };
}

/** Those of the home page: amounts before quotes, and of each group one before any has two. */
function firstPricesOf(prices: readonly [id: string, Price][]): string[] {
  // One of each service: its other prices would take the room of other services.
  const named = ([, { service, group }]: (typeof prices)[number]) => `${service} ${group}`;
  const first = prices.filter((one, at) => prices.findIndex((other) => named(other) === named(one)) === at);
  const ranked = first.map(([id, { group, price }], at) => {
    const before = first.slice(0, at).filter(([, one]) => one.group === group && one.price.kind === price.kind);
    return { id, rank: before.length, isQuote: price.kind === 'quote' };
  });
  const inOrder = ranked.toSorted((one, other) => Number(one.isQuote) - Number(other.isQuote) || one.rank - other.rank);
  return inOrder.slice(0, 3).map(({ id }) => id);
}

/** As many groups the footer names with their trade; of more it names the page of the trade. */
const mostInFooter = 8;

/** The links of the footer: those of each trade are its page, and those of its groups where there are few. */
function withTrades(navigation: Data[string] = {}, trades: readonly SalonTrade[] = []): Data[string] {
  const own = trades.filter(({ isOwn, page }) => isOwn && page);
  const isFew = own.flatMap(({ groups }) => groups).length <= mostInFooter;
  return {
    ...navigation,
    trades: own.map((trade) => ({
      trade: trade.id,
      pages: [trade.page, ...(isFew && hasCards(trade) ? trade.groups.map(({ id }) => id) : [])],
    })),
  };
}

/** @throws BuildError where a photograph has a place that there is not. */
function refuseLostPlaces({ photos }: Answers, known: readonly (readonly string[])[]): void {
  const lost = photos.filter(({ isPlaced, place }) => isPlaced && !known.flat().includes(plainName(place)));
  const places = [...new Set(known.map(([name]) => name))].join(', ');
  const faults = lost.map(
    ({ file, place }) => `pictures, ${path.basename(file)} : « ${place} » n’est pas une place ; il y a ${places}.`,
  );
  if (faults.length > 0) throw new BuildError(faults.join('\n'));
}

/** Files, the fields of later ones in place of those of earlier ones. */
function laidOver(...layers: Data[]): Data {
  const files: Data = {};
  for (const [file, fields] of layers.flatMap((layer) => Object.entries(layer)))
    files[file] = { ...files[file], ...fields };
  return files;
}

const hostCountries = ['CH', 'LI', 'DE', 'AT', 'FR', 'IT', 'NL', 'IE', 'FI', 'US'];
const namesOfCountries = allLanguages.flatMap((language) => {
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  return hostCountries.map((code) => regions.of(code));
});
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
  // Texts say the salon's name beside it: "Nadine Furrer, Institut Dünnern".
  const named = responsible.split(', ').filter((one) => plainName(one) !== plainName(name));
  const facts = Object.entries({
    ...{ phone, whatsapp, email, siteUrl: site, hostingProvider, hostingCountry },
    responsible: named.join(', ') || responsible,
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
      ...(further.holidaysWorked.length > 0 && { holidaysWorked: further.holidaysWorked }),
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
    return [`## ${name}`, `*${role}*`, more, ...(picture ? [`{image: ${picture}}`] : [])].join('\n\n');
  });
  home.teamPage = plainName(String(page.label));
  // One person welcomes nobody in the plural.
  const intro = team.length > 1 ? page.intro : undefined;
  return { [`own-pages/${home.teamPage}.md`]: { ...page, intro, body: `${parts.join('\n\n')}\n` } };
}

/** With the articles that the questionnaire names in place of the first one of every blog. */
function withArticles(files: Data, { languages: [main], further: { articles } }: Answers): Data {
  if (articles.length === 0) return files;
  const idOf = freeId();
  const drafted = articles.map((title, at) => {
    const { beginnings: _, subjects: __, ...draft } = Object(draftOf(title, main));
    return [`articles/${idOf(title)}.md`, { title, ...draft, picture: '<picture>', order: at + 1 }];
  });
  const others = Object.entries(files).filter(([file]) => !file.startsWith('articles/'));
  return Object.fromEntries([...others, ...drafted]);
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
  { cards, overview, service }: Data[string],
  filling: Filling,
  pictures: Readonly<Record<string, string>>,
): Data {
  const pages = trades.flatMap((trade) => {
    const { id, label, page, groups, prices: all, isOwn } = trade;
    if (!isOwn) return [];
    const isAlone = !hasCards(trade);
    const filled = {
      ...filling,
      id,
      trade: label,
      picture: pictures[id],
      services: groups.map((group) => group.id),
      parent: isAlone ? undefined : page,
    };
    const below = groups.map((group) => {
      const { label, prices } = Object(services.find((one) => one.id === group.id));
      const listed = (prices as string[]).flatMap((price) => all[price] ?? []);
      const told = worksOf(trade, group).flatMap((work) => works[filling.language as Language][work] ?? []);
      return [
        `services/${isAlone ? page : group.id}.json`,
        fill(
          { ...Object(service), ...proposed(told, isHalfTold(group.title, trade.kind), Object(service)) },
          {
            ...filled,
            ...firstOf(namesOf(listed)),
            ...durationsOf(listed),
            label,
            subject: subjectIn(filling.language as Language, trade, label),
            prices,
            group: group.title,
            picture: pictures[isAlone ? id : group.id],
          },
        ),
      ];
    });
    const written = { ...Object(cards), ...(page !== id && Object(overview)) };
    return isAlone
      ? below
      : [
          [
            `pages/${page}.json`,
            fill(written, {
              ...filled,
              ...durationsOf(Object.values(all)),
              picture: pictures[`pages/${page}.json`],
              text: cardIn(filling.language as Language, filling.language as Language, { trade }).text,
            }),
          ],
          ...below,
        ];
  });
  return Object.fromEntries(pages);
}

/** What is said of known works, for the salon to read and confirm; beside one that is not known, she says herself what is `asked`. */
const proposed = (told: readonly Work[], isHalf: boolean, asked: Data[string]) => {
  const [first] = told;
  if (!first) return;
  const aftercare = told.flatMap(({ aftercare = [] }) => aftercare);
  return {
    // One sentence has room for one of them.
    benefit: `[exemple] ${first.benefit}`,
    intro: [...told.map(({ intro }) => `[exemple] ${intro}`), ...(isHalf ? [asked.intro].flat() : [])],
    suits: `[exemple] ${told.map(({ suits }) => suits).join(' ')}`,
    ...(aftercare.length > 0 && { aftercare: aftercare.map((line) => `[exemple] ${line}`) }),
  };
};

/** What a page is about in titles: "Herren, Coiffeur", where its name alone does not tell the kind of business. */
function subjectIn(language: Language, { kind, label: trade }: SalonTrade, label: string): string {
  const { name = '' } = businesses[language][kind] ?? {};
  if (kind === unknown || kindTold(label) || bare(label).includes(bare(name))) return label;
  // "Parrucchiera", where the trade is called so.
  const said = kindTold(trade) === kind ? trade : name;
  return `${label}, ${language === 'de' ? said : said.toLowerCase()}`;
}

/** The names of the first services of a group, `first4` to `first1`: a description takes as many as have room. */
const firstOf = (sold: readonly string[]) =>
  Object.fromEntries([4, 3, 2, 1].map((most) => [`first${most}`, sold.slice(0, most).join(', ')]));

/**
 * With a form `withoutForm` goes; without one it takes the place of what it names. The privacy page, whose parts after the first are in
 * every language about the form, WhatsApp and booking online, loses those of which there is nothing to say.
 */
function chooseWays(pages: Data, { hasForm, whatsapp, booking }: Answers): void {
  const { page: contact } = pageOf(pages, 'contact');
  const { withoutForm } = contact;
  delete contact.withoutForm;
  if (!hasForm) Object.assign(contact, withoutForm);
  const { page: privacy } = pageOf(pages, 'legal');
  const [first, form, chat, online, ...others] = String(privacy.body).split(/(?=^## )/m);
  privacy.body = [first, hasForm && form, whatsapp && chat, booking && online, ...others].filter(Boolean).join('');
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
  const { teamPage } = pageOf(own, 'home').page;
  const more = {
    rest: '<rest>',
    pageNames: [
      ...['price-list', ...(parts.includes('blog') ? ['blog'] : []), 'legal'].map((kind) => ({
        page: pageOf(own, kind).id,
        label: pageOf(theirs, kind).page.label,
      })),
      ...(teamPage ? [{ page: teamPage, label: Object(theirs['table.json']?.team).label }] : []),
      ...trades.flatMap((trade) => {
        if (!trade.isOwn) return [];
        const below = hasCards(trade) ? trade.groups : [];
        const names = below.map(({ id, title }) => ({ page: id, label: namedIn(language, main, title) }));
        const { page, id } = trade;
        const label = page === id ? labelIn(language, main, trade) : Object(theirs['table.json']?.overview).label;
        return [{ page, label }, ...names];
      }),
    ],
    tradeNames: trades.map((trade) => ({ trade: trade.id, label: labelIn(language, main, trade) })),
    serviceCards: cardsOf(trades).map((card) => cardIn(language, main, card)),
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

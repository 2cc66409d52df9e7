import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { plainName } from '../../lib/links/plain-name';
import { translatedPageSchemas } from '../../lib/schema/pages';
import type { Price } from '../../lib/schema/prices';
import { BuildError } from '../../scripts/support/command';
import { beforeName } from './at-salon';
import { brandOf, drawMonogram } from './brand';
import { fill, fillingIn, write } from './fill';
import { convertPhotographs } from './photographs';
import { drawPictures, hasPicture, type SalonFiles } from './pictures';
import type { Said } from './questionnaire';
import type { Answers } from './questions';
import {
  cardIn,
  cardsOf,
  draftOf,
  freeId,
  hasCards,
  labelIn,
  namedIn,
  nameIn,
  pageAbout,
  type SalonTrade,
  servicesOf,
  tradesOf,
} from './salon-trades';
import { namedPlaces, picturesOf } from './spread';
import { tradePages } from './trade-pages';
import { languages as allLanguages, initFolder, type Language } from './vocabulary';

/** What is written in each file, by its name below the salon's folder: its fields, and in Markdown the text `body`. */
type Data = Record<string, Record<string, unknown>>;

/**
 * A blank salon: the files of `salon/` in its languages, with the chosen parts, the answers, and marked examples of
 * what its trades sell; names and choices in <> are filled in last.
 */
export async function copySalon(answers: Answers): Promise<SalonFiles> {
  const { name, languages, parts } = answers;
  const [main, ...others] = languages;
  const { 'table.json': table, ...pages } = readPages(main, parts);
  const { overview, team, ...tableWords } = Object(table);
  const taken = [...languages, ...Object.keys(pages).map((file) => path.parse(file).name)];
  const trades = tradesOf(answers, overview.path.slice(1), taken);
  const prices = trades.flatMap((trade) => Object.entries(trade.prices));
  const photographs = await convertPhotographs(answers.photos, languages);
  const isPhotographed = (id: string) => hasPicture(photographs, id);

  const own = laidOver(read('common'), withArticles(pages, answers, trades), saidIn(answers));
  Object.assign(own, teamOf(pageOf(own, 'home').page, team, answers, isPhotographed));
  own['navigation.json'] = navigationOf(own, trades);
  const places = namedPlaces(trades, own);
  const withPicture = Object.keys(own).filter((file) => own[file]?.picture === '<picture>');
  refuseLostPlaces(answers, [...places, ...withPicture.map((file) => [path.parse(file).name])]);
  const pictures = await picturesOf(trades, own, photographs, places.flat());

  const [filling = {}, ...fillings] = languages.map((language) => fillingIn(language, answers, trades));
  const translated = { language: '<language>', tagline: '<tagline>', region: '<region>', city: '<town>' };
  Object.assign(filling, {
    firstPrices: firstPricesOf(prices),
    translations: others.length > 0 ? fillings.map((one) => fill(translated, one)) : undefined,
    phonePicture: pictures.phone || undefined,
    opening: pictures.opening,
    portrait: pictures.portrait,
    cards: cardsOf(trades).map(({ trade, group }) => ({
      ...cardIn(main, main, { trade, group }),
      priceGroups: (group ? [group] : trade.groups).map(({ id }) => id),
      picture: pictures[(group ?? trade).id],
      route: group?.id ?? (trade.isOwn ? trade.page : pageOf(own, 'price-list').id),
      highlighted: false,
    })),
  });
  const brand = brandOf(answers);
  const services = servicesOf(trades, languages);
  const data: Data = {
    'brand.json': brand,
    'trades.json': { trades: trades.map(({ id, label, schemaType, groups }) => ({ id, label, schemaType, groups })) },
    ...(answers.hasForm && { 'request.json': { services } }),
    ...Object.fromEntries(prices.map(([id, price]) => [`prices/${id}.json`, price])),
    ...tradePages(main, trades, services, { ...tableWords, overview }, filling, pictures),
  };
  for (const [file, page] of Object.entries(own)) data[file] = fill(page, { ...filling, picture: pictures[file] });
  for (const [at, language] of others.entries())
    Object.assign(data, fill(translatedPages([language, main], own, trades, answers), fillings[at]));
  const drawn = [...new Set(Object.values(pictures))].filter((id) => id && !isPhotographed(id));
  return {
    ...Object.fromEntries(Object.entries(data).map(([file, written]) => [file, write(file, written, name)])),
    'brand.svg': await drawMonogram(name, brand.displayFont),
    ...(await drawPictures(drawn, brand, languages)),
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

/** The links of header and footer: pages, and of each trade its page, and those of its groups where there are few. */
function navigationOf(own: Data, trades: readonly SalonTrade[]): Data[string] {
  const withPages = trades.filter(({ isOwn }) => isOwn);
  const isFew = withPages.flatMap(({ groups }) => groups).length <= mostInFooter;
  return {
    salon: ['home', 'price-list', 'contact', 'blog'].flatMap((kind) => pageOf(own, kind).id || []),
    privacy: pageOf(own, 'legal').id,
    trades: withPages.map((trade) => ({
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

/** The files in a language, with those of the chosen parts. */
const readPages = (language: Language, parts: Answers['parts']): Data =>
  laidOver(read(language), ...parts.map((part) => read(`parts/${part}/${language}`)));

/** The files below a folder of `salon/`. */
function read(name: string): Data {
  const folder = path.join(initFolder, 'salon', name);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.extname(file))
    .sort();
  return Object.fromEntries(
    files.map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const [, matter = '', body] = /^---\n([\s\S]*?)---\n\n([\s\S]*)$/.exec(text) ?? [];
      const fields = body === undefined ? JSON.parse(text) : { ...parse(matter), body };
      return [file.replaceAll(path.sep, '/'), fields];
    }),
  );
}

/** The page of a kind, with its name. One of the salon's own has neither kind nor address: its folder and its name say them. */
function pageOf(files: Data, kind: string) {
  const isOfKind = ([file, page]: [string, Data[string]]) =>
    (file.startsWith('own-pages/') ? 'page' : page.kind) === kind;
  const [file = '', page = {}] = Object.entries(files).find(isOfKind) ?? [];
  const { name: id, ext } = path.parse(file);
  return { id, ext, page };
}

const hostCountries = ['CH', 'LI', 'DE', 'AT', 'FR', 'IT', 'NL', 'IE', 'FI', 'US'];
const namesOfCountries = allLanguages.flatMap((language) => {
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  return hostCountries.map((code) => regions.of(code));
});
/** "Hostpoint, Schweiz". */
const hostInCountry = new RegExp(`^(.+), *(${namesOfCountries.join('|')})$`);

/** Answers that take the place of marked examples. */
function saidIn({ phone, whatsapp, email, site, responsible, host, ...answers }: Answers): Data {
  const { name, languages, week, payment, parts, further } = answers;
  const [main, ...others] = languages;
  /** The reason for a closing or special hours; without a translation of her own the common word of that language. */
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

/** The people whom the questionnaire names: on the home page, and, where it has longer texts about them, on a page of their own. */
function teamOf(
  home: Data[string],
  page: Data[string],
  { further: { team } }: Answers,
  isPhotographed: (id: string) => boolean,
): Data {
  const people = team.map((one) => {
    const id = plainName(one.name);
    return { ...one, picture: isPhotographed(id) ? id : undefined };
  });
  if (people.length > 0) home.team = people.map(({ more: _, ...one }) => one);
  if (people.every(({ more }) => !more)) return {};
  const parts = people.map(({ name, role, text, more = text, picture }) =>
    [`## ${name}`, `*${role}*`, more, ...(picture ? [`{image: ${picture}}`] : [])].join('\n\n'),
  );
  home.teamPage = plainName(String(page.label));
  // One person welcomes nobody in the plural.
  const intro = people.length > 1 ? page.intro : undefined;
  return { [`own-pages/${home.teamPage}.md`]: { ...page, intro, body: `${parts.join('\n\n')}\n` } };
}

/** With the articles that the questionnaire names in place of the first one of every blog. */
function withArticles(
  files: Data,
  { languages: [main], further: { articles } }: Answers,
  trades: readonly SalonTrade[],
) {
  if (articles.length === 0) return files;
  const idOf = freeId();
  const ofTable = trades.filter(({ isOwn }) => isOwn);
  const drafted = articles.map((title, at) => {
    const { beginnings: _, subjects: __, ...draft } = Object(draftOf(title, main));
    const article = { title, ...draft, picture: '<picture>', order: at + 1, service: pageAbout(title, ofTable) };
    return [`articles/${idOf(title)}.md`, article] as const;
  });
  const others = Object.entries(files).filter(([file]) => !file.startsWith('articles/'));
  return Object.fromEntries([...others, ...drafted]);
}

/** The pages in another language: of those whose main language it is, what a translation has. */
function translatedPages(
  [language, main]: [Language, Language],
  own: Data,
  trades: readonly SalonTrade[],
  { parts }: Answers,
): Data {
  const { 'table.json': table, ...theirs } = readPages(language, parts);
  const { overview, team } = Object(table);
  const { teamPage } = pageOf(own, 'home').page;
  const ofKinds = ['price-list', 'blog', 'legal'].flatMap((kind) => {
    const { id, page } = pageOf(theirs, kind);
    return id ? { page: pageOf(own, kind).id, label: page.label } : [];
  });
  const ofTrades = trades.flatMap((trade) => {
    const { page, id, isOwn, groups } = trade;
    if (!isOwn) return [];
    const below = hasCards(trade) ? groups : [];
    return [
      { page, label: page === id ? labelIn(language, main, trade) : overview.label },
      ...below.map((group) => ({ page: group.id, label: namedIn(language, main, group.title) })),
    ];
  });
  const more = {
    rest: '<rest>',
    pageNames: [...ofKinds, ...(teamPage ? [{ page: teamPage, label: team.label }] : []), ...ofTrades],
    tradeNames: trades.map((trade) => ({ trade: trade.id, label: labelIn(language, main, trade) })),
    serviceCards: cardsOf(trades).map((card) => cardIn(language, main, card)),
  };
  const pages = Object.entries(translatedPageSchemas).flatMap(([kind, { shape }]) => {
    const { page, id: name } = pageOf(theirs, kind);
    if (!name) return [];
    const { id, ext } = pageOf(own, kind);
    const address = `/${language}${page.path === '/' ? '' : (page.path ?? `/${name}`)}`;
    const all = Object.entries({ kind, ...page, path: address, ...more });
    const asked = all.filter(([key]) => key in shape || key === 'body');
    return [[`languages/${language}/${id}${ext}`, Object.fromEntries(asked)]];
  });
  return Object.fromEntries(pages);
}

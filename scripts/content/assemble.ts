import { type Day, weekdayOf, zurichDay } from '../../lib/dates/zurich-date';
import { hyphenatedWords } from '../../lib/i18n/clean-text';
import { typeset } from '../../lib/i18n/typography';
import type { Article, WrittenArticle } from '../../lib/schema/articles';
import type { CollectionId } from '../../lib/schema/collections';
import type { Page, PageId, TranslatedPage } from '../../lib/schema/pages';
import { offList, type Price } from '../../lib/schema/prices';
import { type Hours, intervalsOf, type Salon, type Week, weekdayNames } from '../../lib/schema/salon';
import type { SiteContent } from '../../lib/schema/site';
import type { Testimonial } from '../../lib/schema/testimonials';
import { articlePages } from './article-pages';
import { mapDrawing, mapFile } from './drawings';
import { type Entry, languagesIn, salonIn } from './entries';
import { type CantonHoliday, holidaysOf } from './holidays';
import { salonMessages } from './messages';
import { isPage, kindOf, pathOfPage } from './options';
import type { ContentFiles } from './read-files';
import { showShades } from './shades';
import { typesetEntries } from './typeset-entries';

const shownTestimonials = 3;

export interface AssembleOptions {
  /** Whether to include drafts and blog articles of later days, marked as not online, for a preview. */
  withDrafts?: boolean;
}

/** Returns the content for pages, typeset. Leaves out or marks examples that a visitor could take for true. */
export function assemble(
  written: readonly Entry[],
  examples: readonly string[],
  files: ContentFiles,
  { withDrafts = false }: AssembleOptions = {},
): Omit<SiteContent, 'moved'> {
  const entries = typesetEntries(written, salonIn(written).language);
  const isExample = (place: string) => examples.some((example) => example.startsWith(place));
  const today = zurichDay(new Date());
  const { facts, practical, request } = dataOf(entries, 'salon');
  const { announcement } = dataOf(entries, 'hours');
  const { priceList } = dataOf(entries, 'priceList');
  const { trades, navigation } = dataOf(entries, 'trades');
  const { brand } = dataOf(entries, 'brand');
  const { drawnMap } = dataOf(entries, 'map');
  const { shades } = dataOf(entries, 'shades');
  const { picture: seasonPicture, ...season } = dataOf(entries, 'season').season ?? {};
  const salon = salonOf(entries, today);
  const pages = pagesOf(entries);
  const articles = articlesOf(entries, today, withDrafts);
  const translations = translationsOf(entries);
  const words = salonMessages(Object.keys(translations), files, salon);
  return {
    salon,
    brand,
    facts,
    // Without its text in the main language an announcement is shown in no language.
    announcement: announcement?.text ? announcement : undefined,
    practical,
    requestServices: request?.services ?? [],
    prices: mapValues(dataOf(entries, 'prices'), (row: Price) => withoutOffList(resolvePrice(row))),
    priceList: { ...priceList, validFrom: isExample('priceList.validFrom') ? undefined : priceList.validFrom },
    trades: trades.trades,
    navigation,
    pages: Object.fromEntries([...pages, ...articlePages(articles, pages, salon)]),
    translations,
    ...words,
    hyphenations: hyphenationsIn(files),
    season: Object.values(season),
    seasonPicture,
    shades: shades && showShades(shades, brand.colors),
    areShadesExamples: isExample('shades.'),
    articles,
    gallery: dataOf(entries, 'gallery').gallery?.pairs ?? [],
    ...testimonialsOf(entries, isExample),
    drawnMap: drawnMap && { ...drawnMap, drawing: mapDrawing(files[mapFile] ?? '', drawnMap.days) },
    pictures: mapValues(dataOf(entries, 'pictures'), (picture, id) => ({ ...picture, file: `${id}/${picture.file}` })),
  };
}

const dataOf = (entries: readonly Entry[], name: CollectionId) =>
  Object.fromEntries(entries.filter(({ collection }) => collection === name).map(({ id, data }) => [id, Object(data)]));

const mapValues = <Value, Result>(values: Record<string, Value>, map: (value: Value, name: string) => Result) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value, name)]));

function salonOf(entries: readonly Entry[], today: Day): Salon {
  const { position, ...contacts } = dataOf(entries, 'salon').salon;
  const [latitude, longitude] = String(position).split(',').map(Number);
  const hours: Hours = dataOf(entries, 'hours').hours;
  const week = weekdayNames.map((id) => intervalsOf(hours.week[id]));
  const specialDays = hours.specialDays.map((special) => ({ ...special, hours: intervalsOf(special.hours) }));
  return {
    ...contacts,
    ...(position && { geo: { latitude, longitude } }),
    hours: { week },
    closings: hours.closings.toSorted((one, other) => one.from.localeCompare(other.from)),
    specialDays: specialDays.toSorted((one, other) => one.day.localeCompare(other.day)),
    holidaysWorked: hours.holidaysWorked,
    holidays: closedHolidays(contacts, languagesIn(entries), hours, week, today),
  };
}

/** Returns the canton's holidays that close the salon on a day with hours, minus worked ones, plus added ones. */
function closedHolidays(
  { address, language }: Pick<Salon, 'address' | 'language'>,
  others: readonly string[],
  { holidaysWorked, holidaysAdded }: Hours,
  week: Week,
  today: Day,
): Salon['holidays'] {
  const holidays = holidaysOf(address, [language, ...others], Number(today.slice(0, 4)));
  const isClosed = ({ id, isPublic }: CantonHoliday) =>
    isPublic ? !holidaysWorked.includes(id) : holidaysAdded.includes(id);
  const meetsHours = ({ days }: CantonHoliday) => days.some((day) => week[weekdayOf(day) - 1]?.length);
  return holidays
    .filter((holiday) => isClosed(holiday) && meetsHours(holiday))
    .flatMap(({ rules, names }) => rules.map((rule) => ({ rule, names: typesetNames(names) })));
}

const pagesOf = (entries: readonly Entry[]) =>
  inOrder(
    entries.filter(isPage).map((entry): [string, Page] => {
      return [entry.id, { ...Object(entry.data), kind: kindOf(entry), path: pathOfPage(entry) }];
    }),
  );

/** Returns the blog articles that are online today; `withDrafts` adds later ones and drafts, marked as not online. */
const articlesOf = (entries: readonly Entry[], today: Day, withDrafts: boolean): Article[] =>
  inOrder<[string, WrittenArticle]>(Object.entries(dataOf(entries, 'articles'))).flatMap(([id, written]) => {
    const { draft = false, ...article } = { ...written, id };
    if (!draft && (article.date ?? today) <= today) return article;
    return withDrafts ? { ...article, category: `${article.category} · pas en ligne` } : [];
  });

function translationsOf(entries: readonly Entry[]): SiteContent['translations'] {
  const pages = Object.entries(dataOf(entries, 'translations')).map(([name, page]) => {
    const [locale = '', id = ''] = name.split('/');
    return { locale, id, page };
  });
  const pagesIn = (language: string): [PageId, TranslatedPage][] =>
    pages.flatMap(({ locale, id, page }) => (locale === language ? [[id, page]] : []));
  return Object.fromEntries(
    languagesIn(entries).map((language) => [language, { pages: Object.fromEntries(pagesIn(language)) }]),
  );
}

/** Returns the first three testimonials; examples only while there is no real one. */
function testimonialsOf(entries: readonly Entry[], isExample: (place: string) => boolean) {
  const all: Testimonial[] = dataOf(entries, 'testimonials').testimonials?.testimonials ?? [];
  const real = all.filter((_, index) => !isExample(`testimonials.testimonials.${index}.`));
  return {
    testimonials: (real.length > 0 ? real : all).slice(0, shownTestimonials),
    areTestimonialsExamples: all.length > 0 && real.length === 0,
  };
}

/** Returns the words that content files have with soft hyphens, each once; read-files.ts takes them out of texts. */
const hyphenationsIn = (files: ContentFiles): string[] => [
  ...new Set(
    Object.entries(files).flatMap(([file, text]) =>
      /^content\/.*\.(json|md)$/.test(file) ? hyphenatedWords(text.replaceAll('\\u00ad', '\u00ad')) : [],
    ),
  ),
];

const typesetNames = <Names extends Record<string, string>>(names: Names): Names =>
  Object.fromEntries(Object.entries(names).map(([language, name]) => [language, typeset(name, language)])) as Names;

/** Sorts entries by their `order`; those without one come last, by name. */
function inOrder<Named extends readonly [id: string, { order?: number }]>(entries: readonly Named[]): Named[] {
  const placeOf = ([, { order = Number.MAX_VALUE }]: Named) => order;
  return entries.toSorted((one, other) => placeOf(one) - placeOf(other) || one[0].localeCompare(other[0]));
}

/** Removes the group `offList`, which the editor offers for prices that are not on the price list. */
const withoutOffList = ({ group, ...row }: Price): Price => (group === offList ? row : { ...row, group });

/** Of the list's and the overview's price keeps the one that `counts` names, or both if it names none. */
function resolvePrice(row: Price): Price {
  if (row.price.kind === 'quote' || !row.price.counts) return row;
  const { amount, overviewAmount = amount, counts } = row.price;
  return { ...row, price: { kind: 'fixed', amount: counts === 'list' ? amount : overviewAmount } };
}

import { articlePageId } from '../../lib/content/article-page';
import { weekdayOf, zurichDay } from '../../lib/dates/zurich-date';
import { hyphenatedWords } from '../../lib/i18n/clean-text';
import type { Messages } from '../../lib/i18n/message-types';
import { typeset } from '../../lib/i18n/typography';
import type { WrittenArticle } from '../../lib/schema/articles';
import type { CollectionId } from '../../lib/schema/collections';
import type { Page, PageId, TranslatedPage } from '../../lib/schema/pages';
import { offList, type Price } from '../../lib/schema/prices';
import { type Hours, intervalsOf, weekdayNames } from '../../lib/schema/salon';
import type { SiteContent } from '../../lib/schema/site';
import type { Testimonial } from '../../lib/schema/testimonials';
import { articlePages } from './article-pages';
import { mapDrawing, mapFile } from './drawings';
import { type Entry, languagesIn, salonIn } from './entries';
import { holidaysOf } from './holidays';
import { salonMessages } from './messages';
import { isPage, kindOf, pathOfPage } from './options';
import type { ContentFiles } from './read-files';
import { showShades } from './shades';
import { typesetEntries } from './typeset-entries';

/** As many as the home page has room for. */
const shownTestimonials = 3;

export interface AssembleOptions {
  /** Whether to include drafts and articles of later days, marked as not online, for a preview. */
  withDrafts?: boolean;
}

/** Puts the entries together as pages use them, typeset. Leaves out or marks examples that a visitor could take for true. */
export function assemble(
  written: readonly Entry[],
  examples: readonly string[],
  files: ContentFiles,
  { withDrafts = false }: AssembleOptions = {},
): Omit<SiteContent, 'moved'> {
  const { language } = salonIn(written);
  const entries = typesetEntries(written, language);
  const isExample = (place: string) => examples.some((example) => example.startsWith(place));
  const byId = (name: CollectionId) => {
    const found = entries.filter(({ collection }) => collection === name);
    return Object.fromEntries(found.map(({ id, data }) => [id, Object(data)]));
  };
  const { salon, facts, practical, request } = byId('salon');
  const { position, ...contacts } = salon;
  const [latitude, longitude] = String(position).split(',').map(Number);
  const { validFrom, ...listWords } = byId('priceList').priceList;
  const { announcement } = byId('hours');
  const hours: Hours = byId('hours').hours;
  const week = weekdayNames.map((id) => intervalsOf(hours.week[id]));
  const pages = inOrder(
    entries.filter(isPage).map((entry): [string, Page] => {
      return [entry.id, { ...Object(entry.data), kind: kindOf(entry), path: pathOfPage(entry) }];
    }),
  );
  const { trades, navigation } = byId('trades');
  const { drawnMap } = byId('map');
  const { picture: seasonPicture, ...notes } = byId('season').season ?? {};
  const today = zurichDay(new Date());
  const articles = inOrder<[string, WrittenArticle]>(Object.entries(byId('articles'))).flatMap(([id, written]) => {
    const { draft = false, ...article } = { ...written, id };
    if (!draft && (article.date ?? today) <= today) return article;
    return withDrafts ? { ...article, category: `${article.category} · pas en ligne` } : [];
  });
  const translated = Object.entries(byId('translations'));
  const translations = Object.fromEntries(
    languagesIn(entries).map((language) => {
      const own = translated.filter(([id]) => id.startsWith(`${language}/`));
      const ofPages = own.flatMap(([name, page]): [PageId, TranslatedPage][] => {
        const id = name.slice(3);
        if (page.kind !== 'article') return [[id, page]];
        // An article that the site does not show yet has no page in any language.
        return articles.some((article) => article.id === id) ? [[articlePageId(id), page]] : [];
      });
      return [language, { pages: Object.fromEntries(ofPages) }];
    }),
  );
  const words = salonMessages(Object.keys(translations), files, salon);
  const year = Number(today.slice(0, 4));
  const holidays = holidaysOf(salon.address, [salon.language, ...Object.keys(translations)], year).filter(
    ({ id, isPublic, days }) =>
      (isPublic ? !hours.holidaysWorked.includes(id) : hours.holidaysAdded.includes(id)) &&
      days.some((day) => week[weekdayOf(day) - 1]?.length),
  );
  const testimonials: Testimonial[] = byId('testimonials').testimonials?.testimonials ?? [];
  // Examples are shown only while there is no real testimonial.
  const real = testimonials.filter((_, index) => !isExample(`testimonials.testimonials.${index}.`));
  return {
    salon: {
      ...contacts,
      ...(position && { geo: { latitude, longitude } }),
      hours: { week },
      closings: hours.closings.toSorted((one, other) => one.from.localeCompare(other.from)),
      specialDays: hours.specialDays
        .map((special) => ({ ...special, hours: intervalsOf(special.hours) }))
        .toSorted((one, other) => one.day.localeCompare(other.day)),
      holidaysWorked: hours.holidaysWorked,
      holidays: holidays.flatMap(({ rules, names }) => rules.map((rule) => ({ rule, names: typesetNames(names) }))),
    },
    brand: byId('brand').brand,
    facts,
    // Without its text there is none, in another language either.
    announcement: announcement?.text ? announcement : undefined,
    practical,
    requestServices: request?.services ?? [],
    prices: Object.fromEntries(
      Object.entries(byId('prices')).map(([id, row]) => [id, withoutOffList(resolvePrice(row))]),
    ),
    priceList: { ...listWords, validFrom: isExample('priceList.validFrom') ? undefined : validFrom },
    trades: trades.trades,
    navigation,
    pages: Object.fromEntries([
      ...pages,
      ...articlePages(articles, pages, salon, words.messages[salon.language] as Messages),
    ]),
    translations,
    ...words,
    hyphenations: hyphenationsIn(files),
    season: Object.values(notes),
    seasonPicture,
    shades: byId('shades').shades && showShades(byId('shades').shades, byId('brand').brand.colors),
    areShadesExamples: isExample('shades.'),
    articles,
    gallery: byId('gallery').gallery?.pairs ?? [],
    testimonials: (real.length > 0 ? real : testimonials).slice(0, shownTestimonials),
    areTestimonialsExamples: testimonials.length > 0 && real.length === 0,
    drawnMap: drawnMap && { ...drawnMap, drawing: mapDrawing(files[mapFile] ?? '', drawnMap.days) },
    pictures: Object.fromEntries(
      Object.entries(byId('pictures')).map(([id, picture]) => [id, { ...picture, file: `${id}/${picture.file}` }]),
    ),
  };
}

/** Words that are written with soft hyphens, each once; the texts themselves are read without (read-files.ts). */
const hyphenationsIn = (files: ContentFiles): string[] => [
  ...new Set(
    Object.entries(files).flatMap(([file, text]) =>
      /^content\/.*\.(json|md)$/.test(file) ? hyphenatedWords(text.replaceAll('\\u00ad', '\u00ad')) : [],
    ),
  ),
];

/** The names of a holiday, by language. */
const typesetNames = <Names extends Record<string, string>>(names: Names): Names =>
  Object.fromEntries(Object.entries(names).map(([language, name]) => [language, typeset(name, language)])) as Names;

/** Sorts entries by their `order`; those without one come last, by name. */
function inOrder<Named extends readonly [id: string, { order?: number }]>(entries: readonly Named[]): Named[] {
  const placeOf = ([, { order = Number.MAX_VALUE }]: Named) => order;
  return entries.toSorted((one, other) => placeOf(one) - placeOf(other) || one[0].localeCompare(other[0]));
}

/** Removes `offList`, which is an option of the form and no group. */
const withoutOffList = ({ group, ...row }: Price): Price => (group === offList ? row : { ...row, group });

/** Keeps the price that counts where a service has two and `counts` names one. */
function resolvePrice(row: Price): Price {
  if (row.price.kind === 'quote' || !row.price.counts) return row;
  const { amount, overviewAmount = amount, counts } = row.price;
  return { ...row, price: { kind: 'fixed', amount: counts === 'list' ? amount : overviewAmount } };
}

import { pages } from '../../content/pages';
import type { CollectionId } from '../../content/schema/collections';
import { type Hours, timesOf } from '../../content/schema/salon';
import type { SiteContent } from '../../content/schema/site';
import { zurichDay } from '../../lib/dates/zurich-date';
import { allClosings } from './closings';
import type { Entry } from './entry';

const dayIds = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Puts checked entries together as the pages use them, with the public holidays of this year and the next. */
export function assemble(entries: readonly Entry[], today = zurichDay(new Date())): SiteContent {
  const of = (collection: CollectionId) => entries.filter((entry) => entry.collection === collection);
  const byId = (...names: CollectionId[]) =>
    Object.fromEntries(names.flatMap(of).map(({ id, schema, data }) => [id, schema.parse(data)]));
  const { salon, facts } = byId('salon');
  const hours = byId('hours').hours as Hours;
  const week = dayIds.map((id) => intervalsOf(hours.week[id]));
  const { position, hostingProvider: _, ...others } = Object(salon);
  const [latitude, longitude] = String(position).split(',').map(Number);
  const texts = byId('pages', 'services');
  const articles = Object.entries(byId('articles')).map(([id, article]) => ({ ...article, id }));
  const place = (article: object) => Number(Reflect.get(article, 'order') ?? 0);
  return {
    salon: {
      ...others,
      geo: { latitude, longitude },
      hours: { week },
      closings: allClosings(hours, week, Number(today.slice(0, 4))),
    },
    facts,
    prices: byId('prices'),
    priceList: byId('priceList').priceList,
    pages: Object.fromEntries(Object.entries(pages).map(([id, entry]) => [id, { ...texts[id], ...entry }])),
    germanPages: byId('germanPages'),
    articles: articles.sort((one, other) => place(other) - place(one)),
    gallery: byId('gallery').gallery?.pairs,
    testimonials: byId('testimonials').testimonials?.testimonials,
    pictures: byId('pictures'),
  } as unknown as SiteContent;
}

/** "09:00-12:00, 13:30-18:00" in pairs. */
function intervalsOf(text: string | undefined): [opens: string, closes: string][] {
  const times = timesOf(text);
  return times.flatMap((opens, index) => (index % 2 === 0 ? [[opens, times[index + 1] ?? '']] : []));
}

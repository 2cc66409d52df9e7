import { pages } from '../../content/pages';
import type { CollectionId } from '../../content/schema/collections';
import type { SiteContent } from '../../content/schema/site';
import type { Entry } from './entry';

/** Puts checked entries together as the pages use them. */
export function assemble(entries: readonly Entry[]): SiteContent {
  const of = (collection: CollectionId) => entries.filter((entry) => entry.collection === collection);
  const byId = (...names: CollectionId[]) =>
    Object.fromEntries(names.flatMap(of).map(({ id, schema, data }) => [id, schema.parse(data)]));
  const { salon, facts } = byId('salon');
  const { closings, ...hours } = Object(byId('hours').hours);
  const { position, hostingProvider: _, ...others } = Object(salon);
  const [latitude, longitude] = String(position).split(',').map(Number);
  const texts = byId('pages', 'services');
  const articles = Object.entries(byId('articles')).map(([id, article]) => ({ ...article, id }));
  const place = (article: object) => Number(Reflect.get(article, 'order') ?? 0);
  return {
    salon: { ...others, geo: { latitude, longitude }, hours, closings },
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

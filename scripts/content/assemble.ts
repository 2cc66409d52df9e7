import { pages } from '../../content/pages';
import type { CollectionId } from '../../content/schema/collections';
import type { SiteContent } from '../../content/schema/site';
import type { Entry } from './entries';

/** Puts checked entries together as the pages use them. */
export function assemble(entries: readonly Entry[]): SiteContent {
  const byId = (...names: CollectionId[]) =>
    Object.fromEntries(
      entries
        .filter(({ collection }) => names.includes(collection))
        .map(({ id, schema, data }) => [id, Object(schema.parse(data))]),
    );
  const { salon, facts } = byId('salon');
  const { position, hostingProvider: _, ...contacts } = salon;
  const [latitude, longitude] = position.split(',').map(Number);
  const { closings, ...hours } = byId('hours').hours;
  const texts = byId('pages', 'services');
  const articles = Object.entries(byId('articles')).map(([id, article]) => ({ ...article, id }));
  return {
    salon: { ...contacts, geo: { latitude, longitude }, hours, closings },
    facts,
    prices: byId('prices'),
    priceList: byId('priceList').priceList,
    pages: Object.fromEntries(Object.entries(pages).map(([id, page]) => [id, { ...texts[id], ...page }])),
    germanPages: byId('germanPages'),
    articles: articles.sort((one, other) => (other.order ?? 0) - (one.order ?? 0)),
    gallery: byId('gallery').gallery.pairs,
    testimonials: byId('testimonials').testimonials.testimonials,
    pictures: byId('pictures'),
  } as unknown as SiteContent;
}

import { pages } from '../../content/pages';
import type { CollectionId } from '../../content/schema/collections';
import type { SiteContent } from '../../content/schema/site';
import type { Entry } from './entry';

/**
 * Puts checked entries together as the pages use them. `examples` are the places of the values that are not the salon's yet:
 * what a visitor would take for true is left out or marked.
 */
export function assemble(entries: readonly Entry[], examples: readonly string[]): SiteContent {
  const isExample = (place: string) => examples.some((example) => example.startsWith(place));
  const of = (collection: CollectionId) => entries.filter((entry) => entry.collection === collection);
  const byId = (...names: CollectionId[]) =>
    Object.fromEntries(names.flatMap(of).map(({ id, schema, data }) => [id, schema.parse(data)]));
  const { salon, facts } = byId('salon');
  const { closings, ...hours } = Object(byId('hours').hours);
  const { position, hostingProvider: _, developer, ...others } = Object(salon);
  const { validFrom, ...listWords } = Object(byId('priceList').priceList);
  const [latitude, longitude] = String(position).split(',').map(Number);
  const texts = byId('pages', 'services');
  const articles = Object.entries(byId('articles')).map(([id, article]) => ({ ...article, id }));
  const place = (article: object) => Number(Reflect.get(article, 'order') ?? 0);
  return {
    salon: {
      ...others,
      developer: isExample('salon.developer') ? undefined : developer,
      geo: { latitude, longitude },
      hours,
      closings,
    },
    facts,
    prices: byId('prices'),
    priceList: { ...listWords, validFrom: isExample('priceList.validFrom') ? undefined : validFrom },
    pages: Object.fromEntries(Object.entries(pages).map(([id, entry]) => [id, { ...texts[id], ...entry }])),
    germanPages: byId('germanPages'),
    articles: articles.sort((one, other) => place(other) - place(one)),
    gallery: byId('gallery').gallery?.pairs,
    testimonials: byId('testimonials').testimonials?.testimonials,
    areTestimonialsExamples: isExample('testimonials'),
    pictures: byId('pictures'),
  } as unknown as SiteContent;
}

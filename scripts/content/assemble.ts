import { pages } from '../../content/pages';
import type { CollectionId } from '../../content/schema/collections';
import type { SiteContent } from '../../content/schema/site';
import type { Entry } from './entries';

/**
 * Puts checked entries together as the pages use them. `examples` are the places of the values that are not the salon's yet:
 * what a visitor would take for true is left out or marked.
 */
export function assemble(entries: readonly Entry[], examples: readonly string[]): SiteContent {
  const isExample = (place: string) => examples.some((example) => example.startsWith(place));
  const byId = (...names: CollectionId[]) =>
    Object.fromEntries(
      entries
        .filter(({ collection }) => names.includes(collection))
        .map(({ id, schema, data }) => [id, Object(schema.parse(data))]),
    );
  const { salon, facts, practical } = byId('salon');
  const { position, hostingProvider: _, developer, ...contacts } = salon;
  const [latitude, longitude] = position.split(',').map(Number);
  const { closings, ...hours } = byId('hours').hours;
  const { validFrom, ...listWords } = byId('priceList').priceList;
  const texts = byId('pages', 'services');
  const articles = Object.entries(byId('articles')).map(([id, article]) => ({ ...article, id }));
  return {
    salon: {
      ...contacts,
      developer: isExample('salon.developer') ? undefined : developer,
      geo: { latitude, longitude },
      hours,
      closings,
    },
    facts,
    practical,
    prices: byId('prices'),
    priceList: { ...listWords, validFrom: isExample('priceList.validFrom') ? undefined : validFrom },
    pages: Object.fromEntries(Object.entries(pages).map(([id, page]) => [id, { ...texts[id], ...page }])),
    germanPages: byId('germanPages'),
    articles: articles.sort((one, other) => (other.order ?? 0) - (one.order ?? 0)),
    gallery: byId('gallery').gallery.pairs,
    testimonials: byId('testimonials').testimonials.testimonials,
    areTestimonialsExamples: isExample('testimonials'),
    pictures: byId('pictures'),
  } as unknown as SiteContent;
}

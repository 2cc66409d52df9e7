import type { CollectionId } from '../../content/schema/collections';
import { type Hours, timesOf } from '../../content/schema/salon';
import type { SiteContent } from '../../content/schema/site';
import { zurichDay } from '../../lib/dates/zurich-date';
import type { Entry } from '../content-check/entries';
import { allClosings } from './closings';

const dayIds = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/**
 * Puts checked entries together as the pages use them, with the public holidays of this year and the next. `examples` are the
 * places of the values that are not the salon's yet: what a visitor would take for true is left out or marked.
 */
export function assemble(
  entries: readonly Entry[],
  examples: readonly string[],
  today = zurichDay(new Date()),
): SiteContent {
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
  const { validFrom, ...listWords } = byId('priceList').priceList;
  const hours: Hours = byId('hours').hours;
  const week = dayIds.map((id) => intervalsOf(hours.week[id]));
  const services = Object.entries(byId('services')).map(([id, page]) => [id, { ...page, kind: 'service' }] as const);
  const pages = [...Object.entries(byId('pages')), ...services].sort(
    ([id, one], [otherId, other]) =>
      (one.order ?? Number.MAX_VALUE) - (other.order ?? Number.MAX_VALUE) || id.localeCompare(otherId),
  );
  const { trades, navigation } = byId('trades');
  const articles = Object.entries(byId('articles')).map(([id, article]) => ({ ...article, id }));
  return {
    salon: {
      ...contacts,
      developer: isExample('salon.developer') ? undefined : developer,
      geo: { latitude, longitude },
      hours: { week },
      closings: allClosings(hours, week, Number(today.slice(0, 4))),
    },
    facts,
    practical,
    prices: byId('prices'),
    priceList: { ...listWords, validFrom: isExample('priceList.validFrom') ? undefined : validFrom },
    trades: trades.trades,
    navigation,
    pages: Object.fromEntries(pages),
    germanPages: byId('germanPages'),
    season: Object.values(byId('season').season ?? {}),
    articles: articles.sort((one, other) => (other.order ?? 0) - (one.order ?? 0)),
    gallery: byId('gallery').gallery?.pairs ?? [],
    testimonials: byId('testimonials').testimonials?.testimonials ?? [],
    areTestimonialsExamples: isExample('testimonials'),
    pictures: byId('pictures'),
  } as unknown as SiteContent;
}

/** "09:00-12:00, 13:30-18:00" in pairs. */
function intervalsOf(text: string | undefined): [opens: string, closes: string][] {
  const times = timesOf(text);
  return times.flatMap((opens, index) => (index % 2 === 0 ? [[opens, times[index + 1] ?? '']] : []));
}

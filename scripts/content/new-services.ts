import { searchLimits } from '../../content/schema/pages';
import { beginningOf } from '../../lib/i18n/sentences';
import { type Entry, salonIn } from './entries';
import { kindOf } from './options';
import { leavesOf } from './schema-walk';
import { namesPage } from './shown-entries';

const { title, description } = searchLimits;
/** As many words as have room, though a sentence ends before. */
const untilFull = { min: description.max, max: description.max };

/**
 * What a service that the owner has added does not say: its heading, a title and a description for search engines, made of its words, and its
 * card, at the end of the page that it names. Whoever wants it otherwise writes it.
 */
export function completeServices(entries: readonly Entry[]): void {
  const { name, address } = salonIn(entries);
  for (const service of entries) {
    if (service.collection !== 'services') continue;
    const { data } = service;
    const titles = [`${data.label}, ${Object(address).city} | ${name}`, `${data.label} | ${name}`, String(data.label)];
    data.heading ||= data.label;
    data.title ||= titles.find(({ length }) => length <= title.max) ?? data.label;
    data.description ||= beginningOf([data.benefit, ...(data.intro as string[])].join(' '), untilFull);
    const above = entries.find((entry) => entry.id === data.parent && kindOf(entry) === 'cards');
    if (above && !leavesOf(above).some((place) => namesPage(place) && place.value === service.id))
      above.data.services = [...((above.data.services as string[] | undefined) ?? []), service.id];
  }
}

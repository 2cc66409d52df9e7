import { searchLimits } from '../../content/schema/pages';
import { beginningOf } from '../../lib/i18n/sentences';
import { type Entry, salonIn } from './entries';
import { kindOf } from './options';
import { leavesOf } from './schema-walk';
import { namesPage } from './shown-entries';

const { title, description } = searchLimits;

/** What it says at its beginning. */
const wordsOf = ({ benefit, intro, sections }: Entry['data']): string[] =>
  [benefit, intro, ...(Array.isArray(sections) ? sections.map((part) => Object(part).paragraphs) : [])]
    .flat()
    .filter((words): words is string => typeof words === 'string' && words.trim() !== '');

/** As many words as have room, though a sentence ends before. */
const untilFull = { min: description.max, max: description.max };

/**
 * What a service, or a page of the salon's own, that the owner has added does not say: its heading, a title and a description for search
 * engines, made of its words; and the card of a service, at the end of the page that it names. Whoever wants it otherwise writes it.
 */
export function completePages(entries: readonly Entry[]): void {
  const { name, address } = salonIn(entries);
  for (const { collection, id, data } of entries) {
    if (collection !== 'services' && collection !== 'ownPages') continue;
    const titles = [`${data.label}, ${Object(address).city} | ${name}`, `${data.label} | ${name}`, String(data.label)];
    data.heading ||= data.label;
    data.title ||= titles.find(({ length }) => length <= title.max) ?? data.label;
    data.description ||= beginningOf(wordsOf(data).join(' '), untilFull);
    if (collection !== 'services') continue;
    const above = entries.find((entry) => entry.id === data.parent && kindOf(entry) === 'cards');
    if (above && !leavesOf(above).some((place) => namesPage(place) && place.value === id))
      above.data.services = [...((above.data.services as string[] | undefined) ?? []), id];
  }
}

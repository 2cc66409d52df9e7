import { listIn, wordsOf } from '../../lib/content/rich-text';
import { beginningOf } from '../../lib/i18n/sentences';
import { searchLimits } from '../../lib/schema/pages';
import { type Entry, salonIn } from './entries';
import { inCity } from './in-city';
import { kindOf } from './options';
import { leavesOf } from './schema-walk';
import { namesPage } from './shown-entries';

const { title, description } = searchLimits;

/** Returns the words of a page (benefit, introduction, sections) as one text, each list as a sentence. */
function wordsOfPage({ benefit, intro, sections }: Entry['data']): string {
  const inSections = Array.isArray(sections) ? sections.map((part) => Object(part).paragraphs) : [];
  const texts = [benefit, intro, ...inSections].flat().filter((text): text is string => typeof text === 'string');
  return texts.flatMap((text) => sentenceOf(text).replace(/\s+/g, ' ').trim() || []).join(' ');
}

function sentenceOf(text: string): string {
  const items = listIn(text)?.items.map((item) => wordsOf(item).replace(/[\s.,;]+$/, ''));
  return items ? `${items.join(', ')}.` : wordsOf(text);
}

/** Limits of a description that is cut at its greatest length, in the middle of a sentence if necessary. */
const untilFull = { min: description.max, max: description.max };

/**
 * Adds missing fields to a new service or own page: heading, title and description for search engines, made from its
 * words; for a service also a card at the end of its overview, the page above it. Fields that are written stay.
 */
export function completePages(entries: readonly Entry[]): void {
  const { name, address, language = 'fr' } = salonIn(entries);
  const there = inCity(String(language), String(Object(address).city));
  for (const { collection, id, data } of entries) {
    if (collection !== 'services' && collection !== 'ownPages') continue;
    const titles = [`${data.label} ${there} | ${name}`, `${data.label} | ${name}`, String(data.label)];
    data.heading ||= data.label;
    data.title ||= titles.find(({ length }) => length <= title.max) ?? data.label;
    data.description ||= beginningOf(wordsOfPage(data), untilFull);
    if (collection !== 'services') continue;
    const above = entries.find((entry) => entry.id === data.parent && kindOf(entry) === 'cards');
    if (above && !leavesOf(above).some((place) => namesPage(place) && place.value === id))
      above.data.services = [...((above.data.services as string[] | undefined) ?? []), id];
  }
}

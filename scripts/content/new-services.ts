import type { Entry } from './entries';
import { kindOf } from './options';
import { leavesOf } from './schema-walk';

/** What Google shows of a title and of a description, in letters. */
const longest = { title: 60, description: 160 };

/**
 * What a service that the owner has added does not say: its heading, a title and a description for search engines, made of its words, and its
 * card, at the end of the page that it names. Whoever wants it otherwise writes it.
 */
export function completeServices(entries: readonly Entry[]): void {
  const { name, address } = Object(
    entries.find(({ collection, id }) => collection === 'salon' && id === 'salon')?.data,
  );
  for (const service of entries) {
    if (service.collection !== 'services') continue;
    const { data } = service;
    const titles = [`${data.label}, ${Object(address).city} | ${name}`, `${data.label} | ${name}`, String(data.label)];
    data.heading ||= data.label;
    data.title ||= titles.find(({ length }) => length <= longest.title) ?? data.label;
    data.description ||= beginning([data.benefit, ...(data.intro as string[])].join(' '));
    const above = entries.find((entry) => entry.id === data.parent && kindOf(entry) === 'cards');
    if (above && !leavesOf(above).some(({ value }) => value === service.id))
      above.data.services = [...((above.data.services as string[] | undefined) ?? []), service.id];
  }
}

/** As many whole words of a text as a description has room for. */
function beginning(text: string): string {
  if (text.length <= longest.description) return text;
  return `${text.slice(0, longest.description).replace(/[\s,;:.–]*\s\S*$/, '')}…`;
}

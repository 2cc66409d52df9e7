import type { PageId } from '@/content/schema/pages';
import { pages } from '@/lib/content/content';
import { pageIds } from '@/lib/content/pages';

/**
 * Search engines show one of two pages that say the same and drop the other. Two measures, both of what the shorter page
 * shares with the longer, headings, lists and description included:
 *
 * - words: its different words of four letters and more that the other page also uses. Even unrelated pages of one salon
 *   share a third of them; under 60 % is the promise made to the owner.
 * - runs: its sequences of five words that stand in the other page word for word. Copied sentences show here: one
 *   copied paragraph in ten is 10 %, while pages written apart stay near zero.
 */
const maxWords = 0.6;
const maxRuns = 0.1;

/** Pages about the same thing for visitors who want something different of it. */
const pairs: [PageId, PageId][] = [
  ['pose-gel-acrylique', 'onglerie-gel-acrylique'],
  ['manucure-traditionnelle', 'onglerie-manucure-traditionnelle'],
  ['manucure-traditionnelle', 'service-manucure'],
  ['onglerie-manucure-traditionnelle', 'service-manucure'],
  ['coloration', 'service-coloration'],
  ['coloration', 'service-balayage'],
  ['coupe', 'service-coupe-femme'],
  ['coupe', 'service-coupe-homme'],
  ['coupe', 'service-coupe-enfant'],
  ['vernis-semi-permanent', 'service-vernis'],
  ['coiffure', 'coiffure-franches-montagnes'],
  ['coiffure', 'services-coiffure'],
  ['services-onglerie', 'onglerie'],
];

/** Fields that hold ids, not words. */
const idFields = new Set(['kind', 'picture', 'route', 'parent', 'related', 'price', 'prices']);

function strings(value: unknown): string[] {
  if (typeof value === 'string') return pageIds.includes(value) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((item) => strings(item));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([field, inner]) => (idFields.has(field) ? [] : strings(inner)));
}

/** Words of a page in reading order, without capitals and accents. */
function words(id: PageId): string[] {
  const text = strings(pages[id]).join(' ').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return text.match(/[a-z0-9]+/g) ?? [];
}

const longWords = (id: PageId) => new Set(words(id).filter((word) => word.length > 3));

function runs(id: PageId): Set<string> {
  const all = words(id);
  return new Set(all.slice(4).map((_, index) => all.slice(index, index + 5).join(' ')));
}

/** Part of the smaller set that the larger one holds too, 0 to 1. */
function shared(one: Set<string>, other: Set<string>): number {
  const both = [...one].filter((item) => other.has(item));
  return both.length / Math.min(one.size, other.size);
}

it.each(pairs)('%s and %s share fewer than 60 % of their words', (one, other) => {
  expect(shared(longWords(one), longWords(other))).toBeLessThan(maxWords);
});

it('no two pages repeat each other word for word', () => {
  const ids = pageIds;
  const runsOf = new Map(ids.map((id) => [id, runs(id)]));
  const copies = ids.flatMap((one, index) =>
    ids.slice(index + 1).flatMap((other) => {
      const part = shared(runsOf.get(one) ?? new Set(), runsOf.get(other) ?? new Set());
      return part < maxRuns ? [] : [`${one} and ${other}: ${Math.round(part * 100)} %`];
    }),
  );
  expect(copies).toEqual([]);
});

import type { hydrate as hydrateComponent } from '@/components/browser/hydrate';
import { loadSheet } from '@/components/browser/whole-sheet';
import type { ChoiceData } from '@/components/prices/choice';

/** Loads the rows that can be chosen, from the file of the price list, which a visitor who chose there has in the cache. */
async function loadListed({ dataset }: HTMLElement) {
  const response = await fetch(dataset.choice as string);
  const { rows }: ChoiceData = await response.json();
  return { listed: rows };
}

/** A small file, which asks for rows and styles while React and the form are still loading. */
const startBooking: ReturnType<typeof hydrateComponent> = async (root, ...rest) => {
  const [listed, { hydrate }, { BookingPanel }] = await Promise.all([
    loadListed(root),
    import('@/components/browser/hydrate'),
    import('./booking-panel'),
    loadSheet(),
  ]);
  return hydrate(BookingPanel, async () => listed)(root, ...rest);
};

export default startBooking;

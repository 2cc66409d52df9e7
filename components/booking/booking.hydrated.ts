import type { hydrate as hydrateComponent } from '@/components/browser/hydrate';
import { loadSheet } from '@/components/browser/whole-sheet';
import type { ChoiceData } from '@/components/prices/choice';

/** Loads the rows that can be chosen, from the price list's file, which is cached if the visitor chose rows there. */
async function loadListed({ dataset }: HTMLElement) {
  const response = await fetch(dataset.choice as string);
  const { rows }: ChoiceData = await response.json();
  return { listed: rows };
}

/** Starts the form. Rows and styles are requested by this small file, not only once React and the form are loaded. */
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

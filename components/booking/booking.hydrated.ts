import { hydrate } from '@/components/browser/hydrate';
import type { ChoiceData } from '@/components/prices/choice';
import { BookingPanel } from './booking-panel';

/** Loads the rows that can be chosen, from the file of the price list, which a visitor who chose there has in the cache. */
async function loadListed({ dataset }: HTMLElement, again: string) {
  const response = await fetch(dataset.choice + again);
  const { rows }: ChoiceData = await response.json();
  return { listed: rows };
}

export default hydrate(BookingPanel, loadListed);

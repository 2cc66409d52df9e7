import { hydrate } from '@/components/browser/hydrate';
import type { ChoiceData } from '@/components/prices/choice';
import { BookingPanel } from './booking-panel';

/** The rows of the price list, from the file that its own page has: one who has chosen there has it already. */
async function loadListed({ dataset }: HTMLElement, again: string) {
  const response = await fetch(dataset.choice + again);
  const { rows }: ChoiceData = await response.json();
  return { listed: rows };
}

export default hydrate(BookingPanel, loadListed);

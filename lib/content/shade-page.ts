import type { PageId } from '../schema/pages';
import type { ShownShadeCard } from '../schema/shades';
import { shades } from './content';
import { getPage, pageIds } from './pages';

/** Id of the page that opens with the card of shades, if there is one. */
export const shadePage: PageId | undefined = pageIds.find((id) => Object(getPage(id)).opening === 'shades');

/** Returns up to three shades with `onHome`, for a home card that leads to their page or to one with a card for it. */
export function homeShades(route: PageId): ShownShadeCard['shades'] {
  const page = getPage(route);
  const listed = page.kind === 'cards' ? page.cards?.map((card) => card.route) : [];
  if (!shadePage || ![route, ...(listed ?? [])].includes(shadePage)) return [];
  return shades?.shades.filter(({ onHome }) => onHome).slice(0, 3) ?? [];
}

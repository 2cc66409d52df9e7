import type { PageId } from '../schema/pages';
import type { ShownShadeCard } from '../schema/shades';
import { shades } from './content';
import { getPage, pageIds } from './pages';

/** The page that opens with the card of shades, if one does. */
export const shadePage: PageId | undefined = pageIds.find((id) => Object(getPage(id)).opening === 'shades');

/** The first three shades that the owner shows on the home page; none on a card whose page neither is nor lists the page of shades. */
export function homeShades(route: PageId): ShownShadeCard['shades'] {
  const page = getPage(route);
  const listed = page.kind === 'cards' ? page.cards?.map((card) => card.route) : [];
  if (!shadePage || ![route, ...(listed ?? [])].includes(shadePage)) return [];
  return shades?.shades.filter(({ onHome }) => onHome).slice(0, 3) ?? [];
}

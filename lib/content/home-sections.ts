import type { Locale } from '../i18n/locale';
import { localeOf } from '../links/href';
import type { HomeSection, PageId } from '../schema/pages';
import { drawnMap, gallery, mainLocale, practical, testimonials } from './content';
import { getPageOfKind, idOfKind, neededId } from './pages';
import { seasonNotes } from './season';

/** Sections of the home page in every language; the other sections exist in the main language only. */
export const translatedSections: readonly HomeSection[] = ['services', 'booking', 'contact'];

/** Returns the fragment of a section's address (without #); services keep `prices`, which published addresses have. */
export const anchorOf = (section: HomeSection): string => (section === 'services' ? 'prices' : section);
const translatedAnchors = translatedSections.map(anchorOf);

/** Returns the language of a link's target: `locale`, or the main language where `locale` lacks the page or section. */
export function localeOfLink(to: PageId, section: string | undefined, locale: Locale): Locale {
  const isInMainOnly = to === neededId('home') && section !== undefined && !translatedAnchors.includes(section);
  return isInMainOnly ? mainLocale : localeOf(to, locale);
}

/** Returns the sections of the home page that have something to show, in the salon's order. */
export function homeSections(): HomeSection[] {
  const home = getPageOfKind(neededId('home'), 'home');
  const isFilled: Record<HomeSection, boolean> = {
    season: seasonNotes.length > 0,
    about: home.about !== undefined,
    team: home.team.length > 1,
    reasons: home.reasons.length > 0,
    services: home.serviceCards.length > 0,
    gallery: gallery.length > 0 && idOfKind('gallery') !== undefined,
    testimonials: testimonials.length > 0 || practical.reviews.length > 0,
    booking: true,
    contact: true,
  };
  return home.sections.filter((section) => isFilled[section]);
}

/** Returns the tinted sections: contact with a drawn map, and reasons and testimonials if no neighbour is tinted. */
export function tintedSections(sections: readonly HomeSection[]): HomeSection[] {
  const hasMap = (section?: HomeSection) => section === 'contact' && drawnMap !== undefined;
  const tinted: (HomeSection | undefined)[] = [];
  for (const [index, section] of sections.entries()) {
    const mayHave = section === 'reasons' || section === 'testimonials';
    const isAlone = !tinted[index - 1] && !hasMap(sections[index + 1]);
    tinted.push(hasMap(section) || (mayHave && isAlone) ? section : undefined);
  }
  return tinted.filter((section) => section !== undefined);
}

import type { z } from 'zod';
import { day, entry, inOtherLanguages, limitedLine, page } from './fields';

const text = (label: string, hint?: string) => limitedLine({ label, hint, max: 140 });

/** One line that stands on the home and contact pages for some days. */
export const announcement = entry({
  text: text('Annonce', 'Une ligne. Les fermetures s’annoncent d’elles-mêmes : pas ici.'),
  link: page({ label: 'Page où elle mène' }).optional(),
  from: day({ label: 'Premier jour' }),
  until: day({ label: 'Dernier jour', hint: 'Compris ; l’annonce s’en va d’elle-même.' }),
  translations: inOtherLanguages({ text: text('Annonce') }),
}).refine(({ from, until }) => from <= until, {
  path: ['until'],
  error: 'doit venir après le premier jour, ou être le même',
});

export type Announcement = z.infer<typeof announcement>;

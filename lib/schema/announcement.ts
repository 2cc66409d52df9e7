import type { z } from 'zod';
import { day, entry, inOtherLanguages, limitedLine, page } from './fields';

const text = (label: string, hint?: string) => limitedLine({ label, hint, max: 140 });

/** One line on the home and contact pages for some days. */
export const announcement = entry({
  text: text(
    'Annonce',
    'En haut de l’accueil et de la page de contact. Pour des vacances, n’écrivez rien ici : « Heures et vacances » les annonce. Effacez le texte pour ne plus rien annoncer.',
  ).optional(),
  link: page({ label: 'Page ouverte quand on la touche' }).optional(),
  from: day({ label: 'Premier jour' }),
  until: day({ label: 'Dernier jour', hint: 'Ce jour compris.' }),
  translations: inOtherLanguages({ text: text('Annonce') }),
}).refine(({ from, until }) => from <= until, {
  path: ['until'],
  error: 'doit venir après le premier jour, ou être le même',
});

export type Announcement = z.infer<typeof announcement>;

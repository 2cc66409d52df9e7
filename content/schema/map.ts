import type { z } from 'zod';
import { entry, group, line, list, prose, yesNo } from './fields';
import { perCent, translatedAlts } from './pictures';

/** A map drawn for the salon: the drawing is `content/map.svg`, the names stand over it as text. */
export const drawnMap = entry({
  alt: prose({ label: 'Description', hint: 'Ce que montre le dessin, sans les noms.' }),
  translatedAlts,
  /** The salon's own place is set larger. */
  places: list(
    group(
      {
        name: line({ label: 'Nom' }),
        /** Where the name begins, or ends where it `isBefore` its point. */
        x: perCent('Depuis la gauche'),
        /** Where its line begins. */
        y: perCent('Depuis le haut'),
        isBefore: yesNo({ label: 'Le nom finit à ce point' }).optional(),
      },
      { label: 'Lieu' },
    ),
    { label: 'Noms sur le dessin', singular: 'lieu' },
  ).default([]),
});

/** The map as pages show it. */
export type DrawnMap = z.infer<typeof drawnMap> & {
  /** Its address from the root of the site, and its size. */
  drawing: { src: string; width: number; height: number };
};

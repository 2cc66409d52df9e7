import type { z } from 'zod';
import { entry, groups, identifier, line, prose, yesNo } from './fields';
import { perCent, translatedAlts } from './pictures';

const monthDay = (label: string) =>
  line({
    label,
    pattern: /^(?!02-3|(?:0[469]|11)-31)(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
    message: 'un mois et un jour sont attendus, par exemple 08-14',
  });

/** A map drawn for the salon, `content/map.svg`; names of places stand over it as text. */
export const drawnMap = entry({
  alt: prose({ label: 'Description', hint: 'Ce que montre le dessin, sans les noms.' }),
  translatedAlts,
  /** Names on the map; the salon's town (`address.city`) is larger, with the opening status below it. */
  places: groups(
    {
      name: line({ label: 'Nom' }),
      /** Per cent of the width at which the name begins, or at which it ends if `isBefore` is set. */
      x: perCent('Depuis la gauche'),
      /** Per cent of the height at which the line of the name begins. */
      y: perCent('Depuis le haut'),
      isBefore: yesNo({ label: 'Le nom finit à ce point' }).optional(),
    },
    { each: 'Lieu', label: 'Noms sur le dessin', singular: 'un lieu' },
  ).default([]),
  /** Days of every year with a name for styles of the drawing: `[data-moment~=name]` (scripts/content/drawings.ts). */
  days: groups(
    {
      name: identifier({ label: 'Nom dans le dessin' }),
      from: monthDay('Du (mois-jour)'),
      to: monthDay('Au (mois-jour)'),
      isWeekend: yesNo({ label: 'Seulement samedi et dimanche, si ce dimanche est un de ces jours' }).optional(),
    },
    { each: 'Jours', label: 'Jours que le dessin connaît', singular: 'des jours' },
  ).default([]),
});

export type DrawnMap = z.infer<typeof drawnMap> & {
  /** Address from the root of the site, and size in units of the drawing. */
  drawing: { src: string; width: number; height: number };
};

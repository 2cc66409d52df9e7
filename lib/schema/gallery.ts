import type { z } from 'zod';
import { entry, groups, line, page, pictureIn, prose } from './fields';

export const gallery = entry({
  pairs: groups(
    {
      title: line({ label: 'Titre' }),
      caption: prose({ label: 'Ce qui a été fait' }),
      before: pictureIn(5, 4, 1200, { label: 'Photo avant' }),
      after: pictureIn(5, 4, 1200, { label: 'Photo après' }),
      /** Page of this service, linked below the caption with its prices. */
      route: page({ label: 'Page de la prestation', hint: 'La légende y mène.' }).optional(),
    },
    {
      each: 'Avant et après',
      label: 'Avant et après',
      singular: 'un avant-après',
      hint: 'Deux photos du même travail. Une photo seule se met sur une prestation, une page ou un article.',
    },
  ),
});

export type GalleryPair = z.infer<typeof gallery>['pairs'][number];

import type { z } from 'zod';
import { entry, group, identifier, line, list, prose } from './fields';

const words = {
  label: line({ label: 'Nom' }),
  /** A last sentence of the request, such as what has to be asked before. */
  note: prose({ label: 'Question à ajouter', hint: 'Elle termine la demande, dite par la cliente.' }).optional(),
};

const service = group(
  {
    /** What a request that the visitor's browser keeps names it by. */
    id: identifier({ label: 'Identifiant' }),
    ...words,
    translations: list(
      group(
        {
          language: line({
            label: 'Langue',
            pattern: /^[a-z]{2}$/,
            message: 'les deux petites lettres d’une langue sont attendues, par exemple de',
          }),
          ...words,
        },
        { label: 'Langue' },
      ),
      { label: 'En d’autres langues', singular: 'langue' },
    ).default([]),
  },
  { label: 'Prestation' },
);

/** The services a visitor can name in the booking form. */
export const request = entry({
  services: list(service, { label: 'Prestations', singular: 'prestation', min: 1 }).refine(
    (services) => new Set(services.map(({ id }) => id)).size === services.length,
    'le même identifiant y est deux fois',
  ),
});

export type RequestService = z.infer<typeof service>;

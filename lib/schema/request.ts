import type { z } from 'zod';
import {
  distinct,
  entry,
  group,
  haveOwnIds,
  identifier,
  inOtherLanguages,
  line,
  list,
  prose,
  reference,
  sameId,
} from './fields';

const words = {
  label: line({ label: 'Nom' }),
  examples: line({
    label: 'Ce qui en fait partie',
    hint: 'Sous le nom, dans la liste : manucure, pédicure, gel',
  }).optional(),
  note: prose({ label: 'Question à ajouter', hint: 'Elle termine la demande, dite par la cliente.' }).optional(),
};

const service = group(
  {
    /** Names the service in a request that the browser keeps. */
    id: identifier({
      label: 'Nom pour le site',
      hint: 'En petites lettres, pour le site. Une fois en ligne, il ne se change plus.',
      formOrder: 1,
    }),
    ...words,
    prices: distinct(reference('prices', { label: 'Prix' }), {
      label: 'Prix de la liste',
      singular: 'un prix',
      hint: 'Qui ne choisit que parmi ces prix trouve la prestation déjà remplie.',
    }).default([]),
    translations: inOtherLanguages(words),
  },
  { label: 'Prestation' },
);

/** Services that a visitor can choose in the booking form. */
export const request = entry({
  services: list(service, {
    label: 'Ce que la cliente peut choisir',
    singular: 'un choix',
    hint: 'Dans le formulaire de la page de contact, pour demander un rendez-vous.',
    min: 1,
  }).refine(haveOwnIds, sameId),
});

export type RequestService = z.infer<typeof service>;

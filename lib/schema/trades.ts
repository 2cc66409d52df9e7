import type { z } from 'zod';
import { entry, group, haveOwnIds, hidden, identifier, line, list, page, sameId, select, tradeOrGroup } from './fields';

const id = identifier({
  label: 'Nom pour le site',
  hint: 'En petites lettres, pour le site. Une fois en ligne, il ne se change plus.',
  formOrder: 1,
});

const priceGroup = group(
  {
    /** Fragment on the price list; a price refers to its group by this id. */
    id,
    title: line({ label: 'Titre' }),
  },
  { label: 'Groupe de prix' },
);

const trade = group(
  {
    id,
    label: line({ label: 'Nom du métier', hint: 'Titre de sa partie de la liste des prix et de ses liens.' }),
    /** Type of business at schema.org; a barber is a `HairSalon` too. */
    schemaType: select(
      [
        ['BeautySalon', 'institut de beauté'],
        ['DaySpa', 'spa'],
        ['HairSalon', 'coiffeur ou coiffeuse'],
        ['NailSalon', 'ongles'],
        ['TattooParlor', 'tatouage'],
      ],
      { label: 'Commerce, pour Google' },
    ),
    groups: list(priceGroup, { label: 'Groupes de la liste des prix', singular: 'un groupe', min: 1 }),
    /** View of the booking widget for the trade's part of the price list and its pages with `usesBookingVariant`. */
    bookingVariant: hidden(select([['services', 'la liste des prestations']], { label: 'Réservation ouverte sur' }), {
      label: 'Réservation ouverte sur',
    }).optional(),
  },
  { label: 'Métier' },
);

/** Trades of the salon, in the order of the price list. */
export const trades = entry({
  trades: list(trade, { label: 'Métiers', singular: 'un métier', min: 1 })
    .refine(haveOwnIds, sameId)
    .refine((all) => haveOwnIds(all.flatMap(({ groups }) => groups)), sameId),
});

export type Trade = z.infer<typeof trade>;

const links = list(page({ label: 'Page' }), { label: 'Liens', singular: 'un lien', min: 1 });

export const navigation = entry({
  salon: links,
  /** The privacy page, to which the booking form links. */
  privacy: hidden(page({ label: 'Protection des données' }, 'legal'), {
    label: 'Protection des données',
    message: 'une page de la sorte « legal » est attendue',
  }),
  trades: list(group({ trade: tradeOrGroup('trade', { label: 'Métier' }), pages: links }, { label: 'Groupe' }), {
    label: 'Liens par métier',
    singular: 'un groupe',
  }).default([]),
});

export type Navigation = z.infer<typeof navigation>;

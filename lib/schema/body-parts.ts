import { list, pictureIn, reference, tradeOrGroup } from './fields';

/** Parts of a Markdown text besides words, with their French names: the line `{image: vitrine}` shows a picture. */
export const bodyParts = { picture: 'image', prices: 'prix', group: 'groupe' } as const;
export type BodyPart = keyof typeof bodyParts;

/** Fields of these parts; pages show them after the words of their section. */
export const shownParts = {
  picture: pictureIn(3, 2, 1600, { label: 'Photo' }).optional(),
  prices: list(reference('prices', { label: 'Prix' }), { label: 'Prix', singular: 'un prix' }).optional(),
  group: tradeOrGroup('price-group', { label: 'Groupe de la liste des prix', isListed: true }).optional(),
};

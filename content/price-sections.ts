/** Sections of the price list and their groups, in reading order; the ids are anchors of /tarifs. */
export const priceSections = {
  onglerie: ['mains', 'pieds'],
  coiffure: ['enfant', 'adulte'],
} as const;

/** Id of a group of the price list: one table. */
export type PriceGroupId = (typeof priceSections)[keyof typeof priceSections][number];

export const priceGroupIds: PriceGroupId[] = Object.values(priceSections).flat();

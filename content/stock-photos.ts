/**
 * Unsplash photographs, by short id. None of them is ever shown first: one only replaces a local picture
 * that fails to load.
 */
export const stockPhotos = {
  salon: 'photo-1560066984-138dadb4c035',
  hair: 'photo-1562322140-8baeececf3df',
  'hair-second': 'photo-1522337360788-8b13dee7a37e',
  colour: 'photo-1560869713-da86a9ec0744',
  nails: 'photo-1604654894610-df63bc536371',
  'nails-second': 'photo-1519014816548-bf5fe059798b',
  'nails-third': 'photo-1632345031435-8727f6897d53',
  men: 'photo-1599351431202-1e0f0137899a',
} as const satisfies Record<string, `photo-${string}`>;

/** Short id of a stock photograph. */
export type StockPhotoId = keyof typeof stockPhotos;

/**
 * Unsplash photographs, by short id, with what they show. None of them is ever shown first: one only replaces a local
 * picture that fails to load.
 */
export const stockPhotos = {
  salon: { photo: 'photo-1560066984-138dadb4c035', label: 'Salon' },
  hair: { photo: 'photo-1562322140-8baeececf3df', label: 'Cheveux' },
  'hair-second': { photo: 'photo-1522337360788-8b13dee7a37e', label: 'Cheveux 2' },
  colour: { photo: 'photo-1560869713-da86a9ec0744', label: 'Couleur' },
  nails: { photo: 'photo-1604654894610-df63bc536371', label: 'Ongles' },
  'nails-second': { photo: 'photo-1519014816548-bf5fe059798b', label: 'Ongles 2' },
  'nails-third': { photo: 'photo-1632345031435-8727f6897d53', label: 'Ongles 3' },
  men: { photo: 'photo-1599351431202-1e0f0137899a', label: 'Hommes' },
} as const satisfies Record<string, { photo: `photo-${string}`; label: string }>;

/** Short id of a stock photograph. */
export type StockPhotoId = keyof typeof stockPhotos;

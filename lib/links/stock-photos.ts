import { type StockPhotoId, stockPhotos } from '../../content/stock-photos';

/** Address of the stock photo that replaces a local picture whose file does not load. */
export function stockPhotoHref(id: StockPhotoId): string {
  return `https://images.unsplash.com/${stockPhotos[id].photo}?auto=format&fit=crop&w=800&q=80`;
}

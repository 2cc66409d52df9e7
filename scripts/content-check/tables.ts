import path from 'node:path';
import type { SiteContent } from '../../content/schema/site';
import type { Problem } from './problem';

/** Every anchor of the price list stands once, and every row in one group only. */
export function checkPriceList({ priceList }: SiteContent): Problem[] {
  const groups = priceList.flatMap((section) => section.groups);
  const anchors = priceList.flatMap((section) => [section.id, ...section.groups.map(({ id }) => id)]);
  const homes = new Map<string, string>();
  return [
    ...anchors
      .filter((id, index) => anchors.indexOf(id) < index)
      .map((entry) => ({ file: 'content/prices.ts', entry, field: 'id', message: 'stands twice on the list.' })),
    ...groups.flatMap(({ id, rows }) =>
      rows.flatMap((row, index) => {
        const home = homes.get(row);
        homes.set(row, home ?? id);
        if (!home) return [];
        const message = `names "${row}", which stands in ${home} already.`;
        return [{ file: 'content/prices.ts', entry: id, field: `rows[${index}]`, message }];
      }),
    ),
  ];
}

/** Every price stands on the price list or on a page. */
export function checkPricesShown({ prices, priceList, overviewPrices, pages }: SiteContent): Problem[] {
  const shown = new Set<unknown>();
  JSON.stringify([priceList, overviewPrices, pages], (_, value) => {
    shown.add(value);
    return value;
  });
  const message = 'is shown nowhere: name it in priceList, or under "prices" of a page.';
  return Object.keys(prices)
    .filter((id) => !shown.has(id))
    .map((entry) => ({ file: 'content/prices.ts', entry, field: '', message }));
}

/** Every picture has its file. */
export function checkPictures({ pictures, pictureFiles }: SiteContent): Problem[] {
  const absent = Object.keys(pictures).filter((id) => !pictureFiles.includes(`${id}.webp`));
  return absent.map((id) => {
    const other = pictureFiles.find((name) => path.parse(name).name.toLowerCase() === id);
    const advice = other ? ` There is ${other}: save it as WebP, under exactly this name.` : '';
    const message = `has no file content/pictures/${id}.webp.${advice}`;
    return { file: 'content/pictures.ts', entry: id, field: '', message };
  });
}

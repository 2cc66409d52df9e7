import type { SiteContent } from '../../content/schema/site';
import type { Problem } from './problem';

const file = 'content/prices.ts';

/** Every anchor of the price list stands once, and every row in one group only. */
export function checkPriceList({ priceList }: SiteContent): Problem[] {
  const groups = priceList.flatMap((section) => section.groups);
  const anchors = priceList.flatMap((section) => [section.id, ...section.groups.map(({ id }) => id)]);
  const homes = new Map<string, string>();
  return [
    ...anchors
      .filter((id, index) => anchors.indexOf(id) < index)
      .map((entry) => ({ file, entry, field: 'id', message: 'stands twice on the list.' })),
    ...groups.flatMap(({ id, rows }) =>
      rows.flatMap((row, index) => {
        const home = homes.get(row);
        homes.set(row, home ?? id);
        if (!home) return [];
        return [
          { file, entry: id, field: `rows[${index}]`, message: `names "${row}", which stands in ${home} already.` },
        ];
      }),
    ),
  ];
}

import { nameOfRow, siteGroups } from '@/lib/content/prices';
import type { ChoiceRow } from './choice';

export const choosableRows = (): ChoiceRow[] =>
  siteGroups.flatMap(({ rows }) =>
    rows.map((row) => ({
      id: row.id,
      name: nameOfRow(row),
      minutes: row.minutes,
      amount: row.price.kind === 'fixed' ? row.price.amount : undefined,
      work: row.work,
    })),
  );

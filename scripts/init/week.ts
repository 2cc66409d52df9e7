import { hours, weekdayNames } from '../../content/schema/salon';
import { formatWeekday } from '../../lib/i18n/format';
import { plainName } from '../../lib/links/plain-name';
import { corrected } from '../editor/corrections';
import type { Language } from './templates';

export type WrittenWeek = Partial<Record<(typeof weekdayNames)[number], string>>;

/**
 * Reads "Di-Fr 9-12, 13.30-18.30; Sa 8-16": days by how their names begin in a language, "Di" being Tuesday in German and Sunday in
 * French, and hours as the editor understands them. Nothing where any of it makes no sense.
 */
export function weekIn(written: string, language: Language): WrittenWeek | undefined {
  const names = weekdayNames.map((_, day) => plainName(formatWeekday(day + 1, language)));
  const dayOf = (word: string) => {
    const beginning = plainName(word);
    return beginning.length < 2 ? -1 : names.findIndex((name) => name.startsWith(beginning));
  };
  const said = written.split(';').filter((part) => part.trim());
  const parts = said.map((part) => {
    const [, named = '', times = ''] = /^(\D*?)((?:de )?\d.*)$/i.exec(part.trim()) ?? [];
    const spans = named.split(',').map((span) => span.split(/[-–—]/).map(dayOf));
    const { open } = corrected({ open: times }, { open: 'hours' });
    // A span may end in the week after: "Sa-Mo".
    const isIn = (day: number) =>
      spans.some(([first = 0, last = first]) => (day - first + 7) % 7 <= (last - first + 7) % 7);
    return { isRead: spans.every((span) => span.length < 3 && !span.includes(-1)), isIn, open };
  });
  const openOn = (day: number) => parts.flatMap(({ isIn, open }) => (isIn(day) ? open : [])).join(', ');
  const week: WrittenWeek = Object.fromEntries(
    weekdayNames.flatMap((name, day) => (openOn(day) ? [[name, openOn(day)]] : [])),
  );
  return parts.every(({ isRead }) => isRead) && hours.safeParse({ week }).success ? week : undefined;
}

import { zurichDay } from './zurich-date';

/** What the owner says of a month, under its name. */
export type SeasonNote = readonly [month: string, text: string];

/**
 * Which part of a picture of the twelve months, as high as it is shown, is that of a note. Its outer edges, which a browser draws
 * paler where they fall between two pixels, are left out: December and January may stand side by side.
 */
export function placeInYear(note: SeasonNote, notes: readonly SeasonNote[]): string {
  const share = notes.indexOf(note) / 11;
  const round = (value: number) => Math.round(10 * value) / 10;
  return `calc(${round(100 * share)}% + ${round(2 * share - 1)}px)`;
}

/** How many months are shown: this one and the three that follow. */
const SHOWN = 4;

/** The notes of the month it is in Switzerland at an instant, and of the next ones; `notes` are those of a year. */
export function notesFrom(notes: readonly SeasonNote[], instant: Date): SeasonNote[] {
  const month = Number(zurichDay(instant).slice(5, 7));
  return [...notes, ...notes].slice(month - 1, month - 1 + SHOWN);
}

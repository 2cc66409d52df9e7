import { zurichDay } from './zurich-date';

/** A month's name, and the owner's note for it. */
export type SeasonNote = readonly [month: string, text: string];

/**
 * The part of a picture of the twelve months that belongs to a note. Its outer edges are left out, because a browser draws them paler
 * where they fall between two pixels, which would show between December and January.
 */
export function placeInYear(note: SeasonNote, notes: readonly SeasonNote[]): string {
  const share = notes.indexOf(note) / 11;
  const round = (value: number) => Math.round(10 * value) / 10;
  return `calc(${round(100 * share)}% + ${round(2 * share - 1)}px)`;
}

/** Number of months shown: this one and the three that follow. */
const SHOWN = 4;

/** Of the notes of a year, those of the current month in Switzerland at an instant and of the next ones. */
export function notesFrom(notes: readonly SeasonNote[], instant: Date): SeasonNote[] {
  const month = Number(zurichDay(instant).slice(5, 7));
  return [...notes, ...notes].slice(month - 1, month - 1 + SHOWN);
}

import { zurichDay } from './zurich-date';

/** The name of a month and the owner's note on it. */
export type SeasonNote = readonly [month: string, text: string];

/**
 * Returns a note's part of the picture of the twelve months. The outer edges of the picture are left out, because a
 * browser draws an edge paler where it falls between two pixels, which would show between December and January.
 */
export function placeInYear(note: SeasonNote, notes: readonly SeasonNote[]): string {
  const share = notes.indexOf(note) / 11;
  const round = (value: number) => Math.round(10 * value) / 10;
  return `calc(${round(100 * share)}% + ${round(2 * share - 1)}px)`;
}

const SHOWN = 4;

/** Returns the notes of the current month in Switzerland and of the next three months. */
export function notesFrom(notes: readonly SeasonNote[], instant: Date): SeasonNote[] {
  const month = Number(zurichDay(instant).slice(5, 7));
  return [...notes, ...notes].slice(month - 1, month - 1 + SHOWN);
}

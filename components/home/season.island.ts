import year from '@/.generated/season.json';
import { notesFrom, placeInYear, type SeasonNote } from '@/lib/dates/season';

// Replaces the notes of the build's month by those of the visitor's month (components/home/season-notes.tsx).

const notes = year as unknown as SeasonNote[];
const rows = document.querySelectorAll('#carnet > div');
for (const [index, note] of notesFrom(notes, new Date()).entries()) {
  const [month, sentence] = rows[index]?.children ?? [];
  const picture = month?.querySelector('img');
  if (picture) picture.style.objectPosition = placeInYear(note, notes);
  if (month?.lastChild) month.lastChild.textContent = note[0];
  if (sentence) sentence.textContent = note[1];
}

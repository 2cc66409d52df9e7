import notes from '@/.generated/season.json';
import { notesFrom, type SeasonNote } from '@/lib/dates/season';

// Puts the notes of the visitor's month in place of those of the build's (components/sections/season-notes.tsx).

const rows = document.querySelectorAll('#carnet > div');
for (const [index, note] of notesFrom(notes as unknown as SeasonNote[], new Date()).entries()) {
  for (const [place, text] of note.entries()) {
    const part = rows[index]?.children[place];
    if (part && part.textContent !== text) part.textContent = text;
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether the salon has a film for the home page; its files come with the film's island. */
export const hasFilm = (): boolean =>
  JSON.parse(readFileSync(join(process.cwd(), '.generated/film.json'), 'utf8')).length > 0;

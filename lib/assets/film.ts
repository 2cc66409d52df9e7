import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether the salon has a film for the home page; the film's island has the addresses of its files. */
export const hasFilm = (): boolean =>
  JSON.parse(readFileSync(join(process.cwd(), '.generated/film.json'), 'utf8')).length > 0;

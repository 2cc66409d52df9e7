import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FilmSource } from './manifests';

/** The screens of the upright film and picture: phones and tablets held upright. */
export const uprightScreens = '(max-width: 63.99rem) and (orientation: portrait)';

const readFilm = (): FilmSource[] => JSON.parse(readFileSync(join(process.cwd(), '.generated/film.json'), 'utf8'));

/** Whether the salon has a film for the home page; the film's island has the addresses of its files. */
export const hasFilm = (): boolean => readFilm().length > 0;

/** Returns the screens of the upright picture: phones alone if tablets get the wide film, because there is no other. */
export function uprightPosterScreens(): string {
  const film = readFilm();
  const isFilmWide = film.length > 0 && film.every(({ media }) => media !== uprightScreens);
  return isFilmWide ? uprightScreens.replace('63.99', '47.99') : uprightScreens;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetPath } from '../links/site';
import type { FilmManifest } from './manifests';

/** Addresses of the hero film, AV1 in WebM first, H.264 in MP4 for the rest; undefined where the salon has none. */
export function heroFilm(): FilmManifest | undefined {
  const film: FilmManifest | null = JSON.parse(readFileSync(join(process.cwd(), '.generated/film.json'), 'utf8'));
  return film ? { webm: assetPath(film.webm), mp4: assetPath(film.mp4) } : undefined;
}

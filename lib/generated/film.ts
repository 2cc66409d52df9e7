import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetPath } from '../links/site';
import type { FilmManifest } from './manifests';

/** Addresses of the hero film: AV1 in WebM first, H.264 in MP4 for the rest. */
export function heroFilm(): { webm: string; mp4: string } {
  const { webm, mp4 } = JSON.parse(readFileSync(join(process.cwd(), '.generated/film.json'), 'utf8')) as FilmManifest;
  return { webm: assetPath(webm), mp4: assetPath(mp4) };
}

import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Puts a finished folder in the place of the published one. Whenever this is cut short, the published folder is the old one,
 * the new one or none, never a part of either: whole folders change their names, and what takes time is done elsewhere.
 */
export async function publish(finished: string, published: string): Promise<void> {
  const previous = `${finished}-previous`;
  await rm(previous, { recursive: true, force: true });
  await mkdir(path.dirname(previous), { recursive: true });
  if (existsSync(published)) await rename(published, previous);
  await rename(finished, published);
  await rm(previous, { recursive: true, force: true });
}

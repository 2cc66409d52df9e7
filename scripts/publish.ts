import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Whenever this is cut short, the published folder is the old one, the new one or none, never a part of either. */
export async function publish(finished: string, published: string): Promise<void> {
  const previous = `${finished}-previous`;
  await rm(previous, { recursive: true, force: true });
  await mkdir(path.dirname(previous), { recursive: true });
  if (existsSync(published)) await rename(published, previous);
  await rename(finished, published);
  await rm(previous, { recursive: true, force: true });
}

import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { inRepository } from './paths';

/** Folder of files that are being written, because their final folder may be published or cleaned meanwhile. */
export const draftsDir = inRepository('.cache', 'drafts');

/** Writes a file so that it is never incomplete, even if the process is stopped. Makes its folder if needed. */
export async function writeFileAtomically(file: string, content: string | Uint8Array): Promise<void> {
  const draft = path.join(draftsDir, randomUUID());
  await Promise.all([mkdir(draftsDir, { recursive: true }), mkdir(path.dirname(file), { recursive: true })]);
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

export function hashOf(...parts: (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex');
}

export const writeJson = (file: string, data: unknown) =>
  writeFileAtomically(file, `${JSON.stringify(data, null, 2)}\n`);

/** Returns every file below a folder, as a relative path with forward slashes, sorted. */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map((entry) => path.relative(dir, path.join(entry.parentPath ?? entry.path, entry.name)));
  return paths.map((file) => file.replaceAll(path.sep, '/')).sort();
}

/** Makes a folder contain exactly these files (name → content). */
export async function fillFolder(dir: string, files: Record<string, string | Uint8Array>): Promise<void> {
  await mkdir(dir, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, content]) => writeFileAtomically(path.join(dir, name), content)));
  await removeOthers(dir, Object.keys(files));
}

export async function removeOthers(dir: string, addresses: readonly string[]): Promise<void> {
  const claimed = new Set(addresses.map((address) => path.basename(address)));
  const others = (await readdir(dir)).filter((name) => !claimed.has(name));
  await Promise.all(others.map((name) => rm(path.join(dir, name), { recursive: true })));
}

const previousOf = (finished: string) => `${finished}-previous`;

/** Puts `finished` in place of `published`. If interrupted in between, `restoreFolder` brings the old folder back. */
export async function replaceFolder(finished: string, published: string): Promise<void> {
  await restoreFolder(finished, published);
  const previous = previousOf(finished);
  await rm(previous, { recursive: true, force: true });
  if (existsSync(published)) await rename(published, previous);
  await rename(finished, published);
  await rm(previous, { recursive: true, force: true });
}

export async function restoreFolder(finished: string, published: string): Promise<void> {
  const previous = previousOf(finished);
  if (!existsSync(published) && existsSync(previous)) await rename(previous, published);
}

/** Runs a task for each item, as many at a time as there are cores. Returns the results in the order of the items. */
export function mapByCore<Item, Result>(items: readonly Item[], task: (item: Item) => Promise<Result>) {
  const concurrency = availableParallelism();
  return Readable.from(items).map(task, { concurrency }).toArray() as Promise<Result[]>;
}

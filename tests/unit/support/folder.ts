import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

export function writeFiles(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Makes a temporary folder with these files; it is removed when all tests of the test file have run. */
export function newFolder(files: Record<string, string | Uint8Array> = {}): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'test-'));
  folders.push(folder);
  writeFiles(folder, files);
  return folder;
}

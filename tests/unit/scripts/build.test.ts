import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { replaceFolder, restoreFolder } from '@/scripts/support/files';
import { run } from '@/scripts/support/processes';
import { jiti } from '@/tests/e2e/support/project-copy';
import { newFolder, writeFiles } from '../support/folder';

// RELEASE=1 is refused, because both example salons have values marked as examples.
it.each([
  ['SITE_URL', 'www.mon-salon.ch', /^SITE_URL must be an address such as https:[^\n]*got "www\.mon-salon\.ch"\.\n$/],
  ['RELEASE', '1', /\.json : [\s\S]*Avec RELEASE=1, le site/],
])('a build refuses %s=%s in a sentence, and makes no site', async (name, value, sentence) => {
  const outDir = '.generated/refused/site';
  rmSync(outDir, { recursive: true, force: true });
  const env = { ...process.env, OUT_DIR: outDir, [name]: value };
  const { status, stdout, stderr } = await run(process.execPath, [jiti, 'scripts/build.ts'], { env, minutes: 2 });
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toContain('    at ');
  expect([status, stdout, existsSync(outDir)]).toEqual([1, '', false]);
});

describe('replaceFolder', () => {
  const site = (version: string) => ({ 'index.html': version, 'tarifs.html': version });
  const folder = newFolder();
  const [finished, published] = [path.join(folder, 'staging', 'out'), path.join(folder, 'out')];

  beforeEach(() => {
    writeFiles(published, site('old'));
    writeFiles(finished, site('new'));
  });

  const versions = () => Object.keys(site('')).map((page) => readFileSync(path.join(published, page), 'utf8'));

  // An error at this step stands for a process that is killed there.
  it.each([1, 2, 3, 4])('a replacement stopped before step %i leaves one complete site', async (step) => {
    let steps = 0;
    for (const name of ['rm', 'rename'] as const) {
      const original: (...args: never[]) => Promise<unknown> = fs[name];
      jest.spyOn(fs, name).mockImplementation((async (...args: never[]) => {
        steps += 1;
        if (steps >= step) throw new Error('killed');
        return original(...args);
      }) as never);
    }
    await expect(replaceFolder(finished, published)).rejects.toThrow('killed');
    jest.restoreAllMocks();
    // Every command that needs the site begins with this.
    await restoreFolder(finished, published);
    expect(new Set(versions()).size).toBe(1);

    const removed = jest.spyOn(fs, 'rm');
    writeFiles(finished, site('newer'));
    await replaceFolder(finished, published);
    expect(versions()).toEqual(['newer', 'newer']);
    // The published folder is renamed, not removed: a removal that is cut short would leave a part.
    expect(removed.mock.calls.map(([folder]) => folder)).not.toContain(published);
    expect(readdirSync(path.dirname(finished))).toEqual([]);
  });
});

/** @jest-environment node */
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { publish } from '@/scripts/publish';

const pages = ['index.html', 'tarifs.html', 'services/onglerie.html'];

let dir: string;

beforeEach(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'publish-'));
});

afterEach(async () => {
  jest.restoreAllMocks();
  await fs.rm(dir, { recursive: true });
});

const finished = () => path.join(dir, 'staging', 'out');
const published = () => path.join(dir, 'out');

async function write(folder: string, version: string): Promise<void> {
  for (const page of pages) {
    await fs.mkdir(path.dirname(path.join(folder, page)), { recursive: true });
    await fs.writeFile(path.join(folder, page), version);
  }
}

/** Which versions the published pages are of; `missing` for pages that are not there. */
async function versions(): Promise<string[]> {
  const all = await Promise.all(
    pages.map((page) => fs.readFile(path.join(published(), page), 'utf8').catch(() => 'missing')),
  );
  return [...new Set(all)];
}

describe('publish', () => {
  it('puts the new site in the place of the old one, and leaves nothing beside it', async () => {
    await write(published(), 'old');
    await write(finished(), 'new');
    await publish(finished(), published());
    expect(await versions()).toEqual(['new']);
    expect(await fs.readdir(path.dirname(finished()))).toEqual([]);
  });

  it('puts the first site in its place', async () => {
    await write(finished(), 'new');
    await publish(finished(), published());
    expect(await versions()).toEqual(['new']);
  });

  // Five calls; a process that is killed gets as far as one that meets an error there.
  it.each([1, 2, 3, 4, 5])('shows one whole site or none when it ends before its step %i', async (step) => {
    await write(published(), 'old');
    await write(finished(), 'new');
    let steps = 0;
    for (const name of ['rm', 'mkdir', 'rename'] as const) {
      const original: (...args: never[]) => Promise<unknown> = fs[name];
      jest.spyOn(fs, name).mockImplementation((async (...args: never[]) => {
        steps += 1;
        if (steps >= step) throw new Error('killed');
        return original(...args);
      }) as never);
    }
    await expect(publish(finished(), published())).rejects.toThrow('killed');
    const [version, ...others] = await versions();
    expect(others).toEqual([]);
    if (version === 'missing') expect(existsSync(published())).toBe(false);

    jest.restoreAllMocks();
    await write(finished(), 'newer');
    await publish(finished(), published());
    expect(await versions()).toEqual(['newer']);
  });

  it('never writes into the published folder', async () => {
    await write(published(), 'old');
    await write(finished(), 'new');
    const removed = jest.spyOn(fs, 'rm');
    const renamed = jest.spyOn(fs, 'rename');
    await publish(finished(), published());
    const touched = [...removed.mock.calls, ...renamed.mock.calls]
      .flat()
      .filter((target) => typeof target === 'string');
    expect(touched.filter((target) => target.startsWith(published() + path.sep))).toEqual([]);
    expect(removed.mock.calls.map(([target]) => target)).not.toContain(published());
  });
});

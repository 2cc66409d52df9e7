import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/scripts/support/files';
import { editorPath, outDir } from '@/scripts/support/paths';
import { run } from '@/scripts/support/processes';
import { jiti } from '@/tests/e2e/support/project-copy';

// `npm run test:more -- leaves`, after a build: the editor and the kit can be deleted.

const bin = (name: string) => path.resolve('node_modules', name);
const commands = [
  [jiti, 'scripts/build.ts'],
  [bin('next/dist/bin/next'), 'typegen'],
  [bin('typescript/bin/tsc'), '--noEmit', '-p', 'tests'],
  [bin('jest/bin/jest.js'), 'tests/unit', 'tests/content', 'tests/fuzz', 'tests/specification'],
];

/** Copies every file that Git tracks or would add, and files that a build reuses. Returns the new folder. */
function copyRepository(): string {
  const folder = mkdtempSync(path.resolve('.cache', 'leaves-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  const reused = ['public/pictures', 'public/admin', '.generated/fonts'];
  for (const name of [...files.split('\0'), ...reused].filter((one) => one && existsSync(one)))
    cpSync(name, path.join(folder, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Returns the files of a built site with their content, without the editor's own. */
async function readSite(folder: string): Promise<Map<string, string>> {
  const files = (await listFiles(folder)).filter((file) => !`/${file}`.startsWith(`${editorPath}/`));
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'latin1')]));
}

it.each([[['kit']], [['editor']], [['kit', 'editor']]])(
  'without %s the site builds the same, and its types and unit tests pass',
  async (leaves) => {
    const folder = copyRepository();
    try {
      for (const leaf of leaves) rmSync(path.join(folder, leaf), { recursive: true });
      // As from a terminal, not from a test.
      const env = { ...process.env, NODE_ENV: undefined, JEST_WORKER_ID: undefined };
      for (const command of commands) {
        const { status, stdout, stderr } = await run(process.execPath, command, { cwd: folder, env, minutes: 20 });
        expect(status === 0 ? '' : stdout + stderr).toBe('');
      }
      const site = await readSite(outDir);
      // With the editor, the headers of every page allow WebAssembly, which the editor alone needs.
      if (leaves.includes('editor'))
        for (const [file, text] of site) site.set(file, text.replaceAll(" 'wasm-unsafe-eval'", ''));
      expect(await readSite(path.join(folder, 'out'))).toEqual(site);
      expect(existsSync(path.join(folder, 'out', editorPath))).toBe(!leaves.includes('editor'));
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  3_600_000,
);

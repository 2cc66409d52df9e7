import path from 'node:path';

// `run.mjs` moves to the root of the repository first; jest and Playwright start there.
const root = process.cwd();

/** Absolute path of something in the repository. */
export function inRepository(...segments: string[]): string {
  return path.join(root, ...segments);
}

/** What is published: complete or absent, never half-written. */
export const outDir = inRepository('out');

/** Where a build is put together before it takes the place of `out/`. */
export const stagingDir = inRepository('.generated', 'out');

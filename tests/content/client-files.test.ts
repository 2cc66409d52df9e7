/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsIn, targetOf } from '@/scripts/architecture/read-imports';

/** What follows the import of a content file into the browser is the text of many pages; a prop is one string. */
const isContent = (file: string) => file.startsWith('content/') || file === 'lib/content.ts';

const isClientFile = (file: string) => /^\s*(['"])use client\1/.test(readFileSync(file, 'utf8'));

const clientFiles = ['app', 'components', 'lib']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  .filter((file) => /\.tsx?$/.test(file))
  .filter(isClientFile);

/** What a source imports for more than its types. */
function valueImportsIn(source: string): string[] {
  return importsIn(source).flatMap(({ specifier, isTypeOnly }) => (isTypeOnly ? [] : [specifier]));
}

/** The file of this repository that an import means; undefined for packages and for files that are no source. */
function resolve(from: string, specifier: string): string | undefined {
  const base = targetOf(from, specifier);
  if (!base) return undefined;
  const candidates = [base, `${base}.ts`, `${base}.tsx`, path.join(base, 'index.ts')];
  return candidates.find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

/** The first way from a file to the content over any number of imports; undefined where there is none. */
function wayToContent(file: string, seen = new Set<string>()): string | undefined {
  seen.add(file);
  for (const specifier of valueImportsIn(readFileSync(file, 'utf8'))) {
    const imported = resolve(file, specifier);
    if (!imported || seen.has(imported)) continue;
    const rest = isContent(imported) ? imported : wayToContent(imported, seen);
    if (rest) return `${file} → ${rest}`;
  }
  return undefined;
}

describe('a file for the browser', () => {
  it.each(clientFiles)('%s imports no content, and nothing that does', (file) => {
    expect(wayToContent(file)).toBeUndefined();
  });
});

describe('this test', () => {
  it('finds the files for the browser', () => {
    expect(clientFiles.length).toBeGreaterThan(5);
  });

  it('sees the way to the content where there is one', () => {
    expect(wayToContent('lib/content.ts')).toMatch(/^lib\/content\.ts → content\/\S+$/);
    expect(wayToContent('app/(fr)/page.tsx')).toMatch(
      /^app\/\(fr\)\/page\.tsx → .* → (content\/\S+|lib\/content\.ts)$/,
    );
  });
});

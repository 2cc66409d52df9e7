/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

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
  const statements = [
    ...source.matchAll(/^(?:import|export)\s+(?!type\s)([^'"]*?)\s*\bfrom\s*['"]([^'"]+)['"]/gm),
    ...source.matchAll(/^import\s*()['"]([^'"]+)['"]/gm),
    ...source.matchAll(/\bimport\(()\s*['"]([^'"]+)['"]/g),
  ];
  return statements.flatMap(([, names = '', specifier = '']) => (hasOnlyTypes(names) ? [] : [specifier]));
}

function hasOnlyTypes(names: string): boolean {
  const list = /^\{([^}]*)\}$/.exec(names)?.[1];
  return list?.split(',').every((name) => /^\s*(type\s|$)/.test(name)) ?? false;
}

/** The file of this repository that an import means; undefined for packages and for files that are no source. */
function resolve(from: string, specifier: string): string | undefined {
  if (!/^(@\/|\.)/.test(specifier)) return undefined;
  const base = specifier.startsWith('@/') ? specifier.slice(2) : path.join(path.dirname(from), specifier);
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

  it.each([
    "import { routes } from '@/content/routes';",
    "import { type RouteId, routes } from '@/content/routes';",
    "import {\n  type RouteId,\n  routes,\n} from '@/content/routes';",
    "import * as all from '@/content/routes';",
    "import all from '@/content/routes';",
    "import '@/content/routes';",
    "export { routes } from '@/content/routes';",
    "const all = await import('@/content/routes');",
  ])('counts %j', (source) => {
    expect(valueImportsIn(source)).toEqual(['@/content/routes']);
  });

  it.each([
    "import type { RouteId } from '@/content/routes';",
    "import { type RouteId } from '@/content/routes';",
    "import {\n  type RouteId,\n  type RoutePath,\n} from '@/content/routes';",
    "export type { RouteId } from '@/content/routes';",
    "// import { routes } from '@/content/routes';",
  ])('does not count %j', (source) => {
    expect(valueImportsIn(source)).toEqual([]);
  });
});

/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { drawArchitecture, weights } from '@/scripts/architecture/draw';
import { layerOf, layers } from '@/scripts/architecture/layers';
import { type Architecture, describeArchitecture, readSources, type SourceFile } from '@/scripts/architecture/read';
import { importsIn, targetOf } from '@/scripts/architecture/read-imports';
import { architectureTable, putTable, tableOf } from '@/scripts/architecture/table';

describe('the imports of a source', () => {
  const value = { specifier: '@/content/routes', isTypeOnly: false };
  const type = { ...value, isTypeOnly: true };

  it.each([
    "import { routes } from '@/content/routes';",
    "import { type RouteId, routes } from '@/content/routes';",
    "import {\n  type RouteId,\n  routes,\n} from '@/content/routes';",
    "import * as all from '@/content/routes';",
    "import all from '@/content/routes';",
    "import all, { type RouteId } from '@/content/routes';",
    "import '@/content/routes';",
    'import "@/content/routes";',
    "export { routes } from '@/content/routes';",
    "export * from '@/content/routes';",
    "const all = await import('@/content/routes');",
    "const load = () => useLoaded(() =>\n  import(\n    '@/content/routes'\n  ));",
  ])('count %j', (source) => {
    expect(importsIn(source)).toEqual([value]);
  });

  it.each([
    "import type { RouteId } from '@/content/routes';",
    "import { type RouteId } from '@/content/routes';",
    "import {\n  type RouteId,\n  type RoutePath,\n} from '@/content/routes';",
    "export type { RouteId } from '@/content/routes';",
    "type Load = typeof import('@/content/routes');",
  ])('know that %j is gone once compiled', (source) => {
    expect(importsIn(source)).toEqual([type]);
  });

  it.each([
    "// import { routes } from '@/content/routes';",
    "/*\nimport { routes } from '@/content/routes';\n*/",
    "const code = `\nimport { routes } from '@/content/routes';\n`;",
    "export const from = '@/content/routes';",
    "export function read(from: string, to = '@/content/routes') {}",
    "const { resolve } = import.meta; resolve('@/content/routes');",
  ])('do not count %j', (source) => {
    expect(importsIn(source)).toEqual([]);
  });

  it('stand in the order of the text', () => {
    const source = "import 'a';\nconst b = import('b');\nexport * from 'c';\n";
    expect(importsIn(source).map(({ specifier }) => specifier)).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['app/(fr)/page.tsx', '@/lib/href', 'lib/href'],
    ['lib/i18n/messages.ts', '../../messages/fr.json', 'messages/fr.json'],
    ['lib/format.ts', './typography', 'lib/typography'],
    ['lib/format.ts', 'react', undefined],
    ['lib/format.ts', '@tanstack/react-query', undefined],
  ])('in %s mean by %s the file %s', (file, specifier, target) => {
    expect(targetOf(file, specifier)).toBe(target);
  });
});

describe('the description', () => {
  const source = (file: string, ...imports: string[]): SourceFile => ({
    file,
    text: imports.map((specifier) => `import '${specifier}';\n`).join(''),
  });

  it('counts files, lines and imports across layers, and names the files that hold them', () => {
    const described = describeArchitecture([
      source('lib/a.ts', '../content/routes', '../content/salon', './b', 'react'),
      source('lib/b.ts', '../content/routes'),
      source('content/routes.ts'),
    ]);
    expect(described.sizes.lib).toEqual({ files: 2, lines: 5 });
    expect(described.arrows).toEqual([{ from: 'lib', to: 'content', imports: 3, files: ['lib/a.ts', 'lib/b.ts'] }]);
  });

  it('asks for the layer of a new folder of components', () => {
    expect(() => layerOf('components/charts/bar.tsx')).toThrow(
      'components/charts/bar.tsx stands in no layer: list its folder in scripts/architecture/layers.ts.',
    );
  });

  it('cannot be drawn with an import that leads up, and names the file', () => {
    const upwards = describeArchitecture([source('components/layout/footer.tsx', '@/components/sections/hero')]);
    expect(() => drawArchitecture(upwards)).toThrow(
      'components/layout imports components/sections, which stands above it: components/layout/footer.tsx.',
    );
  });

  it('shows in the width of a wire how much is imported', () => {
    const widthOf = (count: number) =>
      / stroke-width="([\d.]+)"/.exec(
        drawArchitecture(describeArchitecture([source('lib/a.ts', ...new Array(count).fill('../content/a'))])),
      )?.[1];
    expect([1, 10, 25].map(widthOf)).toEqual(weights.map(({ width }) => String(width)).reverse());
  });
});

describe('the committed picture', () => {
  const page = readFileSync('docs/architecture.md', 'utf8');
  const outdated = 'docs/ no longer shows what the code imports: run "npm run architecture" and commit what it writes.';
  let real: Architecture;

  beforeAll(async () => {
    real = describeArchitecture(await readSources());
  });

  it('is what the code says', () => {
    const isTrue = readFileSync('docs/architecture.svg', 'utf8') === drawArchitecture(real);
    expect(isTrue ? '' : outdated).toBe('');
  });

  it('has a table of the same imports, whose figures are not off by more than a quarter', () => {
    const [shown, true_] = [tableOf(page), architectureTable(real)].map((table) => ({
      words: table.replace(/\d+/g, 'n'),
      figures: (table.match(/\d+/g) ?? []).map(Number),
    }));
    const isNear = shown?.figures.every((figure, index) => {
      const today = true_?.figures[index] ?? 0;
      return Math.abs(figure - today) <= Math.max(5, today / 4);
    });
    expect(shown?.words === true_?.words && isNear ? '' : outdated).toBe('');
  });

  it('describes every layer in as few characters as its box has room for', () => {
    for (const { what } of layers) expect(what.length).toBeLessThanOrEqual(28);
  });

  it('leaves the words around the table alone', () => {
    const [before, after] = page.split(tableOf(page));
    expect(putTable(page, 'a table')).toBe(`${before}a table${after}`);
  });
});

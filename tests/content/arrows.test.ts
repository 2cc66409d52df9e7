/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** File, import, and whether the house allows it. */
const imports = [
  ['app/(fr)/page.tsx', "import '@/components/templates/home';", true],
  ['app/(fr)/page.tsx', "import '@/components/layout/header';", true],
  ['app/(fr)/page.tsx', "import '@/content/routes';", true],
  ['app/(fr)/layout.tsx', "import '../globals.css';", true],
  ['app/(fr)/page.tsx', "import '@/components/sections/hero';", false],
  ['app/(fr)/page.tsx', "import '@/components/ui/button';", false],
  ['app/(fr)/page.tsx', "import '../../components/sections/hero';", false],

  ['components/templates/home.tsx', "import '@/components/sections/hero';", true],
  ['components/templates/home.tsx', "import '@/content/routes';", true],
  ['components/templates/home.tsx', "import '@/app/manifest';", false],

  ['components/sections/hero.tsx', "import '@/components/ui/button';", true],
  ['components/sections/hero.tsx', "import '@/components/templates/home';", false],
  ['components/sections/hero.tsx', "import '../templates/home';", false],
  ['components/sections/hero.tsx', "import { useState } from 'react';", true],
  ['components/sections/hero.tsx', "import 'framer-motion/dom/mini';", true],
  ['components/layout/header.tsx', "import '@/components/templates/home';", false],

  ['components/ui/button.tsx', "import '@/content/salon';", false],
  ['components/ui/button.tsx', "import type { RouteId } from '@/content/routes';", false],
  ['components/ui/button.tsx', "import '@/lib/content/pages';", false],
  ['components/ui/button.tsx', "import '@/components/sections/hero';", false],
  ['components/ui/button.tsx', "import 'framer-motion';", false],
  ['components/ui/button.tsx', "import '@radix-ui/react-select';", true],

  ['components/islands/gallery.ts', "import '@/components/sections/gallery';", true],
  ['components/islands/gallery.ts', "import '@/components/templates/gallery';", false],

  ['components/page-script/status.ts', "import '@/lib/dates/opening-hours';", true],
  ['components/page-script/status.ts', "import '@/lib/content/pages';", false],
  ['components/page-script/status.ts', "import '@/components/sections/hero';", false],
  ['components/page-script/status.ts', "import 'framer-motion';", false],

  ['lib/format.ts', "import '../content/salon';", true],
  ['lib/format.ts', "import './typography';", true],
  ['lib/format.ts', "import '@/content/salon';", false],
  ['lib/format.ts', "import '../components/layout/header';", false],
  ['lib/i18n/request.ts', "import '../../app/manifest';", false],

  ['content/prices.ts', "import './routes';", true],
  ['content/prices.ts', "import '../lib/format';", false],
  ['content/prices.ts', "import 'react';", false],

  ['scripts/build.ts', "import '../content/salon';", true],
  ['scripts/content-check/salon.ts', "import 'zod';", true],
  ['scripts/build.ts', "import '@/content/salon';", false],
  ['scripts/build.ts', "import '../components/layout/header';", false],

  ['components/booking/schema.ts', "import 'zod/mini';", true],
  ['lib/booking-request.ts', "import 'zod/mini';", true],
  ['lib/booking-request.ts', "import '../components/booking/form';", false],
  ...['app/page.tsx', 'components/templates/a.tsx', 'components/sections/a.tsx', 'components/layout/a.tsx']
    .concat([
      'components/ui/a.tsx',
      'components/islands/a.tsx',
      'components/page-script/a.ts',
      'components/booking/a.tsx',
      'lib/a.ts',
    ])
    .map((file) => [file, "import '@/scripts/build';", false] as const),
  ...['app/page.tsx', 'components/templates/a.tsx', 'components/sections/a.tsx', 'components/layout/a.tsx']
    .concat(['components/ui/a.tsx', 'components/islands/a.tsx', 'components/page-script/a.ts', 'lib/a.ts'])
    .map((file) => [file, "import 'zod/mini';", false] as const),
] as const;

/** Which of the imports the linter refuses under the configuration of this repository. */
function refusedByLint(): Set<string> {
  const house = mkdtempSync(path.join(os.tmpdir(), 'house-'));
  try {
    cpSync('biome.json', path.join(house, 'biome.json'));
    // The configuration asks for the ignore file it honours.
    cpSync('.gitignore', path.join(house, '.gitignore'));
    for (const [index, [file, statement]] of imports.entries()) {
      // One file for each statement, under a name that the rule for its folder cannot tell from the real one.
      const { dir, name, ext } = path.parse(file);
      const target = path.join(house, dir, `${name}-${index}${ext}`);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, `${statement}\n`);
    }
    const biome = path.resolve('node_modules', '@biomejs', 'biome', 'bin', 'biome');
    const options = ['--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=none'];
    const { stdout } = spawnSync(process.execPath, [biome, 'lint', ...options, '.'], { cwd: house, encoding: 'utf8' });
    const { diagnostics }: { diagnostics: { location: { path: string } }[] } = JSON.parse(stdout);
    return new Set(diagnostics.map(({ location }) => String(imports[indexOf(location.path)])));
  } finally {
    rmSync(house, { recursive: true });
  }
}

function indexOf(file: string): number {
  return Number(/-(\d+)\.tsx?$/.exec(file)?.[1]);
}

describe('the linter', () => {
  const refused = refusedByLint();

  it.each(imports)('knows whether in %s one may write %s', (...line) => {
    expect(refused.has(String(line))).toBe(!line[2]);
  });
});

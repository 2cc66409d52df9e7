import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/scripts/support/files';

const pages = 'components/layout components/browser components/ui lib lib/schema:types';
const scripts = 'scripts/support lib lib/schema zod';
const data = 'lib/content/content lib/schema:types';

/**
 * Room → what it may enter of the others: a room, or files of it; `:types` where it takes no values, as no page carries zod. A room is
 * a folder, or one file that lies deeper than its folder. They stand from top to bottom: each enters rooms below it alone, so that there
 * is no circle; a new room stands above those that it enters. Of the packages those two are named that pages pay for.
 */
const walls: Record<string, string> = {
  app: 'components/*/*-page components/layout lib lib/schema:types',
  'components/blog': `${pages} components/prices/price-notes components/prices/price-rows`,
  'components/examples': `${pages} components/booking/booking-form components/prices/choice-signs components/prices/price-table`,
  'components/gallery': `${pages} components/prices/price-notes`,
  'components/home': `${pages} components/contact/contact-map components/contact/facts components/services/shade-card .generated/film.json .generated/season.json framer-motion`,
  'components/landing': `${pages} components/contact/contact-map components/contact/facts components/prices/price-line
    components/services/lead components/services/service-lines components/services/service-panel`,
  'components/legal': pages,
  'components/not-found': `${pages} components/contact/map-drawing`,
  'components/own': `${pages} components/prices/choice-signs components/prices/price-notes components/prices/price-table components/prices/voucher`,
  'components/services': `${pages} components/prices/choice-signs components/prices/price-line
    components/prices/price-notes components/prices/price-rows`,
  'components/contact': `${pages} components/booking/booking-form .generated/holidays.json`,
  'components/booking': `${pages} components/prices/choice components/prices/choice-signs .generated/day-locales zod`,
  'components/prices': pages,
  'components/layout': `${pages} .generated/brand`,
  'components/browser': 'lib/dates lib/assets lib/i18n lib/links',
  'components/ui': 'lib/dates lib/assets lib/i18n lib/links',
  scripts: `${scripts} scripts`,
  'scripts/inspect': `${scripts} scripts/content scripts/assets scripts/finish scripts/preview scripts/browser .htmlvalidate.mjs`,
  'scripts/assets': `${scripts} scripts/content`,
  'scripts/preview': `${scripts} scripts/finish`,
  'scripts/browser': scripts,
  'scripts/finish': scripts,
  'scripts/content': scripts,
  'scripts/support': scripts,
  lib: data,
  'lib/seo': `${data} lib`,
  'lib/assets': `${data} lib .generated`,
  'lib/content': `${data} lib/links lib/dates lib/i18n`,
  'lib/links': `${data} lib/i18n`,
  'lib/dates': `${data} lib/i18n`,
  'lib/i18n': `${data} messages`,
  'lib/content/content': '.generated/content',
  'lib/schema': 'zod',
};

const rooms = Object.keys(walls);

/** The room of a file, whether or not it has a line. */
function roomOf(file: string): string {
  const name = file.replace(/\.tsx?$/, '');
  return rooms.includes(name) ? name : (/^(app|[^/]+\/[^/]+(?=\/)|[^/]+)/.exec(file)?.[0] ?? file);
}

/** Every way to import, as the formatter writes it. Compilers leave types out of what they tell of a file, and these count. */
const imports = /^(?:import|export) (type )?(?:[^'";]*? from )?'([^']+)'|\b(?:import|require)\(\s*'([^']+)'/gm;

/** What a file imports and may not, by its text. */
function breachesIn(file: string, text: string): string[] {
  const room = roomOf(file);
  const row = walls[room]?.split(/\s+/);
  if (!row) return [`${file}: a new room is a line of ${path.basename(__filename)}`];
  const isOfPages = /^(app|components)\//.test(file);
  return [...text.matchAll(imports)].flatMap(([, type, early, late]) => {
    const name = early ?? late ?? '';
    const isPackage = !/^(\.|@\/)/.test(name);
    if (isPackage && !/^(zod|framer-motion)\b/.test(name)) return [];
    const target = name.startsWith('.') ? path.posix.join(path.dirname(file), name) : name.replace(/^@\//, '');
    const other = roomOf(target);
    if (!isPackage && name.startsWith('@/') !== (isOfPages && other !== room))
      return [
        `${file}: ${name} is imported ${isOfPages ? 'by @/ from another room alone' : 'relatively, for scripts'}`,
      ];
    if (other === room) return [];
    const isBelow = !walls[other] || rooms.indexOf(other) > rooms.indexOf(room);
    const open = type ? row.map((one) => one.replace(':types', '')) : row;
    const isOpen = open.some((one) => new RegExp(`^${one.replaceAll('*', '[^/]+')}(/|$)`).test(target));
    if (isBelow && isOpen) return [];
    return [
      `${file}: ${isOpen ? `the line of ${room} must stand above that of ${other}` : `${room} may not enter ${target}`}`,
    ];
  });
}

it('no file enters a room that its own may not enter, and every room has its line', async () => {
  const roots = ['app', 'components', 'lib', 'lib/schema', 'scripts'];
  const files = (await Promise.all(roots.map(async (root) => (await listFiles(root)).map((file) => `${root}/${file}`))))
    .flat()
    .filter((file) => /\.tsx?$/.test(file));
  expect(files.map(roomOf)).toEqual(expect.arrayContaining(rooms));
  expect(files.flatMap((file) => breachesIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});

it.each([
  ['app/page.tsx', "import { Hero } from '@/components/home/hero';"],
  ['app/page.tsx', "import { collections } from '@/lib/schema/collections';"],
  ['app/page.tsx', "export * from 'framer-motion/client';"],
  ['components/home/hero.tsx', "import { PriceRail } from '@/components/prices/price-rail';"],
  ['components/home/hero.tsx', "import type {\n  A,\n  B,\n} from '@/components/prices/price-rail';"],
  ['components/home/hero.tsx', "const late = import('@/scripts/build');"],
  ['components/home/hero.tsx', "import '../layout/header';"],
  ['components/home/hero.tsx', "import { About } from '@/components/home/about';"],
  ['components/booking/draft.ts', "import { motion } from 'framer-motion';"],
  ['components/gallery/draft.ts', "import { z } from 'zod/mini';"],
  ['components/layout/header.tsx', "import { content } from '@/.generated/content';"],
  ['components/browser/menu.ts', "import { Button } from '@/components/ui/button';"],
  ['components/ui/button.tsx', "import { salon } from '@/lib/content/content';"],
  ['components/new-room/draft.tsx', ''],
  ['lib/new-room/draft.ts', ''],
  ['scripts/new-room/draft.ts', ''],
  ['lib/i18n/fill.ts', "import { getPage } from '../content/pages';"],
  ['lib/dates/moment.ts', "import { salon } from '@/lib/content/content';"],
  ['scripts/content/problem.ts', "import type { Failure } from '../editor/failures';"],
  ['scripts/build.ts', "import { Button } from '../components/ui/button';"],
  ['lib/schema/salon.ts', "import { fill } from '../../lib/i18n/fill';"],
])('%s may not: %s', (file, text) => expect(breachesIn(file, text)).toHaveLength(1));

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CmsConfig, Field } from '@sveltia/cms';
import Ajv from 'ajv';
import * as content from '@/lib/content/content';
import { idsOfKind } from '@/lib/content/pages';
import { type Entry, readEntries } from '@/scripts/content/entries';
import { readContentFiles } from '@/scripts/content/read-files';
import { type Place, placesIn } from '@/scripts/content/schema-walk';
import { backendFor, editorConfig } from '@/scripts/editor/config';
import { type Correction, corrected } from '@/scripts/editor/corrections';
import { patternFor } from '@/scripts/editor/fields';
import { versionOf } from '@/scripts/editor/make-editor';
import { editorPage } from '@/scripts/editor/page';
import { githubRepository } from '@/scripts/editor/repository';
import { salonFolder } from '@/scripts/support/paths';
import { partsOf } from '@/tests/content/support/changed-content';

const corrections: Record<string, Correction> = {};
const config = editorConfig({ content, basePath: '/salon', corrections });

type AnyField = Field & { fields?: Field[]; field?: Field; types?: { name: string; fields?: Field[] }[] };

/** The form of a file. */
function formOf(file: string): readonly Field[] {
  const place = file.replace(/^content/, salonFolder);
  const forms = (config.collections ?? []).flatMap((one): object[] => {
    if ('files' in one) return one.files.filter((own) => 'file' in own && own.file === place);
    return 'folder' in one && place.startsWith(`${one.folder}/`) ? [one] : [];
  });
  expect([file, forms.length]).toEqual([file, 1]);
  return Reflect.get(Object(forms[0]), 'fields');
}

/** Every field of a form by its place, `*` standing for each item of a list. */
function placesOf(form: readonly Field[], path: string[] = []): [place: string, field: AnyField][] {
  return form.flatMap((one) => {
    const field = one as AnyField;
    const here = [...path, field.name === 'body' ? 'sections' : field.name];
    const inList = field.widget === 'list' ? [...here, '*'] : here;
    return [
      [here.join('.'), field] as [string, AnyField],
      ...(field.field ? placesOf([{ ...field.field, name: '*' }], here) : []),
      ...placesOf(field.fields ?? [], inList),
      ...(field.types ?? []).flatMap((type) => placesOf(type.fields ?? [], here)),
    ];
  });
}

const fieldAt = (file: string, place: string): AnyField => {
  const found = placesOf(formOf(file)).find(([one]) => one === place);
  if (!found) throw new Error(`The form of ${file} has no field ${place}.`);
  return found[1];
};

const ruleOf = (field: AnyField) => ('pattern' in field && field.pattern ? new RegExp(field.pattern[0]) : undefined);
const starred = ({ path }: Place) => path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');

let entries: Entry[];
let files: Awaited<ReturnType<typeof readContentFiles>>;
beforeAll(async () => {
  files = await readContentFiles();
  ({ entries } = readEntries(files));
});

it('is written as the schema of the editor asks', () => {
  const schema = JSON.parse(readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8'));
  const validate = new Ajv({ strict: false, allowUnionTypes: true, validateFormats: false }).compile<CmsConfig>(schema);
  validate(config);
  expect(validate.errors).toBeNull();
});

it('has one version whatever its words are, and another with another field', () => {
  const [form = {}, ...others] = config.collections ?? [];
  const renamed = { ...config, collections: [{ ...form, label: 'Autrement' }, ...others] };
  expect(versionOf(renamed)).toBe(versionOf(config));
  expect(versionOf({ ...config, collections: others })).not.toBe(versionOf(config));
});

it('asks for every field of every file by its French name, and accepts what is written there now', () => {
  for (const entry of entries) {
    const form = new Map(placesOf(formOf(entry.file)));
    const body = partsOf(files[entry.file] ?? '').body?.trim();
    for (const place of placesIn(entry.schema, entry.data)) {
      const { path, field, value } = place;
      // What an answer or a text consists of is no field of its own.
      const isItem =
        typeof path.at(-1) === 'number' && ['object', 'choice', 'holiday'].includes(field?.control.as ?? '');
      if (!field || path.length === 0 || isItem || (path[0] === 'sections' && path.length > 1)) continue;
      const asked = form.get(starred(place));
      expect([entry.file, starred(place), asked?.label]).toEqual([entry.file, starred(place), field.label]);
      const written = path[0] === 'sections' ? body : value;
      if (asked && written !== undefined && typeof written !== 'object') {
        expect(String(written).trim()).toMatch(ruleOf(asked) ?? /^/);
      }
    }
  }
});

describe('a form', () => {
  const [price] = Object.keys(content.prices).map((id) => `content/prices/${id}.json`);
  const [landing] = idsOfKind('landing').map((id) => `content/pages/${id}.md`);
  const rows: [file: string | undefined, place: string, right: string[], wrong: string[]][] = [
    [price, 'price.amount', ['58', '57.5', '57,50', '2000'], ['57.523', '57,52', '58.-', '10001']],
    [price, 'minutes', ['45'], ['0', '45 min', '4,5']],
    [
      'content/salon.json',
      'phone',
      ['+41 32 123 45 67', '[Exemple] +41 32 000 00 00', '032 123 45 67'],
      ['032 123 45', '+33 6 12 34 56 78'],
    ],
    ['content/hours.json', 'week.monday', ['9:00-12:00, 13:30-18:00', '9h-18h'], ['09:00-24:00', 'le matin']],
    ['content/price-list.json', 'validFrom', ['2027-01-01', '[exemple] 2027-01-01'], ['1.1.2027']],
    [landing, 'title', ['t'.repeat(60), '[exemple] oui'], ['t'.repeat(61)]],
    [
      landing,
      'sections',
      ['## T\n\nA.\n\nB \\*.\n\n## U\n\nC.'],
      ['A.', '## T', '### T\n\nA.', '## T\n\n1. A', '## T\n\n**A**'],
    ],
  ];

  it.each(rows.flatMap(([file, ...row]) => (file ? [[file, ...row] as const] : [])))(
    'of %s tells right from wrong at %s',
    (file, place, right, wrong) => {
      const rule = ruleOf(fieldAt(file, place)) ?? /$^/;
      expect(right.filter((value) => !rule.test(value))).toEqual([]);
      expect(wrong.filter((value) => rule.test(value))).toEqual([]);
    },
  );

  it('counts the characters of the name that stands for {salon}', () => {
    const limits = { min: 5, max: 20 };
    const known = { label: 'T', pattern: '^[\\s\\S]{5,20}$', limits, control: { as: 'line' } } as const;
    // Ten characters, three more than {salon} has.
    const words = { corrections, salonName: 'Chez Julie', choices: () => [] };
    const rule = new RegExp(patternFor(known, words));
    const accepted = [`{salon}${'x'.repeat(10)}`, '{salon}{salon}', `{annees-accueil} ans ${'x'.repeat(4)}`];
    const refused = [`{salon}${'x'.repeat(11)}`, '{salon}{salon}x', 'x'.repeat(21)];
    expect([...accepted, ...refused].map((text) => rule.test(text))).toEqual([true, true, true, false, false, false]);
  });

  it('has what is said of a page first and what is said to Google last, in boxes that count', () => {
    for (const { file } of entries.filter(({ collection }) => collection === 'pages')) {
      const form = formOf(file).filter(({ widget }) => widget !== 'hidden');
      expect([file, form[0]?.name, ...form.slice(-2)]).toEqual([
        file,
        'heading',
        expect.objectContaining({ name: 'title', widget: 'text', maxlength: expect.any(Number) }),
        expect.objectContaining({ name: 'description', widget: 'text', maxlength: expect.any(Number) }),
      ]);
    }
    expect(formOf('content/hours.json')[0]?.name).toBe('closings');
    expect(fieldAt(String(price), 'group')).not.toHaveProperty('required');
  });

  it('offers pages and groups by their names', () => {
    const options = (field: AnyField) => Object(field).options as { value: string; label: string }[];
    const [trade] = content.trades;
    const { id: value, title: label } = trade?.groups[0] ?? {};
    expect(options(fieldAt(String(price), 'group'))).toContainEqual({ value, label });
    const pages = options(fieldAt('content/navigation.json', 'salon.*'));
    // Articles are the blog's to show.
    const others = Object.entries(content.pages).filter(([, { kind }]) => kind !== 'article' && kind !== 'archive');
    expect(pages).toEqual(others.map(([value, { label }]) => ({ value, label })));
  });
});

describe('numbers', () => {
  it('are known by their names wherever there is one, which no other value has', () => {
    for (const entry of entries) {
      for (const { value, path } of placesIn(entry.schema, entry.data)) {
        const name = path.findLast((step) => typeof step === 'string');
        // Order is the editor's own, and days of the week are choices.
        if (path[0] === 'order' || name === 'days' || !['number', 'string'].includes(typeof value)) continue;
        expect([path, corrections[String(name)] === 'number']).toEqual([path, typeof value === 'number']);
      }
    }
  });

  it('are saved as numbers, with a comma or a point', () => {
    const entry = { service: '12', price: { kind: 'fixed', amount: ' 57,50 ', overviewAmount: '' }, minutes: '' };
    expect(corrected(entry, { minutes: 'number', amount: 'number', overviewAmount: 'number' })).toEqual({
      service: '12',
      price: { kind: 'fixed', amount: 57.5 },
    });
    const list = { items: [{ x: '1' }, { x: 2 }, {}], other: 'a', x: 'trois' };
    expect(corrected(list, { x: 'number', absent: 'number' })).toEqual({ ...list, items: [{ x: 1 }, { x: 2 }, {}] });
  });
});

it.each([
  ['hours', '9h-16h', '09:00-16:00'],
  ['hours', '9.00–16.00', '09:00-16:00'],
  ['hours', 'de 9 à 12 et 13h30 à 18 h', '09:00-12:00, 13:30-18:00'],
  ['hours', '9:00 - 12:00, 13:30 - 18:00', '09:00-12:00, 13:30-18:00'],
  ['hours', 'le matin', 'le matin'],
  ['phone', '032 951 23 45', '+41 32 951 23 45'],
  ['phone', '0041 (0)32 951.23.45', '+41 32 951 23 45'],
  ['phone', '+41 32 951 23 45', '+41 32 951 23 45'],
  ['phone', '951 23 45', '951 23 45'],
  ['line', 'Une coupe\n à Berne\n', 'Une coupe à Berne'],
] as const)('puts %s right that are written as people do: %s', (correction, text, written) => {
  expect(corrected({ value: text }, { value: correction })).toEqual({ value: written });
});

it.each([
  ['julie/salon', 'julie/salon'],
  ['github:julie/salon', 'julie/salon'],
  ['https://github.com/julie/salon.git', 'julie/salon'],
  ['git@github.com:julie/salon.git', 'julie/salon'],
  ['git+ssh://git@github.com/julie/salon.git', 'julie/salon'],
  [{ type: 'git', url: 'git+https://github.com/julie/mon.salon.git/' }, 'julie/mon.salon'],
  [undefined, undefined],
  [{}, undefined],
  ['julie', undefined],
  ['gitlab:julie/salon', undefined],
  ['https://gitlab.com/julie/salon', undefined],
  ['https://github.com.example/julie/salon', undefined],
  ['https://github.com/julie/salon/tree/essai', undefined],
])(
  'understands what npm does of the repository in package.json, where it is one on GitHub: %p',
  (field, repository) => {
    expect(githubRepository(field)).toBe(repository);
  },
);

describe('without a repository', () => {
  it('names an owner that nobody can be on GitHub, and lets the page ask GitHub for nothing', () => {
    expect(backendFor('julie/salon')).toMatchObject({ name: 'github', repo: 'julie/salon', auth_methods: ['token'] });
    expect(backendFor().repo).toMatch(/^-/);
    expect(editorPage('julie/salon')).toContain('https://api.github.com');
    expect(editorPage()).not.toContain('https://');
  });

  it('a release has no editor, nor the one of the build before', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'release-'));
    mkdirSync(path.join(folder, 'public', 'admin'), { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{ "repository": "gitlab:julie/salon" }');
    jest.spyOn(process, 'cwd').mockReturnValue(folder);
    process.env.RELEASE = '1';
    try {
      await jest.isolateModulesAsync(async () => {
        await (await import('@/scripts/editor/make-editor')).makeEditor();
      });
      expect(readdirSync(path.join(folder, 'public'))).toEqual([]);
    } finally {
      jest.restoreAllMocks();
      delete process.env.RELEASE;
      rmSync(folder, { recursive: true });
    }
  });
});

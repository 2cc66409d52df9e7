import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CmsConfig, Field } from '@sveltia/cms';
import Ajv from 'ajv';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { type Collection, collections } from '@/content/schema/collections';
import { fields } from '@/content/schema/fields';
import * as content from '@/lib/content/content';
import { required } from '@/scripts/content-check/schema-walk';
import { backendFor, editorConfig } from '@/scripts/editor/config';
import { patternFor } from '@/scripts/editor/fields';
import { withNumbers } from '@/scripts/editor/numbers';
import { editorPage } from '@/scripts/editor/page';
import { githubRepository } from '@/scripts/editor/repository';
import { listFiles } from '@/scripts/support/files';

const numbers = new Set<string>();
const config = editorConfig({ content, basePath: '/salon', numbers });

/** The forms of the editor by the file or folder they fill, with the schema the build has for it. */
function forms(): { name: string; schema: z.ZodObject; form: Field[] }[] {
  return Object.entries(collections as Record<string, Collection>).flatMap(([id, collection]) => {
    const made = config.collections?.find((one) => 'name' in one && one.name === id);
    if (!made || 'divider' in made) throw new Error(`The editor has no collection ${id}.`);
    const files = 'files' in made ? made.files : [];
    if ('folder' in collection) {
      const { folder, schema } = collection;
      if (schema instanceof z.ZodObject) return [{ name: folder, schema, form: 'fields' in made ? made.fields : [] }];
      // Where each kind of page has its own form, the files are named one by one.
      return files.flatMap((one) => {
        const id = one.name.split('/').at(-1) ?? '';
        const own = schema[content.pages[id]?.kind ?? ''];
        return own && 'fields' in one
          ? [{ name: one.file.replace(/^salon\//, ''), schema: own, form: one.fields }]
          : [];
      });
    }
    return Object.entries(collection.files).map(([name, { file, schema }]) => ({
      name: file,
      schema,
      form: files.flatMap((one) => ('fields' in one && one.name === name ? one.fields : [])),
    }));
  });
}

type AnyField = Field & { fields?: Field[]; field?: Field; types?: { name: string; fields?: Field[] }[] };

/** Every field of a form by its place, `*` standing for each item of a list. */
function places(form: readonly Field[], path: string[] = []): [place: string, field: AnyField][] {
  return form.flatMap((one) => {
    const field = one as AnyField;
    const here = [...path, field.name === 'body' ? 'sections' : field.name];
    const inList = field.widget === 'list' ? [...here, '*'] : here;
    return [
      [here.join('.'), field] as [string, AnyField],
      ...(field.field ? places([{ ...field.field, name: '*' }], here) : []),
      ...places(field.fields ?? [], inList),
      ...(field.types ?? []).flatMap((type) => places(type.fields ?? [], here)),
    ];
  });
}

/** The same of a schema, with the label of each; what an answer consists of is no field of its own. */
function asked(schema: z.ZodType, path: string[] = []): [place: string, label: string][] {
  const inner = required(schema);
  const field = fields.get(inner);
  const here: [string, string][] =
    field && path.length > 0 && path.at(-1) !== '*' ? [[path.join('.'), field.label]] : [];
  if (field?.control.as === 'body') return here;
  if (inner instanceof z.ZodArray) {
    const item = required(inner.element as z.ZodType);
    const control = fields.get(item)?.control.as;
    if (control === 'choice' || control === 'holiday') return here;
    const itemLabel: [string, string][] =
      control === 'object' ? [] : [[[...path, '*'].join('.'), fields.get(item)?.label ?? '']];
    return [...here, ...itemLabel, ...asked(item, [...path, '*'])];
  }
  if (inner instanceof z.ZodDiscriminatedUnion) {
    return [...here, ...inner.options.flatMap((option) => asked(option as z.ZodType, path).slice(1))];
  }
  if (!(inner instanceof z.ZodObject)) return here;
  return [...here, ...Object.entries(inner.shape).flatMap(([key, part]) => asked(part as z.ZodType, [...path, key]))];
}

const placeOf = (name: string, place: string): AnyField => {
  const form = forms().find((one) => one.name === name)?.form ?? [];
  const field = places(form).find(([one]) => one === place)?.[1];
  if (!field) throw new Error(`${name} has no field ${place}.`);
  return field;
};

const ruleOf = (field: AnyField) => ('pattern' in field && field.pattern ? new RegExp(field.pattern[0]) : undefined);

it('is written as the schema of the editor asks', () => {
  const schema = JSON.parse(readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8'));
  const validate = new Ajv({ strict: false, allowUnionTypes: true, validateFormats: false }).compile<CmsConfig>(schema);
  validate(config);
  expect(validate.errors).toBeNull();
  const misspelt = structuredClone(config);
  Object.assign(Object(misspelt.collections?.[0]), { lable: 'x' });
  expect(validate(misspelt)).toBe(false);
});

it.each(forms().map(({ name, schema, form }) => [name, schema, form] as const))(
  'asks once for every field of %s, by its French name',
  (_, schema, form) => {
    const found = places(form).map(([place, { label }]) => `${place}: ${label}`);
    expect(found.sort()).toEqual(
      asked(schema)
        .map(([place, label]) => `${place}: ${label}`)
        .sort(),
    );
  },
);

describe('a form', () => {
  /** The fields of a file as the editor has them: the text of Markdown is one of them. */
  const read = (file: string): object => {
    const text = readFileSync(file, 'utf8');
    if (file.endsWith('.json')) return JSON.parse(text);
    const [, matter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
    return { ...parseYaml(matter), sections: body.trim() };
  };

  /** Every value at a place. */
  const valuesAt = (value: unknown, [key, ...rest]: string[]): unknown[] => {
    if (key === undefined) return [value];
    if (key === '*') return (Array.isArray(value) ? value : []).flatMap((item) => valuesAt(item, rest));
    const inner = Object(value)[key];
    return inner === undefined ? [] : valuesAt(inner, rest);
  };

  it('accepts everything that is written now', async () => {
    const files = (await listFiles('content'))
      .map((file) => `content/${file}`)
      .filter((file) => /\.(json|md)$/.test(file));
    const tried = forms().flatMap(({ name, form }) =>
      files
        .filter((file) => file === name || file.startsWith(`${name}/`))
        .flatMap((file) =>
          places(form).flatMap(([place, field]) =>
            valuesAt(read(file), place.split('.')).map((value) => ({
              place: `${file} ${place}: ${value}`,
              isAccepted: value === '' || (ruleOf(field)?.test(String(value).trim()) ?? true),
            })),
          ),
        ),
    );
    expect(tried.filter(({ isAccepted }) => !isAccepted).map(({ place }) => place)).toEqual([]);
    expect(tried.length).toBeGreaterThan(100);
  });

  const description = (length: number) => 'd'.repeat(length);
  it.each([
    [
      'content/prices',
      'price.amount',
      ['58', '57.5', '57,50', '0', '10000'],
      ['57.523', '57,52', '58.-', 'abc', '10001'],
    ],
    ['content/prices', 'minutes', ['45'], ['0', '45 min', '4,5', '1000']],
    ['content/salon.json', 'phone', ['+41 32 123 45 67', '[exemple] +41 32 000 00 00'], ['032 123 45 67', '+41 32 12']],
    ['content/salon.json', 'email', ['bonjour@salon.ch', '[exemple] a@b.ch'], ['bonjour@salon', 'a b@c.ch']],
    ['content/hours.json', 'closings.*.from', ['2027-07-19'], ['19.07.2027', '2027-7-1']],
    [
      'content/hours.json',
      'week.monday',
      ['09:00-18:00', '9:00-12:00, 13:30-18:00'],
      ['9h-18h', '09:00', '09:00-24:00'],
    ],
    ['content/practical.json', 'access.steps', ['0', '3', '20'], ['-1', '21', '1,5', 'deux']],
    ['content/practical.json', 'access.doorWidth', ['85', '120'], ['0,9', '85 cm', '8']],
    ['content/practical.json', 'voucher.minimum', ['30', '1000'], ['0', '30.50', 'CHF 30']],
    ['content/price-list.json', 'validFrom', ['2027-01-01', '[exemple] 2027-01-01'], ['1.1.2027']],
    ['content/pictures', 'focus.x', ['0', '100'], ['101', '50 %', '-1']],
    ['content/services', 'title', ['t'.repeat(60), '[exemple] oui'], ['t'.repeat(61)]],
    ['content/services', 'description', [description(120), description(160)], [description(119), description(161)]],
    [
      'content/articles',
      'sections',
      ['Un.\n\n## Titre\n\nDeux,\nsuite.\n\nTrois \\*.'],
      ['## T', 'Un **gras**.\n\n## T\n\nA.\n\nB.', '- a\n\n## T\n\nA.\n\nB.'],
    ],
    [
      'content/pages/coupe.md',
      'sections',
      ['## T\n\nA.\n\nB.\n\n## U\n\nC.'],
      ['A.', '## T', '### T\n\nA.', '## T\n\n1. A'],
    ],
  ])('of %s tells right from wrong at %s', (name, place, right, wrong) => {
    const rule = ruleOf(placeOf(name, place)) ?? /$^/;
    expect(right.filter((value) => !rule.test(value))).toEqual([]);
    expect(wrong.filter((value) => rule.test(value))).toEqual([]);
  });

  it('counts the characters of the name that stands for {salon}', () => {
    const known = {
      label: 'T',
      pattern: '^[\\s\\S]{5,20}$',
      limits: { min: 5, max: 20 },
      control: { as: 'line' },
    } as const;
    // Ten characters, three more than {salon} has.
    const rule = new RegExp(
      patternFor(known, { numbers, salonName: 'Chez Julie', pages: [], trades: [], priceGroups: [], holidays: [] }),
    );
    expect(rule.test(`{salon}${'x'.repeat(10)}`)).toBe(true);
    expect(rule.test(`{salon}${'x'.repeat(11)}`)).toBe(false);
    expect(rule.test('{salon}{salon}')).toBe(true);
    expect(rule.test('{salon}{salon}x')).toBe(false);
    // Other facts are counted by the build alone.
    expect(rule.test(`{annees-accueil} ans ${'x'.repeat(4)}`)).toBe(true);
    expect(rule.test('x'.repeat(21))).toBe(false);
  });

  it('offers pages and groups by their names', () => {
    const options = (field: AnyField) => Object(field).options as { value: string; label: string }[];
    const group = options(placeOf('content/prices', 'group'));
    expect(group).toContainEqual({ value: 'mains', label: content.trades[0]?.groups[0]?.title });
    const related = options(placeOf('content/services', 'related.*'));
    expect(related).toContainEqual({ value: 'coiffure', label: content.pages.coiffure?.label });
  });
});

describe('numbers', () => {
  it('are known by their names wherever the schema has one, which no other field has', () => {
    const found = forms().flatMap(({ schema }) => leaves(schema, []));
    expect([...numbers].sort()).toEqual([...new Set(found.map((path) => path.split('.').at(-1)))].sort());
    expect(numbers).toContain('amount');
    const texts = JSON.stringify(config.collections).matchAll(/"name":"(\w+)"[^{}]*"widget":"(?!string)\w+"/g);
    expect([...texts].map(([, name = '']) => name).filter((name) => numbers.has(name))).toEqual([]);
  });

  // Order is the editor's own, and days of the week are choices.
  function leaves(schema: z.ZodType, path: string[]): string[] {
    const inner = required(schema);
    if (inner instanceof z.ZodNumber) return path.at(-1) === 'order' ? [] : [path.join('.')];
    if (inner instanceof z.ZodArray) return leaves(inner.element as z.ZodType, [...path, '*']);
    if (inner instanceof z.ZodDiscriminatedUnion) return inner.options.flatMap((one) => leaves(one as z.ZodType, path));
    if (!(inner instanceof z.ZodObject)) return [];
    return Object.entries(inner.shape).flatMap(([key, part]) => leaves(part as z.ZodType, [...path, key]));
  }

  it('are saved as numbers, with a comma or a point', () => {
    const entry = { service: '12', price: { kind: 'fixed', amount: ' 57,50 ', overviewAmount: '' }, minutes: '' };
    expect(withNumbers(entry, ['minutes', 'amount', 'overviewAmount'])).toEqual({
      service: '12',
      price: { kind: 'fixed', amount: 57.5 },
    });
    const list = { items: [{ x: '1' }, { x: 2 }, {}], other: 'a' };
    expect(withNumbers(list, ['x', 'absent'])).toEqual({ items: [{ x: 1 }, { x: 2 }, {}], other: 'a' });
    expect(withNumbers({ x: 'trois' }, ['x'])).toEqual({ x: 'trois' });
  });
});

it.each([
  ['julie/salon', 'julie/salon'],
  ['github:julie/salon', 'julie/salon'],
  ['https://github.com/julie/salon.git', 'julie/salon'],
  ['https://github.com/julie/salon/', 'julie/salon'],
  ['git@github.com:julie/salon.git', 'julie/salon'],
  ['git+ssh://git@github.com/julie/salon.git', 'julie/salon'],
  ['git://github.com/julie/salon.git', 'julie/salon'],
  [{ type: 'git', url: 'git+https://github.com/julie/mon.salon.git/' }, 'julie/mon.salon'],
  [undefined, undefined],
  [{}, undefined],
  ['julie', undefined],
  ['gitlab:julie/salon', undefined],
  ['bitbucket:julie/salon', undefined],
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

it('shows the icon of the site, wherever it lives', () => {
  expect(config.logo).toEqual({ src: '/salon/icon.svg' });
});

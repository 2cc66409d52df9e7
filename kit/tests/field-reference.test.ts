import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { codeSettings, fieldReference } from '@/kit/field-reference';
import { describedFiles, jsonSchemas } from '@/scripts/content/json-schemas';
import { type ContentFiles, readContentFiles } from '@/scripts/content/read-files';
import { inRepository } from '@/scripts/support/paths';
import { filesAfter } from '@/tests/content/support/changed-content';

const salons = ['content', 'kit/example'].map((folder) => inRepository(folder));

/** The faults that a program finds in the JSON files of a salon by its schemas: file, place, what is wrong. */
function faultsIn(files: ContentFiles): string[] {
  const ajv = new Ajv({ strict: false });
  const schemas = jsonSchemas(files);
  return describedFiles().flatMap(({ name, pattern }) => {
    const validate = ajv.compile(schemas[name] ?? false);
    const isMeant = new RegExp(`^content/${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`);
    const found = Object.entries(files).filter(([file]) => isMeant.test(file));
    return found.flatMap(([file, text]) =>
      validate(JSON.parse(text))
        ? []
        : (validate.errors ?? []).map((one) => `${file} ${one.instancePath} ${one.keyword}`),
    );
  });
}

it.each(salons)('the JSON schemas accept every file of %s', async (salon) => {
  expect(faultsIn(await readContentFiles(salon))).toEqual([]);
});

it('the JSON schemas take $schema and the mark of an example, and refuse what the check refuses', () => {
  expect(faultsIn(filesAfter(['content/salon.json', '$schema', '../.generated/schemas/salon.json']))).toEqual([]);
  expect(faultsIn(filesAfter(['content/salon.json', 'phone', '032 000 00 00']))).toEqual([
    'content/salon.json /phone pattern',
  ]);
  expect(faultsIn(filesAfter(['content/salon.json', 'fax', '1']))).toEqual([
    'content/salon.json  additionalProperties',
  ]);
  const contact = faultsIn(filesAfter(['content/pages/contact.json', 'access', undefined]));
  expect(contact).toContain('content/pages/contact.json  required');
});

it('the JSON schemas offer what there is in the salon, with the words of the form', () => {
  const price = Object(jsonSchemas(filesAfter())['prices.json']).properties;
  expect(price.group).toMatchObject({ title: 'Groupe de la liste', examples: ['dames', 'barbes', 'off-list'] });
  expect(price.minutes.description).toMatch(/En minutes ; .*\nUn nombre entier de minutes est attendu/);
});

it('docs and settings of VS Code are those that the schemas make: `npm run reference` makes them anew', async () => {
  const [, lumiere = ''] = salons;
  const examples = await readContentFiles(lumiere);
  expect(readFileSync(inRepository('kit', 'docs', 'champs.md'), 'utf8')).toBe(fieldReference(examples));
  expect(readFileSync(inRepository('.vscode', 'settings.json'), 'utf8')).toBe(codeSettings());
});

import { facts } from '@/lib/content/content';
import * as launch from '@/scripts/launch-check';

it('finds placeholders with line and name, and none in comments and imports', () => {
  const source = [
    "import { placeholder } from './placeholder';",
    '/** Becomes placeholder(1).',
    ' * placeholder(2) */',
    '// placeholder(3)',
    "  phone: placeholder('+41 32 000 00 00'),",
    "  developer: { name: placeholder('A'), 'the-url': placeholder<Url>('https://a.example') },",
    "export const validFrom = placeholder('2027-01-01');",
    'text: placeholder(',
    `  '${'a'.repeat(100)}',`,
    "import { placeholder as todo } from './placeholder';",
  ].join('\n');
  const found = launch.findPlaceholders('content/salon.ts', source);
  expect(found.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([
    "content/salon.ts:5 phone: placeholder('+41 32 000 00 00'),",
    "content/salon.ts:6 name: placeholder('A'), 'the-url': placeholder<Url>('https://a.example') },",
    "content/salon.ts:6 'the-url': placeholder<Url>('https://a.example') },",
    "content/salon.ts:7 validFrom = placeholder('2027-01-01');",
    `content/salon.ts:8 text: placeholder('${'a'.repeat(60)}…`,
    "content/salon.ts:10 placeholder as todo } from './placeholder';",
  ]);
});

it('names services with two prices until the owner has decided', () => {
  const rows = { pieds: { service: 'Pieds', price: 65 }, soin: { service: 'Soin', price: { quoteDependsOn: 'tout' } } };
  const overview = (pieds: number) =>
    ({ pieds: { price: pieds, listed: 'pieds' }, soin: { price: 20, listed: 'soin' } }) as never;
  const quoted = 'soin costs CHF 20 on the nail overview and a quote on the price list (soin)';
  expect(launch.comparePrices(overview(50), rows).map(({ text }) => text)).toEqual([
    'pieds costs CHF 50 on the nail overview and CHF 65 on the price list (pieds)',
    quoted,
  ]);
  expect(launch.comparePrices(overview(65), rows).map(({ text }) => text)).toEqual([quoted]);
});

it('names years that differ, and messages in English, until they are changed', () => {
  const [years] = launch.compareYears({ ...facts, yearsOnHome: 5, yearsOnServices: 10 });
  expect(years?.text).toBe('5 years of experience (yearsOnHome) and 10 on the services page (yearsOnServices)');
  expect(launch.compareYears({ ...facts, yearsOnHome: 10, yearsOnServices: 10 })).toEqual([]);
  const messages = (name: string) => ({ form: { errors: { name } } });
  expect(launch.findUntranslated(messages('Name is required'))[0]?.text).toBe('form.errors.name: "Name is required"');
  expect(launch.findUntranslated(messages('Écrivez votre nom'))).toEqual([]);
});

it('stops a release while a placeholder is left, and only then', () => {
  const placeholder = { file: 'content/salon.ts', line: 8, text: "street: placeholder('x')," };
  const report = (placeholders: launch.Finding[]) => ({ placeholders, contradictions: [], untranslated: [] });
  const refuse = (release?: string) => () => launch.refuseRelease(report([placeholder]), release);
  expect(refuse('1')).toThrow(/content\/salon\.ts:8 {2}street.*\n\nRELEASE=1 builds for the public/);
  for (const none of [undefined, '', '0']) expect(refuse(none)).not.toThrow();
  expect(() => launch.refuseRelease(report([]), '1')).not.toThrow();
});

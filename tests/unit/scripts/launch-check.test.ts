/** @jest-environment node */

import { findPriceContradictions, findYearsContradiction } from '@/scripts/launch/contradictions';
import { findPlaceholders } from '@/scripts/launch/placeholders';
import { findUntranslated } from '@/scripts/launch/untranslated';
import { type LaunchReport, listFindings, refuseRelease, summarize } from '@/scripts/launch-check';

const source = (text: string, file = 'content/salon.ts') => ({ file, text });

describe('placeholders', () => {
  const textsIn = (text: string) => findPlaceholders(source(text)).map(({ line, text: found }) => `${line} ${found}`);

  it('are found with file, line and name', () => {
    const text = [
      "import { placeholder } from './placeholder';",
      'export const salon = {',
      "  phone: placeholder('+41 32 000 00 00'),",
      "  profile: { name: 'Instagram', 'the-url': placeholder('https://a.example') },",
      '};',
      "export const validFrom = placeholder('2027-01-01');",
      "export const photos: string[] = [placeholder('a')];",
    ].join('\n');
    expect(findPlaceholders(source(text))[0]?.file).toBe('content/salon.ts');
    expect(textsIn(text)).toEqual([
      "3 phone: '+41 32 000 00 00'",
      "4 the-url: 'https://a.example'",
      "6 validFrom: '2027-01-01'",
      "7 'a'",
    ]);
  });

  it('may hold brackets and run over several lines', () => {
    expect(textsIn("const a = placeholder(\n  'Sans rendez-vous (ou presque) :)',\n);")).toEqual([
      "1 a: 'Sans rendez-vous (ou presque) :)'",
    ]);
    expect(textsIn('geo: placeholder<Geo>({ latitude: round(47.2), longitude: 7 }),')).toEqual([
      '1 geo: { latitude: round(47.2), longitude: 7 }',
    ]);
    expect(textsIn(`text: placeholder('${'a'.repeat(100)}')`)).toEqual([`1 text: 'aaa${'a'.repeat(53)}...`]);
  });

  it('are found under another name', () => {
    expect(textsIn("import { placeholder as todo } from './placeholder';\nname: todo('x')")).toEqual(["2 name: 'x'"]);
  });

  it('are not seen in comments, texts, the definition and other functions', () => {
    const text = [
      '// placeholder(1)',
      '/* placeholder(2) */',
      "const text = 'write placeholder(3) here';",
      'export function placeholder<T>(value: T): T {',
      'replaceholder(4); form.placeholder(5);',
    ].join('\n');
    expect(textsIn(text)).toEqual([]);
  });
});

describe('contradictions', () => {
  const prices = source(
    "export const prices = {\n  'mains-manucure': { price: 55 },\n  pieds: { price: 65 },\n} as const;\n" +
      'export const overviewPrices = {\n  manucure: {},\n  pieds: {},\n};',
    'content/prices.ts',
  );
  const rows = { 'mains-manucure': { service: 'Manucure', price: 55 }, pieds: { service: 'Pieds', price: 65 } };
  // Ids of the fixture, which the types of the real list do not know.
  const overview = (manucure: number, pieds: number) =>
    ({ manucure: { price: manucure, listed: 'mains-manucure' }, pieds: { price: pieds, listed: 'pieds' } }) as never;

  it('name every service whose two prices differ, and where both stand', () => {
    expect(findPriceContradictions(prices, overview(35, 50), rows)).toEqual([
      {
        file: 'content/prices.ts',
        line: 6,
        text: 'manucure costs CHF 35 on the nail overview and CHF 55 on the price list (mains-manucure, line 2)',
      },
      {
        file: 'content/prices.ts',
        line: 7,
        text: 'pieds costs CHF 50 on the nail overview and CHF 65 on the price list (pieds, line 3)',
      },
    ]);
  });

  it('end when the owner has decided', () => {
    expect(findPriceContradictions(prices, overview(55, 65), rows)).toEqual([]);
  });

  it('cover the years of experience', () => {
    const facts = source('export const facts = {\n  yearsOnHome: 5,\n  yearsOnServices: 10,\n};');
    expect(findYearsContradiction(facts, { yearsOnHome: 5, yearsOnServices: 10 })).toEqual([
      {
        file: 'content/salon.ts',
        line: 2,
        text: '5 years of experience on the home page and 10 on the services page (line 3)',
      },
    ]);
    expect(findYearsContradiction(facts, { yearsOnHome: 10, yearsOnServices: 10 })).toEqual([]);
  });
});

describe('untranslated messages', () => {
  const messages = (name: string) =>
    source(JSON.stringify({ form: { name: 'Nom', errors: { name, date: 'Date' } } }, null, 2), 'messages/fr.json');

  it('are listed with their key until they are reworded', () => {
    expect(findUntranslated(messages('Name is required'))).toEqual([
      { file: 'messages/fr.json', line: 5, text: 'form.errors.name: "Name is required"' },
    ]);
    expect(findUntranslated(messages('Écrivez votre nom'))).toEqual([]);
  });
});

describe('the report', () => {
  const finding = { file: 'content/salon.ts', line: 8, text: "street: 'x'" };
  const report = (placeholders: number): LaunchReport => ({
    placeholders: Array.from({ length: placeholders }, () => finding),
    contradictions: [finding],
    untranslated: [],
  });

  it('gives file and line of each finding, and nothing where nothing is', () => {
    expect(listFindings(report(1))).toContain("  content/salon.ts:8  street: 'x'");
    expect(listFindings({ placeholders: [], contradictions: [], untranslated: [] })).toBe('');
  });

  it('is summed up in one line', () => {
    expect(summarize(report(2))).toBe(
      'not ready for the public: 2 placeholders, 1 contradiction, 0 untranslated messages',
    );
    expect(summarize(report(0))).toMatch(/^ready for the public: 0 placeholders/);
  });

  it('stops a release while a placeholder is left, and only then', () => {
    expect(() => refuseRelease(report(1), '1')).toThrow(/content\/salon\.ts:8[\s\S]*1 placeholder would go with it/);
    expect(() => refuseRelease(report(0), '1')).not.toThrow();
    for (const none of [undefined, '', '0']) expect(() => refuseRelease(report(1), none)).not.toThrow();
  });
});

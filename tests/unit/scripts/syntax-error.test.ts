/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createJiti } from 'jiti';
import { explainSyntaxError } from '@/scripts/support/syntax-error';

const dir = mkdtempSync(path.join(os.tmpdir(), 'content-'));
const file = path.join(dir, 'content.ts');
const shown = path.relative(process.cwd(), file);

afterAll(() => rmSync(dir, { recursive: true }));

/** What is said of a file with these lines, read as the commands read it. */
async function explain(...lines: string[]): Promise<string | undefined> {
  writeFileSync(file, `${lines.join('\n')}\n`);
  const error = await createJiti(file, { moduleCache: false, fsCache: false })
    .import(file)
    .catch((thrown: unknown) => thrown);
  return explainSyntaxError(error);
}

describe('a file that cannot be read', () => {
  it('is named with its line, the place in it, and what mends it', async () => {
    expect(await explain('export const prices = {', "  manucure: { service: 'Manucure', price: 57,50 },", '};')).toBe(
      [
        `${shown}, line 2: cannot be read (Unexpected token).`,
        '',
        "    manucure: { service: 'Manucure', price: 57,50 },",
        '                                                  ^',
        'A decimal number has a point: 57.50.',
      ].join('\n'),
    );
  });

  it.each([
    ['  price: 58.- ,', 'A price or a duration is a number and nothing else: 58.'],
    ['  price: CHF 58,', 'A price or a duration is a number and nothing else: 58.'],
    ['  minutes: 30 min,', 'A price or a duration is a number and nothing else: 58.'],
    ['  from: 2027-07-19,', "A date stands between quotes: '2027-07-19'."],
    ["  city: 'L'Abbaye',", 'A text that holds an apostrophe stands between double quotes: "l\'atelier".'],
    ['  city: ‘Muriaux’,', 'Texts stand between straight quotes: "..." or \'...\'.'],
    ['  city: « Muriaux »,', 'Texts stand between straight quotes: "..." or \'...\'.'],
    ["  city: 'Muriaux,", /a quote, a comma or a bracket is missing/],
    ["  city: 'Muriaux'\n  canton: 'JU',", /a quote, a comma or a bracket is missing/],
    ["  hours: { opens: '09:00',", /a quote, a comma or a bracket is missing/],
  ])('gets the advice that helps for %j', async (line, advice) => {
    const said = await explain('export const salon = {', line, '};');
    expect(said?.split('\n').at(-1)).toMatch(advice);
    expect(said).toMatch(/, line [2-5]: cannot be read \(/);
  });

  it('shows the part of a long line where the fault is', async () => {
    const said = await explain(`export const text = "${'a'.repeat(300)}" "fin";`);
    const [, , line = '', pointer = ''] = said?.split('\n') ?? [];
    expect(line.slice(pointer.indexOf('^'))).toMatch(/^ "fin";/);
    expect(line.length).toBeLessThan(120);
  });

  it('is not what other errors are taken for', () => {
    expect(explainSyntaxError(new Error('no route'))).toBeUndefined();
    expect(explainSyntaxError('ParseError')).toBeUndefined();
  });
});

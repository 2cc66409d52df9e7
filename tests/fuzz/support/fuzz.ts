import fc from 'fast-check';

/**
 * Every run tries the same values, so that a red test is red everywhere. `FUZZ_SEED=random` tries others, `FUZZ_RUNS=5000` more of
 * them; a failure names seed and path, with which `FUZZ_SEED=<seed>` brings it back.
 */
const { FUZZ_SEED = '20261121', FUZZ_RUNS } = process.env;
const seed = FUZZ_SEED === 'random' ? Math.trunc(Math.random() * 2 ** 31) : Number(FUZZ_SEED);

if (!Number.isInteger(seed)) throw new Error(`FUZZ_SEED must be a whole number or "random": got ${FUZZ_SEED}.`);

/** Options of a property: `runs` values unless the environment asks for another number. */
export const runs = (count: number) => ({ seed, numRuns: Number(FUZZ_RUNS ?? count) });

/** Any text at all: every UTF-16 unit may stand alone, so that there are halves of characters too. */
const anyText = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) });

/** What has broken websites before. */
const notorious = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '"\'`$1$&{{x}}%{x}\\',
  '&amp;&#x27;&quot;<>',
  'a\r\nBcc: x@evil.example\r\n\r\nbody',
  '\u2028\u2029\u0085\u00a0\ufeff',
  '\u0000\u0007\u001b[31m\u007f',
  '\ud83d',
  '\u202egnp.exe',
  '__proto__',
  'constructor',
  'toString',
  '{date} {name} {}',
  'é'.repeat(20_000),
  '💇🏽‍♀️',
  'مرحبا',
  ' ',
  '',
];

/** Any text, the notorious ones among it, alone and in company. */
export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...notorious) },
  { weight: 2, arbitrary: anyText },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme' }) },
  fc
    .tuple(fc.string({ unit: 'grapheme' }), fc.constantFrom(...notorious), anyText)
    .map(([before, middle, after]) => before + middle + after),
);

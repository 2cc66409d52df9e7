import nextJest from 'next/jest.js';
import './scripts/support/end-with-parent.mjs';
import './scripts/support/example-salon.mjs';

const createConfig = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const config = {
  // Tests that need a DOM say so in their first line (`@jest-environment jsdom`).
  testEnvironment: 'node',
  maxWorkers: '100%',
  globalSetup: './tests/support/need-content.ts',
  // Milliseconds; long, so that no test fails because the machine is busy.
  testTimeout: 30_000,
  restoreMocks: true,
  testMatch: [
    '<rootDir>/{kit,editor}/tests/*.test.ts',
    '<rootDir>/tests/{unit,content,fuzz}/**/*.test.{ts,tsx}',
    '<rootDir>/tests/specification.test.ts',
  ],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Jest turns `import` into `require`, for which this package has no entry.
    '^unicorn-magic$': '<rootDir>/node_modules/unicorn-magic/node.js',
  },
  // Builds may hold copies of package.json, about which jest warns.
  modulePathIgnorePatterns: ['<rootDir>/(out|\\.next|\\.generated|\\.cache)/'],
};

/** Packages that ship ES modules only, which jest must transform. */
const esmPackages = [
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@formatjs',
  'icu-minify',
  // The parser of Markdown and its dependencies.
  'mdast-util-[^/]+',
  'micromark[^/]*',
  'unist-util-[^/]+',
  'decode-named-character-reference',
  'character-entities',
  // execa, which starts programs, get-port, and their dependencies.
  'execa',
  'get-port',
  '@sindresorhus',
  '@sec-ant',
  'figures',
  'get-stream',
  'human-signals',
  'is-plain-obj',
  'is-stream',
  'is-unicode-supported',
  'npm-run-path',
  'parse-ms',
  'path-key',
  'pretty-ms',
  'strip-final-newline',
  'unicorn-magic',
  'yoctocolors',
];

export default async function jestConfig() {
  const { transformIgnorePatterns = [], ...rest } = await createConfig(config)();
  // next/jest puts its own pattern first, and one match is enough to skip the transform: ours takes its place.
  const others = transformIgnorePatterns.filter((pattern) => !pattern.includes('node_modules'));
  return { ...rest, transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`, ...others] };
}

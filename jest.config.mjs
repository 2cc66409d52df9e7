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
  // A busy machine is no reason to fail.
  testTimeout: 30_000,
  // Undoes the spies and mocks of a test before the next one.
  restoreMocks: true,
  testMatch: [
    '<rootDir>/{kit,editor}/tests/*.test.ts',
    '<rootDir>/tests/{unit,content,fuzz}/**/*.test.{ts,tsx}',
    '<rootDir>/tests/specification.test.ts',
  ],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // This package has no entry for `require`, into which jest turns an import.
    '^unicorn-magic$': '<rootDir>/node_modules/unicorn-magic/node.js',
  },
  // A finished or half-finished build holds copies of package.json that jest would stumble over.
  modulePathIgnorePatterns: ['<rootDir>/(out|\\.next|\\.generated|\\.cache)/'],
};

/** Packages that ship ES modules only, which jest must transform. */
const esmPackages = [
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@formatjs',
  'icu-minify',
  // The parser of Markdown and what it is made of.
  'mdast-util-[^/]+',
  'micromark[^/]*',
  'unist-util-[^/]+',
  'decode-named-character-reference',
  'character-entities',
  // Packages that start programs and find ports, with those that they need.
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

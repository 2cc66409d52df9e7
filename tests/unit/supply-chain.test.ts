/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import manifest from '@/package.json';
import { type Lockfile, licencesFile, licencesPage, readLockfile } from '@/scripts/licences';

let lockfile: Lockfile;

beforeAll(async () => {
  lockfile = await readLockfile();
});

const packagesOf = ({ packages }: Lockfile) => Object.entries(packages).filter(([place]) => place !== '');

it('names no address that a package would come from: each machine asks its own registry', () => {
  const addressed = packagesOf(lockfile).filter(([, { resolved }]) => resolved !== undefined);
  expect(addressed.map(([place]) => place)).toEqual([]);
});

it('knows the checksum of every package that each system needs', () => {
  const unchecked = packagesOf(lockfile).filter(([, { integrity, optional }]) => !integrity && !optional);
  expect(unchecked.map(([place]) => place)).toEqual([]);
});

it('asks for exact versions', () => {
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('has looked at every package that would run a script when it is installed, and lets none', async () => {
  const names = packagesOf(lockfile)
    // Their binaries come as packages for each system; for those that are not installed nothing runs.
    .filter(([, { hasInstallScript, optional }]) => hasInstallScript && !optional)
    .map(([place]) => place.replace(/^.*node_modules\//, ''));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(manifest.allowScripts).toHaveProperty([name], false);
  // Today's npm only reports what allowScripts refuses.
  expect(await readFile('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

it('lists the licences of the packages as they are locked; "npm run licences" does it anew', async () => {
  expect(await readFile(licencesFile, 'utf8')).toBe(licencesPage(lockfile));
});

it('uses no package whose licence would bind the site', () => {
  const free = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|CC-BY-4\.0|CC0-1\.0|Unlicense|BlueOak-1\.0\.0)$/;
  const rows = licencesPage(lockfile)
    .split('\n')
    .filter((line) => /^\| .* \| \d/.test(line));
  expect(rows.length).toBeGreaterThan(50);
  const others = rows.filter(
    (row) =>
      !row
        .split(' | ')
        .at(-1)
        ?.replace(' |', '')
        .split(/ AND | OR /)
        .every((licence) => free.test(licence.replace(/[()]/g, ''))),
  );
  expect(others).toEqual([]);
});

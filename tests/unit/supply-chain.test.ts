import { readdirSync, readFileSync } from 'node:fs';
import manifest from '@/package.json';
import lockfile from '@/package-lock.json';

type Names = 'license' | 'resolved' | 'integrity';
type Signs = 'dev' | 'optional' | 'hasInstallScript';
type LockedPackage = { [name in Names]?: string } & { [sign in Signs]?: boolean };

const packages = Object.entries<LockedPackage>(lockfile.packages).filter(([place]) => place !== '');
const placesWhere = (matches: (locked: LockedPackage) => unknown) =>
  packages.filter(([, locked]) => matches(locked)).map(([place]) => place.replace(/^.*node_modules\//, ''));

it('names no address that a package would come from, as each machine asks its own registry, and the checksum of each that every system needs', () => {
  expect(placesWhere(({ resolved, integrity, optional }) => resolved || (!integrity && !optional))).toEqual([]);
});

it('starts its commands alike on every system: none sets a variable in the way of one shell', () => {
  expect(Object.values(manifest.scripts).filter((script) => /\bexport |(^|\s)[A-Z_]+=|\$/.test(script))).toEqual([]);
});

it('asks for exact versions', () => {
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('has looked at every package that would run a script when it is installed, and lets none', () => {
  // For the binaries of other systems, which are not installed, nothing runs.
  for (const name of placesWhere(({ hasInstallScript, optional }) => hasInstallScript && !optional)) {
    expect(manifest.allowScripts).toHaveProperty([name], false);
  }
  // Today's npm only reports what allowScripts refuses.
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

it('ships no package whose licence would bind the site', () => {
  const free = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|CC-BY-4\.0)$/;
  expect(placesWhere(({ license = '', dev, optional }) => !dev && !optional && !free.test(license))).toEqual([]);
});

it('names every action of its workflows by the commit it has looked at, as tags can be moved', () => {
  const workflows = readdirSync('.github/workflows').map((file) => readFileSync(`.github/workflows/${file}`, 'utf8'));
  const uses = workflows.flatMap((text) => text.match(/uses: .*/g) ?? []);
  const loose = uses.filter((use) => !/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(use));
  expect(loose).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import manifest from '@/package.json';
import lockfile from '@/package-lock.json';

type Names = 'license' | 'resolved' | 'integrity';
type Signs = 'dev' | 'optional' | 'inBundle' | 'hasInstallScript';
type LockedPackage = { [name in Names]?: string } & { [sign in Signs]?: boolean };

const packages = Object.entries<LockedPackage>(lockfile.packages).filter(([place]) => place !== '');
const placesWhere = (matches: (locked: LockedPackage) => unknown) =>
  packages.filter(([, locked]) => matches(locked)).map(([place]) => place.replace(/^.*node_modules\//, ''));

it('the lockfile has checksums of all packages, and no addresses, as machines have their own registries', () => {
  // A package bundled in another one is covered by the checksum of that one.
  expect(placesWhere(({ resolved, integrity, inBundle }) => resolved || (!integrity && !inBundle))).toEqual([]);
});

it('no script of package.json sets a variable in the syntax of one shell, so that it starts on every system', () => {
  expect(Object.values(manifest.scripts).filter((script) => /\bexport |(^|\s)[A-Z_]+=|\$/.test(script))).toEqual([]);
});

it('package.json has exact versions of packages', () => {
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('package.json names every package with an install script, and npm runs none of them', () => {
  // Optional packages are programs for one system each, most of which are not installed.
  for (const name of placesWhere(({ hasInstallScript, optional }) => hasInstallScript && !optional)) {
    expect(manifest.allowScripts).toHaveProperty([name], false);
  }
  // Today's npm only reports what allowScripts refuses.
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

it('no package that the site ships has a licence that would bind it', () => {
  const free = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|CC-BY-4\.0)$/;
  expect(placesWhere(({ license = '', dev, optional }) => !dev && !optional && !free.test(license))).toEqual([]);
});

const workflows = readdirSync('.github/workflows').map((file) => readFileSync(`.github/workflows/${file}`, 'utf8'));

it('workflows pin every action to a commit, because tags can be moved', () => {
  const uses = workflows.flatMap((text) => text.match(/uses: .*/g) ?? []);
  const loose = uses.filter((use) => !/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(use));
  expect(loose).toEqual([]);
});

type Step = { uses?: string; run?: string; with?: Record<string, unknown>; env?: Record<string, string> };
type Job = { steps: Step[]; permissions?: Record<string, string> };

it('no job of a workflow that runs npm may write, and only the last step of a job has a token', () => {
  for (const { permissions, jobs } of workflows.map((text) => parse(text, { merge: true }))) {
    for (const [name, job] of Object.entries<Job>(jobs)) {
      const rights = Object.entries(job.permissions ?? permissions).filter(([, right]) => right !== 'read');
      if (job.steps.some(({ run = '' }) => /\bnp[mx]\b/.test(run))) expect([name, rights]).toEqual([name, []]);
      const checkouts = job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
      const keeping = checkouts.filter((step) => step.with?.['persist-credentials'] !== false);
      const early = job.steps.slice(0, -1).filter(({ env }) => JSON.stringify(env ?? {}).includes('github.token'));
      expect([name, keeping, early]).toEqual([name, [], []]);
    }
  }
});

import { readFile } from 'node:fs/promises';
import { inRepository } from './support/paths';

/** The parts of package-lock.json that are read here. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

/** A package as it is locked. */
export interface LockedPackage {
  version?: string;
  license?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
}

/** Where the list of licences lies. */
export const licencesFile = 'docs/licences.md';

/** Reads package-lock.json. */
export async function readLockfile(): Promise<Lockfile> {
  return JSON.parse(await readFile(inRepository('package-lock.json'), 'utf8'));
}

/** The page that lists the licence of each package the site is made with. */
export function licencesPage({ packages }: Lockfile): string {
  const direct = packages['']?.dependencies ?? {};
  const rows = Object.entries(packages)
    .filter(([place, { dev, optional, devOptional }]) => place && !dev && !optional && !devOptional)
    .map(([place, { version, license = 'unknown' }]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return `| ${name in direct ? `**${name}**` : name} | ${version} | ${license} |`;
    });
  return `# Licences

The packages behind the site, from \`package-lock.json\`; those it asks for itself in bold. Written by \`npm run licences\`.

- Left out: what only builds and tests the site, and binaries for one system, which follow the package they belong to. libvips (LGPL-3.0), which makes the pictures, is such a one; nothing of it reaches the visitor.
- The fonts Instrument Serif and Instrument Sans are under the SIL Open Font License 1.1, which lets the site carry them.
- The site's own code is under the MIT licence (\`LICENSE\`).

| package | version | licence |
|---|---|---|
${[...new Set(rows)].sort().join('\n')}
`;
}

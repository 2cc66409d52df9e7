import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { zipSync } from 'fflate';
import { listFiles, writeFileAtomically } from '../support/files';
import { inRepository, outDir } from '../support/paths';
import { isRelease } from '../support/release';
import { exactNames, ignoresCase } from './exact-names';

/** Says where the site is. Where the disk has not all of its names, a release lies beside it as an archive that has. */
export async function sayWhere(dir = outDir, isPublic = isRelease(), isBlurred = ignoresCase()): Promise<string> {
  const archive = `${dir}.zip`;
  await rm(archive, { force: true });
  const where = `Le site est dans ${path.relative(inRepository(), dir)}/`;
  if (!isBlurred) return `${where}.`;
  const given = await listFiles(inRepository('public'));
  const files = (await listFiles(dir)).map((file) => ({ file, names: exactNames([file], given, true) }));
  if (files.every(({ file, names }) => names.join() === file)) return `${where}.`;
  const looking = `${where}, pour être regardé seulement : ce disque confond des pages que les majuscules seules distinguent.`;
  if (!isPublic) return `${looking} Avec RELEASE=1, une archive à publier se construit à côté.`;
  const contents = files.flatMap(({ file, names }) =>
    names.map(async (name) => [name, await readFile(path.join(dir, file))] as const),
  );
  // Each file has the time of the build, by which a host tells browsers what has changed.
  await writeFileAtomically(archive, zipSync(Object.fromEntries(await Promise.all(contents))));
  return `${looking} Publiez l’archive ${path.relative(inRepository(), archive)}.`;
}

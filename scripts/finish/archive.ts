import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { zipSync } from 'fflate';
import { isRelease } from '../support/command';
import { listFiles, writeFileAtomically } from '../support/files';
import { inRepository, outDir } from '../support/paths';
import { exactNames, ignoresCase } from './exact-names';

/** Returns in French where the site is. Writes a release as `out.zip` too if the disk cannot hold all pages' names. */
export async function describeOutput(dir = outDir, isPublic = isRelease(), diskIgnoresCase = ignoresCase()) {
  const archive = `${dir}.zip`;
  await rm(archive, { force: true });
  const where = `Le site est dans ${path.relative(inRepository(), dir)}/`;
  if (!diskIgnoresCase) return `${where}.`;
  const publicFiles = await listFiles(inRepository('public'));
  const files = (await listFiles(dir)).map((file) => ({ file, names: exactNames([file], publicFiles, true) }));
  if (files.every(({ file, names }) => names.join() === file)) return `${where}.`;
  const looking = `${where}, pour être regardé seulement : ce disque confond des pages que les majuscules seules distinguent.`;
  if (!isPublic) return `${looking} Avec RELEASE=1, une archive à publier se construit à côté.`;
  const contents = files.flatMap(({ file, names }) =>
    names.map(async (name) => [name, await readFile(path.join(dir, file))] as const),
  );
  await writeFileAtomically(archive, zipSync(Object.fromEntries(await Promise.all(contents))));
  return `${looking} Publiez l’archive ${path.relative(inRepository(), archive)}.`;
}

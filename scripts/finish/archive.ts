import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
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
  await writeFileAtomically(archive, zip(await Promise.all(contents)));
  return `${looking} Publiez l’archive ${path.relative(inRepository(), archive)}.`;
}

/** A ZIP archive of files, by their names in it. */
export function zip(files: readonly (readonly [name: string, content: Uint8Array])[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of files) {
    // Its header has ten bytes; its last eight are check sum and length, as an archive wants them.
    const zipped = gzipSync(content);
    // Version 2.0, names in UTF-8, deflated, at midnight of the first of January 1980.
    const facts = Buffer.alloc(26);
    for (const [index, value] of [20, 0x800, 8, 0, 0x21].entries()) facts.writeUInt16LE(value, 2 * index);
    zipped.copy(facts, 10, zipped.length - 8, zipped.length - 4);
    facts.writeUInt32LE(zipped.length - 18, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), facts, place, Buffer.from(name));
    const part = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), zipped.subarray(10, -8)]);
    parts.push(part);
    offset += part.length;
  }
  const names = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(names.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, names, end]);
}

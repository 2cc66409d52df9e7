import { readFile } from 'node:fs/promises';
import { listFiles } from '../support/files';
import { inRepository } from '../support/paths';
import { type Folder, layerOf, layers } from './layers';
import { importsIn, targetOf } from './read-imports';

/** All imports from one layer to another. */
export interface Arrow {
  from: Folder;
  to: Folder;
  /** How many statements there are. */
  imports: number;
  /** The files that hold them. */
  files: string[];
}

/** How the sources hang together. */
export interface Architecture {
  sizes: Record<Folder, { files: number; lines: number }>;
  /** In the order of the layers. */
  arrows: Arrow[];
}

/** A file of the repository and its text. */
export interface SourceFile {
  file: string;
  text: string;
}

/** Reads every source of every layer. */
export async function readSources(): Promise<SourceFile[]> {
  const folders = [...new Set(layers.map(({ folder }) => folder.split('/')[0] ?? folder))];
  const names = await Promise.all(
    folders.map(async (folder) => (await listFiles(inRepository(folder))).map((name) => `${folder}/${name}`)),
  );
  const sources = names.flat().filter((name) => /\.(tsx?|m?js|json)$/.test(name));
  return Promise.all(sources.map(async (file) => ({ file, text: await readFile(inRepository(file), 'utf8') })));
}

/** Counts what the sources import from each other across layers. */
export function describeArchitecture(sources: readonly SourceFile[]): Architecture {
  const sizes = Object.fromEntries(layers.map(({ folder }) => [folder, { files: 0, lines: 0 }]));
  const arrows = new Map<string, Arrow>();
  for (const { file, text } of sources) {
    const from = layerOf(file);
    const size = sizes[from ?? ''];
    if (!from || !size) continue;
    size.files += 1;
    size.lines += text.split('\n').length - 1;
    for (const { specifier } of importsIn(text)) {
      const to = layerOf(targetOf(file, specifier) ?? '');
      if (!to || to === from) continue;
      const arrow = arrows.get(`${from} ${to}`) ?? { from, to, imports: 0, files: [] };
      arrow.imports += 1;
      if (!arrow.files.includes(file)) arrow.files.push(file);
      arrows.set(`${from} ${to}`, arrow);
    }
  }
  const order = layers.flatMap((from) => layers.map((to) => `${from.folder} ${to.folder}`));
  return { sizes: sizes as Architecture['sizes'], arrows: order.flatMap((key) => arrows.get(key) ?? []) };
}

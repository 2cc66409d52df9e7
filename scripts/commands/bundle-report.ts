import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { charactersBySource, type SourceMap } from '../bench/source-map';
import { brotliSize, kilobytes, runtimeFiles } from '../bench/weigh';
import { assetSteps } from '../build';
import { finishExport } from '../finish-export';
import { BuildError } from '../support/build-error';
import { runTool } from '../support/child-process';
import { listFiles } from '../support/files';
import { inRepository } from '../support/paths';
import { runSteps } from '../support/steps';

/** Part of a bundle that is worth a line: a package, or one of our own files. */
function ownerOf(source: string): string {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\/(.*)/.exec(source);
  if (inPackage) {
    const [, name = '', file = ''] = inPackage;
    const compiled = /^dist\/compiled\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1];
    return compiled ? `${name} (its ${compiled})` : name;
  }
  const own = /(?:^|\/)((?:app|components|content|lib|messages)\/.*)$/.exec(source)?.[1];
  return own ?? (source.includes('turbopack') ? 'turbopack runtime' : 'other');
}

/**
 * `npm run bundle-report`: what each kilobyte of script is. Builds once more, with source maps, beside `out/`; a part's
 * compressed size is its share of the chunk's.
 */
export default async function bundleReport(): Promise<void> {
  const dir = inRepository('.generated', 'bundle');
  await runSteps(assetSteps);
  const env = { EXPORT_DIR: path.relative(inRepository(), dir), SOURCE_MAPS: '1' };
  if ((await runTool('next', ['build'], { env })) !== 0)
    throw new BuildError('next build failed; its messages are above.');
  await finishExport(dir);

  const files = await listFiles(dir);
  const chunks = files.filter((file) => file.startsWith('_next/static/chunks/') && file.endsWith('.js'));
  const contents = new Map(chunks.map((chunk) => [`/${chunk}`, partsOf(dir, chunk)]));
  const pages = ['/index.html', '/contact.html', '/gallery.html', '/tarifs.html', '/404.html'];
  const first = new Map(pages.map((page) => [page, runtimeFiles(dir, page)]));
  console.log('\nkB as sent (brotli, 1000 bytes)');
  for (const [page, { scripts, data }] of first) {
    const total = scripts.reduce((sum, script) => sum + brotliSize(dir, script), 0);
    console.log(`\n${page}: scripts ${kilobytes(total)}, data ${kilobytes(brotliSize(dir, data))}`);
    print(scripts.flatMap((script) => [...(contents.get(script) ?? [])]));
  }
  const listed = new Set([...first.values()].flatMap(({ scripts }) => scripts));
  const later = [...contents].filter(([chunk]) => !listed.has(chunk));
  for (const [chunk, parts] of later) {
    console.log(`\n${path.basename(chunk)}, loaded when something asks for it: ${kilobytes(brotliSize(dir, chunk))}`);
    print([...parts]);
  }
}

/** Owner → compressed bytes of one chunk. */
function partsOf(dir: string, chunk: string): Map<string, number> {
  const file = path.join(dir, chunk);
  const script = readFileSync(file, 'utf8');
  const size = brotliSize(dir, `/${chunk}`);
  const [, mapName] = /\/\/# sourceMappingURL=(\S+)/.exec(script) ?? [];
  const mapFile = path.join(path.dirname(file), decodeURIComponent(mapName ?? ''));
  if (!mapName || !existsSync(mapFile)) return new Map([['no source map', size]]);
  const map: SourceMap = JSON.parse(readFileSync(mapFile, 'utf8'));
  const parts = new Map<string, number>();
  for (const [source, characters] of charactersBySource(script, map)) {
    const owner = ownerOf(decodeURIComponent(source));
    parts.set(owner, (parts.get(owner) ?? 0) + (characters / script.length) * size);
  }
  return parts;
}

function print(parts: readonly (readonly [owner: string, bytes: number])[]): void {
  const sums = new Map<string, number>();
  for (const [owner, bytes] of parts) sums.set(owner, (sums.get(owner) ?? 0) + bytes);
  const lines = [...sums].sort(([, a], [, b]) => b - a);
  for (const [owner, bytes] of lines)
    if (bytes >= 100) console.log(`  ${kilobytes(bytes).toFixed(1).padStart(6)}  ${owner}`);
  const rest = lines.filter(([, bytes]) => bytes < 100).reduce((sum, [, bytes]) => sum + bytes, 0);
  if (rest > 0) console.log(`  ${kilobytes(rest).toFixed(1).padStart(6)}  the rest`);
}

import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildError } from '../support/build-error';
import { run } from '../support/child-process';
import { inRepository } from '../support/paths';

/** Exact, so that figures of two days compare. */
const versions = { lighthouse: '13.5.0', 'chrome-launcher': '1.2.1' };
/** What this Lighthouse asks for; older ones get this Node.js for it alone. */
const neededNode = [22, 19] as const;
const nodeVersion = '22.23.3';

const toolsDir = inRepository('.cache', 'bench');

/** Programs that a Lighthouse run is made of. */
export interface LighthouseTools {
  /** A Node.js new enough for Lighthouse. */
  node: string;
  /** Folder whose `node_modules` holds Lighthouse. */
  dir: string;
}

/**
 * Lighthouse in `.cache/bench`, installed when it is first needed: its hundred packages serve nobody who only builds.
 * @throws BuildError when the packages cannot be installed.
 */
export async function ensureLighthouse(): Promise<LighthouseTools> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isNew = major > neededNode[0] || (major === neededNode[0] && minor >= neededNode[1]);
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const nodePackage = `node-${platform}-${process.arch}`;
  const packages = { ...versions, ...(isNew ? {} : { [nodePackage]: nodeVersion }) };
  const isThere = Object.keys(packages).every((name) => existsSync(path.join(toolsDir, 'node_modules', name)));
  if (!isThere) {
    console.log('Installing Lighthouse in .cache/bench ...');
    await mkdir(toolsDir, { recursive: true });
    const manifest = { private: true, type: 'module', dependencies: packages };
    await writeFile(path.join(toolsDir, 'package.json'), JSON.stringify(manifest, null, 2));
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const args = ['install', '--prefix', toolsDir, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    if ((await run(npm, args)) !== 0)
      throw new BuildError('Lighthouse could not be installed; --skip lighthouse leaves it out.');
  }
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  return {
    dir: toolsDir,
    node: isNew ? process.execPath : path.join(toolsDir, 'node_modules', nodePackage, 'bin', program),
  };
}

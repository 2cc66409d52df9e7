// The one entry of package.json's scripts: `node scripts/run.mjs <command> [options]`.
// Plain JavaScript, because it must say a clear sentence on a Node.js that cannot run the rest.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const commands = [
  'start',
  'dev',
  'build',
  'preview',
  'test',
  'pictures',
  'launch-check',
  'hosts',
  'subpath',
  'licences',
  'visual',
  'engines',
  'bench',
];

/**
 * @param {string} sentence
 * @returns {never}
 */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const [wantedMajor, wantedMinor] = engines.node
  .replace(/[^\d.]/g, '')
  .split('.')
  .map(Number);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  stop(
    `This site needs Node.js ${wantedMajor}.${wantedMinor} or newer and this is ${process.versions.node}: ` +
      'install a newer one from https://nodejs.org and run the command again.',
  );
}
if (!existsSync(path.join(root, 'node_modules', 'jiti'))) {
  stop('The packages of this site are not installed yet: run "npm install" and then the command again.');
}
const [command = '', ...options] = process.argv.slice(2);
if (!commands.includes(command)) stop(`Usage: node scripts/run.mjs ${commands.join('|')}`);

process.chdir(root);
process.env.NEXT_TELEMETRY_DISABLED = '1';
const { createJiti } = await import('jiti');
const jiti = createJiti(import.meta.url, { alias: { '@/': `${root}/` } });
try {
  /** @type {{ default: (options: string[]) => Promise<void> }} */
  const { default: start } = await jiti.import(
    ['preview', 'hosts'].includes(command) ? `./${command}.ts` : `./commands/${command}.ts`,
  );
  await start(options);
} catch (error) {
  const isExpected = error instanceof Error && error.name === 'BuildError';
  /** @type {typeof import('./support/syntax-error')} */
  const { explainSyntaxError } = await jiti.import('./support/syntax-error.ts');
  console.error(isExpected ? error.message : (explainSyntaxError(error) ?? error));
  process.exit(isExpected && 'exitCode' in error ? Number(error.exitCode) : 1);
}

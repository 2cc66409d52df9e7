import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { execa } from 'execa';
import { salonFolder } from '@/scripts/support/paths';
import { run } from '@/scripts/support/processes';
import { jiti } from '@/tests/e2e/support/project-copy';
import { newFolder, writeFiles } from '../support/folder';

const support = path.resolve('scripts', 'support');
const { HELD_FOLDER: _, ...env } = process.env;

/** Returns a folder with commands of these tasks, by file name; in a task `say` prints, `open` starts a server. */
function folderOf(tasks: Record<string, string>, options = '{}'): string {
  const code = (name: string, task: string) => `
    import { writeSync } from 'node:fs';
    import { createServer } from 'node:http';
    import { BuildError } from '${support}/command';
    import { run } from '${support}/processes';
    import { runCommand } from '${support}/run-command';
    const say = (text) => writeSync(1, text + '\\n');
    const open = () => new Promise((resolve) => {
      const server = createServer().listen(0, 'localhost', () => resolve(server.address().port));
    });
    void runCommand('scripts/${name}', async () => { ${task} }, ${options});`;
  const files = Object.entries(tasks).map(([name, task]) => [`scripts/${name}`, code(name, task)]);
  return newFolder(Object.fromEntries(files));
}

const command = (folder: string, name: string, ...args: string[]) =>
  run(process.execPath, [jiti, `scripts/${name}`, ...args], { cwd: folder, env, minutes: 1 });

/** Starts a command that does not end by itself. Returns it with its first line. */
async function begin(folder: string, program = '', ...args: string[]) {
  const child = execa(program, args, { cwd: folder, env, extendEnv: false, reject: false });
  const [line] = await once(child.stdout, 'data', { signal: AbortSignal.timeout(20_000) });
  return { child, said: String(line).trim() };
}

/** Whether a port is closed, or becomes so within ten seconds. */
async function isClosed(port: number, latest = Date.now() + 10_000): Promise<boolean> {
  const socket = connect(port, 'localhost');
  const isOpen = await once(socket, 'connect').then(Boolean, () => false);
  socket.destroy();
  return !isOpen || (Date.now() < latest && isClosed(port, latest));
}

const failures: [string, string, RegExp][] = [
  ['a fault of the content', "throw new BuildError('Il manque un prix.')", /^Il manque un prix\.\n$/],
  [
    'a port that is taken',
    'createServer().listen(await open(), "localhost"); await new Promise(() => {})',
    /^Le port \d+ est pris/,
  ],
];

it.each(failures)(
  'a command prints all its output, reports %s in a sentence and ends, even with an open server',
  async (_, task, sentence) => {
    const text = 'x'.repeat(300_000);
    const tasks = {
      'fail.ts': `await open(); process.stdout.write('${text}'); ${task}`,
    };
    const { status, stdout, stderr } = await command(folderOf(tasks), 'fail.ts');
    expect([status, stdout.length]).toEqual([1, text.length]);
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toContain('    at ');
  },
);

it('a command refuses an unknown option, and names those it has', async () => {
  const folder = folderOf({ 'build.ts': "say('ran')" }, "{ options: { port: { type: 'string' } } }");
  const { status, stdout, stderr } = await command(folder, 'build.ts', '--prot', '1');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe('--prot 1 : il y a --port.\n');
});

it.each([
  ['SIGKILL to', 'node'],
  ['SIGTERM to npm, which runs', 'npm'],
])('%s a command ends all programs it has started', async (signal, program) => {
  const child =
    "require('http').createServer().listen(0, 'localhost', function () { console.log(this.address().port) })";
  const withParent = JSON.stringify(path.join(support, 'end-with-parent.mjs'));
  const task = `await run(process.execPath, ['--import', ${withParent}, '-e', ${JSON.stringify(child)}], { stdio: 'inherit', minutes: 1 });`;
  const folder = folderOf({ 'serve.ts': task });
  const scripts = { serve: `"${process.execPath}" "${jiti}" scripts/serve.ts` };
  writeFiles(folder, { 'package.json': JSON.stringify({ scripts }) });
  const { child: parent, said } = await begin(
    folder,
    ...(program === 'npm' ? ['npm', 'run', '--silent', 'serve'] : [process.execPath, jiti, 'scripts/serve.ts']),
  );
  parent.kill(signal.split(' ')[0] as NodeJS.Signals);
  await parent;
  expect(await isClosed(Number(said))).toBe(true);
});

it('only one command at a time writes a folder, and a killed one does not block the next', async () => {
  const tasks = { 'dev.ts': "say('begun'); await new Promise((r) => setTimeout(r, 1e6))", 'build.ts': "say('built')" };
  const folder = folderOf(tasks, "{ holdsAs: 'npm run first' }");
  const { child } = await begin(folder, process.execPath, jiti, 'scripts/dev.ts');
  const refused = await command(folder, 'build.ts');
  expect([refused.status, refused.stdout]).toEqual([1, '']);
  expect(refused.stderr).toMatch(new RegExp(`npm run first \\(${child.pid}\\)\\. .*Ctrl-C`));
  // A command in another folder may run.
  expect(await command(folderOf(tasks, "{ holdsAs: 'npm run first' }"), 'build.ts')).toMatchObject({
    stdout: 'built\n',
  });
  child.kill('SIGKILL');
  await child;
  expect(await command(folder, 'build.ts')).toMatchObject({ status: 0, stdout: 'built\n' });
});

it('a program that exceeds its time limit is killed and named', async () => {
  const deaf = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('here')";
  await expect(run(process.execPath, ['-e', deaf], { minutes: 0.02 })).rejects.toThrow(
    /timed out after 1200 milliseconds.*setInterval/,
  );
});

describe('the built site', () => {
  const look = (file: string, environment: Record<string, string>, ...args: string[]) =>
    run(process.execPath, [file, ...args], { env: { ...env, ...environment }, minutes: 1 });
  const commands: [string, string, ...string[]][] = [
    ['npm run preview', jiti, 'scripts/preview.ts'],
    ['playwright test', 'node_modules/@playwright/test/cli.js', 'test', '--list'],
  ];

  it.each(commands)('a command says what to do without a site of this salon: %s', async (_, file, ...args) => {
    const nothing = await look(file, { OUT_DIR: '.generated/nowhere' }, ...args);
    expect([nothing.status, nothing.stderr]).toEqual([
      1,
      `Le site n’est pas construit : lancez d’abord « npm run build » avec SALON=${salonFolder}.\n`,
    ]);
    const other = await look(file, { SALON: 'another/example' }, ...args);
    expect(other.status).toBe(1);
    expect(other.stderr).toMatch(/^La dernière construction est celle de .*\n$/);
  });
});

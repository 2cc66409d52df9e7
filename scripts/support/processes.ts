import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { pathToFileURL } from 'node:url';
import { inRepository } from './paths';

/** How long a program may take to end after SIGTERM, in milliseconds. */
const patience = 5000;

const running = new Set<ChildProcess>();

/** Starts a program that is ended with this one: by `endAll`, or by itself where it loads `end-with-parent.mjs`. */
export function start(command: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(command, args, options);
  running.add(child);
  for (const event of ['exit', 'error'] as const) child.once(event, () => running.delete(child));
  return child;
}

/** Asks a program to end, and kills it where it does not. */
export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), patience);
  await ended;
  clearTimeout(timer);
}

export const endAll = (signal?: NodeJS.Signals) => Promise.all([...running].map((child) => end(child, signal)));

interface RunOptions extends SpawnOptions {
  /** After which the program is ended, with an error that names it. */
  minutes: number;
}

/** Runs a program to its end. Returns its status, and what it has printed unless that goes elsewhere (`stdio`). */
export async function run(command: string, args: readonly string[], { minutes, ...options }: RunOptions) {
  const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      printed[name] += text;
    });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void end(child);
  }, minutes * 60_000);
  try {
    const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    const line = [command, ...args].join(' ');
    if (isLate) throw new Error(`"${line}" was ended after ${minutes} minutes.\n${printed.stdout}${printed.stderr}`);
    return { status: code ?? 128 + constants.signals[signal ?? 'SIGKILL'], ...printed };
  } finally {
    clearTimeout(timer);
  }
}

/** What a small program answers within seconds, without spaces around it; undefined where it is missing, fails or is late. */
export function answerOf(command: string, ...args: string[]): string | undefined {
  const options = { encoding: 'utf8', timeout: 20_000, killSignal: 'SIGKILL', cwd: inRepository() } as const;
  const { status, stdout } = spawnSync(command, args, options);
  return status === 0 ? stdout.trim() : undefined;
}

const withParent = ['--import', pathToFileURL(inRepository('scripts', 'support', 'end-with-parent.mjs')).href];

/** Arguments by which Node runs Next. */
export const nextArguments = (...args: string[]): string[] => [
  ...withParent,
  inRepository('node_modules', 'next', 'dist', 'bin', 'next'),
  ...args,
];

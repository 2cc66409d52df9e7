import { constants } from 'node:os';
import { pathToFileURL } from 'node:url';
import { execa, execaSync, type Options } from 'execa';
import { inRepository } from './paths';

export interface RunOptions extends Options {
  /** Minutes after which the program is ended, with an error that names it. */
  minutes: number;
}

/**
 * Runs a program, which ends with this process. Returns its status, and its output unless `stdio` redirects it.
 * @throws ExecaError if the program is missing or exceeds its limit.
 */
export async function run(command: string, args: readonly string[], { minutes, ...options }: RunOptions) {
  const result = await execa(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    stripFinalNewline: false,
    extendEnv: false,
    ...options,
    env: options.env ?? process.env,
    reject: false,
    timeout: minutes * 60_000,
  });
  const { exitCode, signal, stdout, stderr } = result;
  if (result.timedOut || (exitCode === undefined && !signal)) throw result;
  const status = exitCode ?? 128 + constants.signals[signal ?? 'SIGKILL'];
  return { status, signal, stdout: String(stdout ?? ''), stderr: String(stderr ?? '') };
}

/** Returns the output of a program; undefined if it is missing, fails or takes more than 20 seconds. */
export function answerOf(command: string, ...args: string[]): string | undefined {
  const options = { reject: false, timeout: 20_000, killSignal: 'SIGKILL', cwd: inRepository() } as const;
  const { exitCode, stdout } = execaSync(command, args, options);
  return exitCode === 0 ? stdout.trim() : undefined;
}

const withParent = ['--import', pathToFileURL(inRepository('scripts', 'support', 'end-with-parent.mjs')).href];

/** Returns the arguments with which Node runs Next, so that Next ends with this process. */
export const nextArguments = (...args: string[]): string[] => [
  ...withParent,
  inRepository('node_modules', 'next', 'dist', 'bin', 'next'),
  ...args,
];

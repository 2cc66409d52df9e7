import { spawn } from 'node:child_process';
import os from 'node:os';
import { BuildError } from './build-error';
import { inRepository } from './paths';

/** Command-line programs of the installed packages. Started by file, so that no shell is needed on any system. */
const tools = {
  biome: '@biomejs/biome/bin/biome',
  jest: 'jest/bin/jest.js',
  next: 'next/dist/bin/next',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
};

export interface RunOptions {
  /** Where it runs; here unless said otherwise. */
  cwd?: string;
  /** Added to the environment of this process. */
  env?: Record<string, string>;
  /** Gets the standard output, a line at a time, instead of the terminal. */
  onLine?: (line: string) => void;
}

/** Runs a tool of `node_modules`; returns its exit code. */
export function runTool(tool: keyof typeof tools, args: readonly string[], options?: RunOptions): Promise<number> {
  return run(process.execPath, [inRepository('node_modules', tools[tool]), ...args], options);
}

/**
 * Runs a program with the terminal of this process; returns its exit code.
 * @throws BuildError when it cannot be started, or with exit code 128 + signal when a signal ended it.
 */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<number> {
  const { cwd, env, onLine } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['inherit', onLine ? 'pipe' : 'inherit', 'inherit'],
    });
    const forward = (signal: NodeJS.Signals) => {
      // Ctrl-C reaches every process of a terminal by itself; a second one would cut a child's own clean-up short.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    process.on('SIGINT', forward).on('SIGTERM', forward);
    const release = () => process.off('SIGINT', forward).off('SIGTERM', forward);

    let rest = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split(/\r?\n/);
      rest = lines.pop() ?? '';
      for (const line of lines) onLine?.(line);
    });
    child.once('error', (error) => {
      release();
      reject(new BuildError(`${command} could not be started: ${error.message}.`));
    });
    child.once('close', (code, signal) => {
      release();
      if (rest) onLine?.(rest);
      if (signal) reject(new BuildError(`Stopped by ${signal}.`, 128 + os.constants.signals[signal]));
      else resolve(code ?? 1);
    });
  });
}

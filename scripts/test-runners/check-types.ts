import path from 'node:path';
import { runTool } from '../support/child-process';
import { inRepository } from '../support/paths';
import { closingLine } from './closing-line';

/** Type-checks the repository, after Next has written the types of the routes. Counts files. */
export async function checkTypes(): Promise<boolean> {
  if ((await runTool('next', ['typegen'])) !== 0) return false;
  const files = new Set<string>();
  const failing = new Set<string>();
  const exitCode = await runTool('tsc', ['--noEmit', '--pretty', 'false', '--listFiles'], {
    onLine: (line) => {
      if (path.isAbsolute(line)) {
        if (isOurs(line)) files.add(line);
        return;
      }
      console.log(line);
      const place = /^(.+?)\(\d+,\d+\): error /.exec(line)?.[1];
      if (place) failing.add(place);
    },
  });
  const failed = exitCode === 0 ? 0 : Math.max(1, failing.size);
  console.log(closingLine('types', { passed: Math.max(0, files.size - failed), failed }));
  return exitCode === 0;
}

function isOurs(file: string): boolean {
  const relative = path.relative(inRepository(), file);
  return !relative.startsWith('..') && !/^(node_modules|\.next)[\\/]/.test(relative);
}

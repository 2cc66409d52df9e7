import preview from './commands/preview';
import { runCommand } from './support/run-command';

void runCommand('preview.ts', () => preview(process.argv.slice(2)));

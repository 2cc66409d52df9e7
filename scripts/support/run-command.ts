import { type ParseArgsConfig, parseArgs } from 'node:util';
import { annotationTitle, BuildError, unexpected } from './command';
import { holdFolder } from './lock';
import { inRepository } from './paths';

interface CommandOptions<Options> {
  /** Options of the command line; none by default, and `null` for a task that reads them itself. */
  options?: Options | null;
  /** Name of the command, if it must have the folder of the repository for itself (lock.ts). */
  holdsAs?: string;
}

type Values<Options extends ParseArgsConfig['options']> = ReturnType<typeof parseArgs<{ options: Options }>>['values'];

/** Runs a task if jiti was started with this file. A failure is printed and ends the command with status 1. */
export async function runCommand<Options extends ParseArgsConfig['options'] = Record<never, never>>(
  file: string,
  task: (values: Values<Options>) => Promise<unknown>,
  { options, holdsAs }: CommandOptions<Options> = {},
): Promise<void> {
  if (process.argv[1] !== inRepository(file)) return;
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  await import('./end-with-parent.mjs');
  // For errors outside of promises, such as of a stream or a timer.
  process.on('uncaughtException', fail);
  try {
    const values = options === null ? {} : readOptions(options ?? {});
    if (holdsAs) await holdFolder(holdsAs);
    await task(values as Values<Options>);
  } catch (error) {
    await fail(error);
  }
}

function readOptions(options: NonNullable<ParseArgsConfig['options']>): object {
  try {
    return parseArgs({ options }).values;
  } catch {
    const known = Object.keys(options).map((name) => `--${name}`);
    const advice = known.length > 0 ? `il y a ${known.join(', ')}` : 'cette commande n’a pas d’options';
    throw new BuildError(`${process.argv.slice(2).join(' ')} : ${advice}.`);
  }
}

/** Prints an error and, once it is written, ends the process. */
async function fail(error: unknown): Promise<never> {
  const sentence = error instanceof BuildError ? error.message : sentenceOf(error);
  console.error(sentence ?? error);
  // GitHub keeps this line with the commit, for the editor (editor/publication.ts).
  if (process.env.GITHUB_ACTIONS) {
    const said = sentence ?? `${unexpected} ${error}`;
    console.log(`::error title=${annotationTitle}::${said.replaceAll('%', '%25').replaceAll('\n', '%0A')}`);
  }
  await Promise.all(
    [process.stdout, process.stderr].map((stream) => new Promise((resolve) => stream.write('', resolve))),
  );
  process.exit(1);
}

/** Returns a sentence for a failure of the machine; undefined for any other error. */
function sentenceOf(error: unknown): string | undefined {
  // execa wraps the error of a program that cannot be started.
  const { code, path, syscall, port } = Object(Object(error).cause ?? error);
  if (String(syscall).startsWith('spawn') && code === 'ENOENT')
    return `Le programme « ${path} » n’est pas installé sur cet ordinateur, ou ne se trouve pas.`;
  if (code === 'ENOMEM')
    return 'La mémoire de l’ordinateur n’a pas suffi : fermez d’autres programmes, ou construisez le site sur un ordinateur qui a 2 Go libres. Le site déjà construit n’a pas changé.';
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return 'Le disque est plein : faites de la place, puis recommencez. Le site déjà construit n’a pas changé.';
  if (port)
    return `Le port ${port} est pris par un autre programme, ou réservé : choisissez-en un autre, ou arrêtez ce programme.`;
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return `L’ordinateur refuse d’écrire ou de lire ${path} : ce dossier est-il à vous, et peut-il être modifié ?`;
  return undefined;
}

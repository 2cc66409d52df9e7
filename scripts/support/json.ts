import { BuildError } from './build-error';

/**
 * What a file of JSON says.
 * @throws BuildError naming the file, with the parser's own message, when it is no JSON.
 */
export function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BuildError(`${file}: is no valid JSON (${error instanceof Error ? error.message : error}).`);
  }
}

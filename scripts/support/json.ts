import { lineAt } from '../launch/source';
import { BuildError } from './build-error';

/**
 * What a file of JSON says.
 * @throws BuildError naming file and line when it is no JSON.
 */
export function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const line = lineAt(text, Math.min(positionIn(text, reason), text.trimEnd().length));
    const fault = reason.replace(/(?: in JSON|, (?:\.\.\.)?")[\s\S]*$/, '');
    throw new BuildError(
      `${file}, line ${line}: is no valid JSON (${fault}). ` +
        'Look at this line and the one above: each text stands between double quotes, with a comma after each but the last.',
    );
  }
}

/** Where the engine stopped. It says so by a number, by the ten characters on either side, or, at the end, not at all. */
function positionIn(text: string, reason: string): number {
  const position = /at position (\d+)/.exec(reason)?.[1];
  if (position) return Number(position);
  const [, token = '', isCut, context] =
    /^Unexpected token '(.)', (\.\.\.)?"([\s\S]+)"(?:\.\.\.)? is not valid JSON$/.exec(reason) ?? [];
  if (!context) return text.length;
  return text.indexOf(context) + (isCut ? 10 : context.indexOf(token));
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from './paths';

/** Slips that are easily made in the content, by what the parser says or the line shows, and what mends them. */
const slips: [pattern: RegExp, advice: string][] = [
  [/^Unexpected character '[‘’‚“”„«»]/, 'Texts stand between straight quotes: "..." or \'...\'.'],
  [/(?:price|minutes|yearsOn\w+):\s*\d+,\d/, 'A decimal number has a point: 57.50.'],
  [
    /(?:price|minutes):\s*(?:\d+\s*\.?-|\d+\s*[a-z]|CHF|Fr)/i,
    'A price or a duration is a number and nothing else: 58.',
  ],
  [/(?:from|to):\s*\d/, "A date stands between quotes: '2027-07-19'."],
  [/'[^',]*\p{L}'\p{L}/u, 'A text that holds an apostrophe stands between double quotes: "l\'atelier".'],
];

const usualAdvice =
  'Look at this line and the one above: a quote, a comma or a bracket is missing, or there is one too many.';

/**
 * What to tell the person who left a file that cannot be read as code: file, line, the line itself and what mends it.
 * Undefined when the error is of another kind.
 */
export function explainSyntaxError(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : '';
  const [, fault = '', file = '', line, column] = /^ParseError: (.*?)\s*\n\s*(\S.*):(\d+):(\d+)/.exec(message) ?? [];
  if (!line || !existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? '';
  return syntaxSentence(path.relative(inRepository(), file), text, Number(line), Number(column), fault);
}

/** Points at a place in a line of a file. `column` counts from 0, as the parser does. */
export function syntaxSentence(file: string, text: string, line: number, column: number, fault: string): string {
  const advice = slips.find(([pattern]) => pattern.test(`${fault}\n${text}`))?.[1] ?? usualAdvice;
  const start = Math.max(0, column - 60);
  return [
    `${file}, line ${line}: cannot be read (${fault.replace(/\.$/, '')}).`,
    '',
    `  ${text.slice(start, start + 110)}`,
    `  ${' '.repeat(column - start)}^`,
    advice,
  ].join('\n');
}

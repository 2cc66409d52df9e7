import { codeOnly, type Finding, lineAt, type Source } from './source';

/** Every value marked with `placeholder(...)`, with the name it stands under. */
export function findPlaceholders({ file, text }: Source): Finding[] {
  const code = codeOnly(text);
  const names = ['placeholder', ...[...code.matchAll(/\bplaceholder\s+as\s+(\w+)/g)].map(([, alias]) => alias)];
  const calls = new RegExp(`(?<!\\bfunction\\s+|[\\w$.])(?:${names.join('|')})\\s*(?:<[^()]*>)?\\s*\\(`, 'g');
  return [...code.matchAll(calls)].map(({ index, 0: call }) => {
    const start = index + call.length;
    const value = text.slice(start, closingBracket(code, start)).replace(/\s+/g, ' ').replace(/,? $/, '').trim();
    const [, property, constant] =
      /([\w-]+)['"]?\s*:\s*$|\b(?:const|let)\s+(\w+)[^=]*=\s*$/.exec(text.slice(0, index)) ?? [];
    const name = property ?? constant;
    return { file, line: lineAt(text, index), text: name ? `${name}: ${shorten(value)}` : shorten(value) };
  });
}

/** Where the bracket that is open before `start` closes. */
function closingBracket(code: string, start: number): number {
  let depth = 1;
  for (let index = start; index < code.length; index += 1) {
    if (code[index] === '(') depth += 1;
    if (code[index] === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return code.length;
}

function shorten(value: string): string {
  return value.length > 60 ? `${value.slice(0, 57)}...` : value;
}

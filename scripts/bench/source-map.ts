/** What of a source map says whose bytes a script is made of. */
export interface SourceMap {
  sources: string[];
  mappings: string;
  sections?: { offset: { line: number; column: number }; map: SourceMap }[];
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of one segment: column, source, line, column of the source, name, each relative to the one before. */
function decode(segment: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const character of segment) {
    const digit = digits.indexOf(character);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}

/** Characters of a script by the source they come from; what no source claims is under `''`. */
export function charactersBySource(script: string, map: SourceMap): Map<string, number> {
  const lines = script.split('\n');
  const total = new Map<string, number>();
  const add = (source: string, characters: number) => total.set(source, (total.get(source) ?? 0) + characters);
  const sections = map.sections ?? [{ offset: { line: 0, column: 0 }, map }];
  // Where each stretch begins and whose it is, over all sections.
  const starts: { line: number; column: number; source: string }[] = [{ line: 0, column: 0, source: '' }];
  for (const { offset, map: part } of sections) {
    let source = 0;
    for (const [index, segments] of part.mappings.split(';').entries()) {
      let column = index === 0 ? offset.column : 0;
      for (const segment of segments.split(',').filter(Boolean)) {
        const [columnStep = 0, sourceStep] = decode(segment);
        column += columnStep;
        source += sourceStep ?? 0;
        const name = sourceStep === undefined ? '' : (part.sources[source] ?? '');
        starts.push({ line: offset.line + index, column, source: name });
      }
    }
  }
  for (const [index, { line, column, source }] of starts.entries()) {
    const next = starts[index + 1] ?? { line: lines.length - 1, column: lines.at(-1)?.length ?? 0 };
    let characters = 0;
    for (let at = line; at <= next.line; at += 1) {
      const end = at === next.line ? next.column : (lines[at]?.length ?? 0);
      characters += Math.max(0, end - (at === line ? column : 0));
    }
    add(source, characters);
  }
  return total;
}

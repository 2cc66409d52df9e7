import path from 'node:path';
import { codeOnly } from '../launch/source';

/** What one statement of a file imports, or hands on by `export ... from`. */
export interface ImportStatement {
  /** As it is written: `react`, `@/lib/href`, `./button`. */
  specifier: string;
  /** Whether nothing of it is left in the compiled file. */
  isTypeOnly: boolean;
}

// No parser of TypeScript has a stable interface here; the formatter puts every statement at the start of a line.
const statement = /^(?:import|export)\b(?:([\w$*{},\s]*?)\bfrom\b)?[^\S\n]*/gm;
const call = /(\btypeof\s+)?\bimport\(\s*/g;

/** Everything a source of TypeScript or JavaScript imports, in the order of the text. */
export function importsIn(source: string): ImportStatement[] {
  const code = codeOnly(source);
  const found = [
    ...[...code.matchAll(statement)].map((match) => ({ match, isTypeOnly: hasOnlyTypes(match[1]) })),
    ...[...code.matchAll(call)].map((match) => ({ match, isTypeOnly: match[1] !== undefined })),
  ].sort((a, b) => a.match.index - b.match.index);
  return found.flatMap(({ match, isTypeOnly }) => {
    // Strings are blank in the code, so the match may have run past the opening quote.
    const end = match.index + match[0].trimEnd().length;
    const specifier = /^\s*(['"])([^'"\n]+)\1/.exec(source.slice(end))?.[2];
    return specifier ? [{ specifier, isTypeOnly }] : [];
  });
}

/** Whether the names between `import` and `from` are types, all of them. */
function hasOnlyTypes(names = ''): boolean {
  if (/^\s*type\b/.test(names)) return true;
  const list = /^\s*\{([^}]*)\}\s*$/.exec(names)?.[1];
  return list?.split(',').every((name) => /^\s*(type\s|$)/.test(name)) ?? false;
}

/** What an import means, from the root of the repository and without extension; undefined for a package. */
export function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (!specifier.startsWith('.')) return undefined;
  return path.posix.join(path.posix.dirname(file), specifier);
}

/** The part of opentype.js that is used; version 2 has no types of its own. */
declare module 'opentype.js' {
  export type PathCommand =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' };
  export interface Path {
    commands: PathCommand[];
  }
  export interface Glyph {
    index: number;
    /** Font units. */
    advanceWidth: number;
    getPath(x: number, y: number, size: number): Path;
  }
  export interface Font {
    unitsPerEm: number;
    charToGlyph(character: string): Glyph;
    /** Font units. */
    getKerningValue(left: Glyph, right: Glyph): number;
  }
  export function parse(file: ArrayBuffer): Font;
}

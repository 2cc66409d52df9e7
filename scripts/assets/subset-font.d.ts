declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** OpenType features to keep; all by default. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    /** Variation axis → the range that stays. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }

  /** Cuts a font down to the glyphs that a text needs. */
  export default function subsetFont(font: Uint8Array, text: string, options?: SubsetOptions): Promise<Buffer>;
}

declare module '@adobe/structured-data-validator' {
  type Issue = { issueMessage: string; path: { type?: string; property?: string }[] };

  export default class Validator {
    /** `data` has structured data by format and type: `{ jsonld: { Organization: [{ … }] } }`. */
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}

declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { BrotliOptions } from 'node:zlib';

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;
  type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  /** Compresses responses as the request accepts; `filter` chooses the responses, by default by their type. */
  const compression: { (options: { brotli: BrotliOptions; filter: Filter }): Handler; filter: Filter };
  export default compression;
}

declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  type Options = {
    targetFormat: 'sfnt' | 'woff2';
    keepFeatures?: string[];
    noHinting?: true;
    variationAxes?: { wght: Axis };
  };

  /** Cuts a font down to the glyphs of a text, its features to `keepFeatures` and each axis to its range or value. */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>;
}

declare module 'hyphen/*' {
  /** Adds soft hyphens to a text, by the patterns of one language. */
  const language: { hyphenateSync: (text: string) => string };
  export default language;
}

declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { BrotliOptions } from 'node:zlib';

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;

  /** Compresses answers as the request accepts; `filter` chooses which. */
  function compression(options?: {
    brotli?: BrotliOptions;
    filter?: Filter;
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  namespace compression {
    /** Whether the type of the answer is worth it. */
    const filter: Filter;
  }
  export default compression;
}
